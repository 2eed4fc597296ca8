import Elements
import Geometry
import ListEngine
import Testing
import Views

/// Only what is displayed is measured, and everything else follows.
@Suite struct SelfSizingTests {
  @Test func placesTheNextSectionByRealHeights() {
    let screen = Screen()
    screen.apply(
      feed(rows(0..<3, height: 44), column(estimate: 100)),
      Section(id: "next", cells: rows(0..<2, height: 30)).layout(column(estimate: 100))
    )
    #expect(screen.frame("0", in: "next")?.minY == 132)
    #expect(screen.contentHeight == 192)
  }

  @Test func measuresOnlyWhatIsDisplayedFromTopToBottom() {
    let counter = Counter()
    let screen = Screen()
    screen.apply(feed(rows(0..<60, height: 50, counter: counter), column(estimate: 44, spacing: 3)))
    #expect(counter.total == 10)
    #expect(screen.contentHeight == 2877)
  }

  @Test func neverMeasuresEqualDataAgain() {
    let counter = Counter()
    let screen = Screen()
    let list = feed(rows(0..<40, height: 80, counter: counter), column(estimate: 150))
    screen.apply(list)
    screen.view.scroll(to: .bottom)
    let (measured, offset, height) = (counter.total, screen.offset, screen.contentHeight)
    #expect(screen.apply(list) == .unchanged)
    #expect(
      screen.adapter.apply(List(sections: [list]), updateStrategy: .reloadData)
        == .reloaded(.requested)
    )
    #expect(counter.total == measured)
    #expect(screen.offset == offset)
    #expect(screen.contentHeight == height)
    #expect(counter.counts.values.allSatisfy { $0 == 1 })
  }

  @Test func carriesSizesAlongWithWhatABatchMoves() {
    let counter = Counter()
    let screen = Screen()
    screen.apply(feed(rows(0..<40, height: 80, counter: counter), column(estimate: 150)))
    let seen = counter.counts
    let order = [90, 2, 1] + Array(91..<94) + [4] + Array(5..<40)
    screen.apply(
      feed(rows(order, height: 80, counter: counter), column(estimate: 150)),
      Section(id: "other", cells: rows([0], height: 80, counter: counter))
    )
    screen.view.scroll(to: .bottom)
    screen.view.scroll(to: .top)
    #expect(seen.keys.filter { counter.counts[$0] != 1 }.isEmpty)
    #expect(counter.counts["90"] == 1)
  }

  @Test func measuresAgainForAnotherTextSize() {
    let counter = Counter()
    let screen = Screen()
    screen.apply(feed(rows(0..<2, height: 80, counter: counter), column(estimate: 150)))
    var context = screen.view.context
    context.environment.contentSizeCategory = .accessibilityLarge
    screen.view.setContext(context)
    #expect(counter.counts == ["0": 2, "1": 2])
    context.environment.now = "2027-01-01T00:00:00Z"
    screen.view.setContext(context)
    screen.view.setContext(context)
    #expect(counter.counts == ["0": 3, "1": 3])
  }

  @Test func reachesTheTopThoughRowsTurnOutSmaller() {
    let screen = Screen()
    let cells = (0..<30).map { number in
      Cell(id: "\(number)", component: Row("\(number)", height: number < 6 ? 20 : 100))
    }
    screen.apply(feed(cells, column(estimate: 100)))
    screen.view.scroll(to: .bottom)
    var steps = 0
    while !screen.view.isAtTop, steps < 40 {
      let before = screen.offset
      screen.view.scroll(by: Point(x: 0, y: -200))
      #expect(screen.offset <= before)
      steps += 1
    }
    #expect(screen.offset == 0)
    #expect(screen.frame("6")?.minY == 120)
  }

  @Test func movesWhatWasSeenByTheScrolledDistanceOnly() {
    let screen = Screen()
    let cells = (0..<30).map {
      Cell(id: "\($0)", component: Row("\($0)", height: $0 < 10 ? 150 : 50))
    }
    screen.apply(feed(cells, column(estimate: 50)))
    screen.view.setContentOffset(Point(x: 0, y: 900))
    let before = screen.place("20")
    screen.view.scroll(by: Point(x: 0, y: -100))
    #expect(screen.place("20") == before.map { $0 + 100 })
  }

  @Test func keepsTheFirstVisibleRowWhenTheScreenTurns() throws {
    let screen = Screen()
    screen.apply(feed(rows(0..<50, height: 60), column(estimate: 60)))
    screen.view.setContentOffset(Point(x: 0, y: 1000))
    let before = try #require(screen.place("17"))
    var context = screen.view.context
    context.environment.size = Size(width: 480, height: 320)
    screen.view.setContext(context)
    #expect(screen.place("17") == before)
    #expect(screen.frame("17")?.width == 480)
  }

  @Test func beginsBelowTheSafeArea() {
    let screen = Screen(safeArea: EdgeInsets(top: 59, bottom: 34))
    screen.apply(feed(rows(0..<20, height: 60), column(estimate: 60)))
    #expect(screen.offset == -59)
    screen.view.scroll(to: .bottom)
    #expect(screen.offset == 20 * 60 + 34 - 480)
    screen.view.scroll(by: Point(x: 0, y: -10_000))
    #expect(screen.offset == -59)
  }
}
