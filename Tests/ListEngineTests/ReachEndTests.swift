import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing

/// The end is told of once for what is there, by points and not by items.
@Suite struct ReachEndTests {
  private final class Feed {
    let screen = Screen(height: 100)
    var calls = 0

    func show(
      _ numbers: Range<Int>,
      height: Double = 50,
      footer: Double? = nil,
      offset: OffsetFromEnd = .absolute(100)
    ) {
      var layout = column(estimate: height)
      if let footer {
        let size = LayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(footer)
        )
        layout.boundarySupplementaryItems = [
          BoundarySupplementaryItem(layoutSize: size, elementKind: "footer", alignment: .bottom)
        ]
      }
      let section = ListEngineTests.feed(rows(numbers, height: height), layout)
        .footer(Row("footer"))
      let list = List(sections: [section]).onReachEnd(offsetFromEnd: offset) { _ in self.calls += 1
      }
      screen.adapter.apply(list)
    }

    func scroll(to offset: Double) {
      screen.view.setContentOffset(Point(x: 0, y: offset))
    }
  }

  @Test(arguments: [
    (OffsetFromEnd.absolute(100), 199.0, 200.0),
    (.relativeToContainerSize(multiplier: 1), 199, 200),
    (.relativeToContainerSize(multiplier: 2), 99, 100),
  ])
  func isNearByPoints(offset: OffsetFromEnd, before: Double, at: Double) {
    let feed = Feed()
    feed.show(0..<4, height: 100, offset: offset)
    feed.scroll(to: before)
    #expect(feed.calls == 0)
    feed.scroll(to: at)
    #expect(feed.calls == 1)
  }

  @Test func isTwoScreensAwayByDefault() {
    let screen = Screen(height: 100)
    var calls = 0
    let list = List(sections: [feed(rows(0..<4, height: 100), column(estimate: 100))])
    screen.adapter.apply(list.onReachEnd { _ in calls += 1 })
    screen.view.setContentOffset(Point(x: 0, y: 99))
    #expect(calls == 0)
    screen.view.setContentOffset(Point(x: 0, y: 100))
    #expect(calls == 1)
  }

  /// Rows of 40 and of 400 points: three rows are left at quite different places.
  @Test(arguments: [(40.0, 980.0), (400, 11_780)])
  func doesNotCountRows(height: Double, at: Double) {
    let feed = Feed()
    feed.show(0..<30, height: height, offset: .absolute(120))
    for _ in 0..<400 where feed.screen.offset < at - 1 {
      feed.screen.view.scroll(by: Point(x: 0, y: min(50, at - 1 - feed.screen.offset)))
    }
    #expect(feed.calls == 0)
    feed.screen.view.scroll(by: Point(x: 0, y: 1))
    #expect(feed.calls == 1)
  }

  // MARK: Once

  @Test func isToldOnceWhileTheReaderStays() {
    let feed = Feed()
    feed.show(0..<8)
    for offset in stride(from: 0.0, through: 300, by: 10) { feed.scroll(to: offset) }
    #expect(feed.calls == 1)
    feed.show(0..<8)
    #expect(feed.calls == 1)
  }

  @Test func isToldAgainAfterTheReaderWasAway() {
    let feed = Feed()
    feed.show(0..<8)
    feed.scroll(to: 300)
    feed.scroll(to: 100)
    feed.scroll(to: 300)
    #expect(feed.calls == 2)
  }

  /// Content shorter than the screen is at its end as soon as it is there (react-native #30997).
  @Test func isToldAfterEachUpdateThatLeavesTheContentShort() {
    let feed = Feed()
    feed.show(0..<1, height: 99)
    #expect(feed.calls == 1)
    feed.show(0..<1, height: 99)
    #expect(feed.calls == 1)
    feed.show(0..<2, height: 40)
    #expect(feed.calls == 2)
    feed.show(0..<3, height: 40)
    #expect(feed.calls == 3)
    feed.show(0..<30, height: 40)
    #expect(feed.calls == 3)
  }

  /// A footer that says "loading" changes the length and brings nothing (react-native #34929).
  @Test func isNotToldAgainByAFooterThatComesAndGoes() {
    let feed = Feed()
    feed.show(0..<8)
    feed.scroll(to: 300)
    for _ in 0..<10 {
      feed.show(0..<8, footer: 44)
      feed.show(0..<8, footer: 10)
      feed.show(0..<8)
    }
    #expect(feed.calls == 1)
  }

  /// Rows that stand in for a page go again when it fails to load.
  @Test func isNotToldAgainByALoadThatFailed() {
    let feed = Feed()
    feed.show(0..<8)
    feed.scroll(to: 300)
    for _ in 0..<10 {
      feed.show(0..<80)
      feed.show(0..<8)
    }
    #expect(feed.calls == 1)
    feed.screen.view.forgetReachedEnd()
    #expect(feed.calls == 2)
  }

  @Test func isNotToldAgainWhileSizesBecomeKnown() {
    let screen = Screen(height: 100)
    var calls = 0
    let section = feed(rows(0..<20, height: 50), column(estimate: 10))
    screen.adapter.apply(List(sections: [section]).onReachEnd { _ in calls += 1 })
    screen.view.drag(by: Point(x: 0, y: 5000))
    #expect(screen.view.isAtBottom)
    let lengths = screen.contentHeight
    #expect(lengths == 1000)
    #expect(calls <= 2)
  }

  @Test func isToldAgainAfterTheListWasPulledDown() {
    let feed = Feed()
    feed.show(0..<2)
    feed.show(0..<3)
    #expect(feed.calls == 2)
    feed.show(0..<2)
    #expect(feed.calls == 2)
    let list = feed.screen.adapter.list.onRefresh { _ in }
    feed.screen.adapter.apply(list)
    feed.screen.view.refresh()
    feed.show(0..<3)
    #expect(feed.calls == 3)
  }

  // MARK: Fingers

  /// While the finger is down nothing is told; when it lets go, where the content will rest counts.
  @Test func looksAtTheTargetWhenTheFingerLetsGo() {
    let feed = Feed()
    feed.show(0..<20)
    feed.screen.view.beginDragging()
    feed.screen.view.moveFinger(by: Point(x: 0, y: 900))
    #expect(feed.calls == 0)
    feed.screen.view.moveFinger(by: Point(x: 0, y: -700))
    feed.screen.view.endDragging()
    #expect(feed.calls == 0)
    feed.screen.view.beginDragging()
    _ = feed.screen.view.takeEvents()
    feed.screen.view.endDragging(velocity: Point(x: 0, y: 2000))
    let kinds = feed.screen.view.takeEvents().map(\.kind)
    #expect(feed.calls == 1)
    #expect(Array(kinds.prefix(3)) == [.willEndDragging, .onReachEnd, .didEndDragging])
  }

  @Test func looksAlongTheDirectionInWhichTheContentGoesOn() {
    var configuration = LayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let screen = Screen(width: 100, height: 100, configuration: configuration)
    let size = LayoutSize(widthDimension: .absolute(50), heightDimension: .fractionalHeight(1))
    let group = LayoutGroup.vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
    var calls = 0
    let section = feed(rows(0..<8, height: 50), LayoutSection(group: group))
    let list = List(sections: [section]).onReachEnd(offsetFromEnd: .absolute(100)) { _ in calls += 1
    }
    screen.adapter.apply(list)
    screen.view.setContentOffset(Point(x: 199, y: 0))
    #expect(calls == 0)
    screen.view.setContentOffset(Point(x: 200, y: 0))
    #expect(calls == 1)
  }
}
