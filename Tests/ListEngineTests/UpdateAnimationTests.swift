import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing
import Views

/// The way of an animated update, with frames that were worked out by hand.
@Suite struct UpdateAnimationTests {
  @Test func whatStaysMovesAndWhatIsNewFadesIn() throws {
    let screen = Screen()
    screen.apply(feed(rows([1, 2], height: 100), column(estimate: 100)))
    let way = try #require(
      screen.view.animation {
        screen.apply(feed(rows([3, 1, 2], height: 100), column(estimate: 100)))
      }
    )
    #expect(places(way, at: 0) == ["feed/3 0 0", "feed/1 0 1", "feed/2 100 1"])
    #expect(places(way, at: 0.25) == ["feed/3 0 0.25", "feed/1 25 1", "feed/2 125 1"])
    #expect(places(way, at: 1) == ["feed/3 0 1", "feed/1 100 1", "feed/2 200 1"])
    #expect(places(way, at: 7) == places(way, at: 1))
    #expect(places(way, at: -1) == places(way, at: 0))
    #expect(!way.isStill)
  }

  @Test func whatGoesFadesOutBehindTheRest() throws {
    let screen = Screen()
    screen.apply(feed(rows(1...3, height: 100), column(estimate: 100)))
    let way = try #require(
      screen.view.animation {
        screen.apply(feed(rows([1, 3], height: 100), column(estimate: 100)))
      }
    )
    #expect(places(way, at: 0.5) == ["feed/2 100 0.5", "feed/1 0 1", "feed/3 150 1"])
    #expect(places(way, at: 1) == ["feed/2 100 0", "feed/1 0 1", "feed/3 100 1"])
  }

  /// Ten rows of 100 on a screen of 480: the last moves to the front from below the edge, and the
  /// fifth leaves over it.
  @Test func whatComesFromBelowTheEdgeMovesInAndWhatLeavesMovesOut() throws {
    let screen = Screen()
    screen.apply(feed(rows(0..<6, height: 100), column(estimate: 100)))
    let way = try #require(
      screen.view.animation {
        screen.apply(feed(rows([5, 0, 1, 2, 3, 4], height: 100), column(estimate: 100)))
      }
    )
    #expect(
      places(way, at: 0.5) == [
        "feed/4 450 1", "feed/5 250 1", "feed/0 50 1", "feed/1 150 1", "feed/2 250 1",
        "feed/3 350 1",
      ]
    )
  }

  /// The content is 300 longer above the reader, but nothing that is on the screen moves.
  @Test func aReaderWhoseContentGrewAboveSeesNothingMove() throws {
    let screen = Screen()
    screen.apply(feed(rows(10..<30, height: 100), column(estimate: 100)))
    screen.view.scroll(by: Point(x: 0, y: 450))
    let way = try #require(
      screen.view.animation {
        screen.apply(feed(rows(7..<30, height: 100), column(estimate: 100)))
      }
    )
    #expect(screen.offset == 750)
    #expect(places(way, at: 0) == places(way, at: 1))
    #expect(way.isStill)
  }

  @Test func sectionsThatGoAreListedWhereTheyWere() throws {
    let screen = Screen()
    let layout = column(estimate: 100)
    let last = Section(id: "last", cells: rows([9], height: 100)).layout(layout)
    screen.apply(feed(rows([1], height: 100), layout), last)
    let way = try #require(screen.view.animation { screen.apply(last) })
    #expect(way.capture(name: "", at: 0).sections.map(\.id) == ["feed", "last"])
    #expect(places(way, at: 0.5) == ["feed/1 0 0.5", "last/9 50 1"])
  }

  @Test func aRowThatGrowsGrowsOnTheWay() throws {
    let screen = Screen()
    screen.apply(feed(rows([1], height: 100), column(estimate: 100)))
    let way = try #require(
      screen.view.animation {
        screen.apply(feed(rows([1], height: 140), column(estimate: 100)))
      }
    )
    #expect(way.capture(name: "", at: 0.5).sections[0].elements[0].frame.height.points == 120)
  }

  @Test func aLayoutSaysHowThingsComeAndGo() throws {
    let layout = SlidingLayout()
    let context = ViewContext(
      environment: Environment(size: Size(width: 320, height: 480), scale: 2),
      text: NoText()
    )
    let view = CollectionView(layout: layout, context: context)
    let adapter = ListAdapter(view)
    adapter.apply(List(sections: [Section(id: "feed", cells: rows([1, 2], height: 50))]))
    let list = List(sections: [Section(id: "feed", cells: rows([2, 3], height: 50))])
    let way = try #require(view.animation { _ = adapter.apply(list) })
    let moment = way.capture(name: "", at: 0.5)
    #expect(
      moment.sections[0].elements.map { "\($0.path) \($0.frame.minX) \($0.frame.minY)" } == [
        "feed/1 -160 0", "feed/2 0 25", "feed/3 160 50",
      ]
    )
    #expect(layout.calls == ["prepare 1 1", "finalize"])
  }

  @Test func aListThatIsReadAnewHasNoWay() {
    let screen = Screen()
    #expect(
      screen.view.animation { screen.apply(feed(rows([1], height: 9), column(estimate: 9))) } == nil
    )
    let next = List(sections: [feed(rows([2], height: 9), column(estimate: 9))])
    #expect(
      screen.view.animation { screen.adapter.apply(next, updateStrategy: .reloadData) } == nil
    )
    #expect(
      screen.view.animation {
        screen.apply(feed(rows([3], height: 9), column(estimate: 9)))
        screen.adapter.apply(next, updateStrategy: .nonanimatedBatchUpdates)
      } == nil
    )
  }

  /// Path, distance from the top of the content and opacity of what is listed, in order.
  private func places(_ way: UpdateAnimation, at fraction: Double) -> [String] {
    way.capture(name: "moment", at: fraction).sections.flatMap(\.elements).map { element in
      "\(element.path) \(element.frame.minY) \(element.attributes[.opacity]?.number ?? Thousandths(1))"
    }
  }
}

/// Rows of 50 below each other that come from the right and leave to the left.
private final class SlidingLayout: CollectionViewLayout {
  var calls: [String] = []

  override var contentSize: Size {
    Size(width: 320, height: 50 * Double(host?.numberOfItems(inSection: 0) ?? 0))
  }

  override func attributesForElements(in rect: Rect) -> [LayoutAttributes] {
    guard let host, host.numberOfSections > 0 else { return [] }
    return (0..<host.numberOfItems(inSection: 0)).compactMap {
      attributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func attributesForItem(at path: IndexPath) -> LayoutAttributes? {
    let frame = Rect(x: 0, y: 50 * Double(path.item), width: 320, height: 50)
    return LayoutAttributes(element: .cell(path), frame: frame)
  }

  override func prepare(forUpdates updates: LayoutUpdates) {
    super.prepare(forUpdates: updates)
    calls.append("prepare \(updates.appearing.count) \(updates.disappearing.count)")
  }

  override func initialAttributes(
    forAppearing attributes: LayoutAttributes
  ) -> LayoutAttributes? {
    super.initialAttributes(forAppearing: attributes).map { initial in
      var initial = initial
      initial.alpha = 1
      initial.frame = initial.frame.offsetBy(x: 320)
      return initial
    }
  }

  override func finalAttributes(
    forDisappearing attributes: LayoutAttributes
  ) -> LayoutAttributes? {
    super.finalAttributes(forDisappearing: attributes).map { final in
      var final = final
      final.alpha = 1
      final.frame = final.frame.offsetBy(x: -320)
      return final
    }
  }

  override func finalizeUpdates() {
    super.finalizeUpdates()
    calls.append("finalize")
  }
}
