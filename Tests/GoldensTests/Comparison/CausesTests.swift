import Elements
import Geometry
import Goldens
import Testing

/// One change in a list of forty cards is one cause, whatever followed from it.
@Suite struct CausesTests {
  private let feed = Feed()

  @Test func namesTheCardThatGrew() throws {
    let verdict = feed.verdict { $0.cards[5].height += 8 }
    let cause = try #require(verdict.causes.first)
    #expect(cause.change.line == "attribute: vstack feed/p6 minHeight 91 -> 99 pt")
    #expect(
      cause.follows.map(\.line) == ["itself 1 height 8", "others 35 y 8", "content 1 height 8"]
    )
    #expect(verdict.causes.count == 1 && verdict.unexplained.isEmpty)
    #expect(verdict.consequenceCount == 36)
  }

  @Test func namesTheTextAndWhatItsLinesMoved() throws {
    let verdict = feed.verdict { $0.cards[5].title = "성수 팝업 스토어 오픈 기념 사은품 증정" }
    let cause = try #require(verdict.causes.first)
    #expect(
      cause.change.line == """
        attribute: text feed/p6/title text "성수 팝업 스토어" -> "성수 팝업 스토어 오픈 기념 사은품 증정"
        """
    )
    let follows = [
      "itself 1 height 22", "itself 1 lines 1", "around 1 height 22", "others 36 y 22",
      "content 1 height 22",
    ]
    #expect(cause.follows.map(\.line) == follows)
    #expect(verdict.causes.count == 1 && verdict.unexplained.isEmpty)
  }

  @Test func namesTheCardThatCame() throws {
    let verdict = feed.verdict { $0.cards.insert(Feed.Card(id: "new", height: 120), at: 0) }
    let cause = try #require(verdict.causes.first)
    #expect(cause.change.line == "added: cell feed/new element nothing -> there")
    #expect(cause.follows.map(\.line) == ["others 41 y 132", "content 1 height 132"])
    #expect(verdict.causes.count == 1 && verdict.unexplained.isEmpty)
  }

  @Test func namesTheCardThatWent() throws {
    let verdict = feed.verdict { $0.cards.remove(at: 3) }
    let cause = try #require(verdict.causes.first)
    #expect(cause.change.line == "removed: cell feed/p4 element there -> nothing")
    #expect(cause.follows.map(\.line) == ["others 37 y -106", "content 1 height -106"])
    #expect(verdict.causes.count == 1 && verdict.unexplained.isEmpty)
  }

  @Test func namesTheOneCardThatMoved() throws {
    let verdict = feed.verdict { $0.cards.insert($0.cards.remove(at: 29), at: 2) }
    let cause = try #require(verdict.causes.first)
    #expect(cause.change.line == "moved: cell feed/p30 position 30 -> 3")
    #expect(cause.follows.map(\.line) == ["itself 1 y -2811", "others 27 y 102"])
    #expect(verdict.causes.count == 1 && verdict.unexplained.isEmpty)
  }

  @Test func tellsTheSameChangeOfManyElementsOnce() throws {
    let verdict = feed.verdict { feed in
      for index in feed.cards.indices { feed.cards[index].font = "title3" }
    }
    let cause = try #require(verdict.causes.first)
    #expect(cause.change.line == "attribute: text feed/p1/title font headline -> title3")
    #expect(cause.paths.count == 40)
    #expect(verdict.causes.count == 1 && verdict.consequences.isEmpty)
  }

  @Test func foldsWhatGrowsWithTheListIntoARange() throws {
    let verdict = feed.verdict { $0.spacing = 16 }
    let cause = try #require(verdict.causes.first)
    #expect(cause.change.line == "layout: section feed interGroupSpacing 12 -> 16 pt")
    #expect(cause.follows.map(\.line) == ["inside 40 y 4..156", "content 1 height 156"])
    #expect(verdict.causes.count == 1 && verdict.unexplained.isEmpty)
  }

  @Test func namesTheConditionThatFlipped() throws {
    let verdict = feed.verdict { $0.cards[5].hasMeta = false }
    let cause = try #require(verdict.causes.first)
    #expect(cause.change.line == "condition: text feed/p6/meta if place? shown -> hidden")
    #expect(cause.follows.map(\.line).contains("content 1 height -24"))
    #expect(verdict.causes.count == 1 && verdict.unexplained.isEmpty)
  }

  @Test func givesEachConsequenceToAllOfItsCauses() throws {
    let verdict = feed.verdict { feed in
      feed.cards[5].height += 8
      feed.cards[9].height += 4
      feed.cards[10].color = "red"
    }
    #expect(verdict.causes.map(\.paths) == [["feed/p6"], ["feed/p10"], ["feed/p11/title"]])
    let between = verdict.consequences.first { $0.change.path == "feed/p8" }
    let behind = verdict.consequences.first { $0.change.path == "feed/p20" }
    #expect(between?.causes == [0] && behind?.causes == [0, 1])
    #expect(verdict.causes[2].follows.isEmpty)
  }

  @Test func keepsWhatNothingAccountsFor() throws {
    let verdict = feed.verdict { $0.headerHeight = 50 }
    let cause = try #require(verdict.unexplained.first)
    #expect(cause.change.line == "frame: header feed/@header height 44 -> 50 pt")
    #expect(cause.follows.map(\.line) == ["others 41 y 6", "content 1 height 6"])
    #expect(verdict.causes.isEmpty && verdict.unexplained.count == 1)
  }

  @Test func doesNotTakeTheEdgeOfTheScreenForTheEndOfTheList() {
    let (before, after) = (onScreen(8), onScreen(7, growing: 60))
    let verdict = Comparison.verdict(golden: before, now: after).captures[0]
    #expect(
      verdict.causes.map(\.change.line) == [
        "attribute: vstack feed/p2 minHeight 92 -> 152 pt"
      ]
    )
    #expect(verdict.unexplained.isEmpty)
    #expect(verdict.consequences.contains { $0.change.kind == .disappeared })
  }

  /// The feed with only the first cards measured.
  private func onScreen(_ count: Int, growing delta: Int = 0) -> CaptureSet {
    var feed = feed
    feed.cards[1].height += delta
    var set = feed.set
    set.captures[0].extent = .viewport
    let all = set.captures[0].sections[0].elements.dropFirst()
    let hidden = all.dropFirst(count + 1)
    set.captures[0].sections[0].elements = Array(all.prefix(count + 1))
    guard let first = hidden.first?.frame, let last = hidden.last?.frame else { return set }
    let range = ElementRange(
      first: "p\(count + 1)",
      last: "p40",
      count: hidden.count,
      firstItem: count,
      frame: FixedRect(
        x: first.minX,
        y: first.minY,
        width: first.width,
        height: last.maxY - first.minY
      )
    )
    set.captures[0].sections[0].ranges = [range]
    return set
  }
}
