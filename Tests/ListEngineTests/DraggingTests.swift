import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing

/// A finger moves the content, and the list hears of each step.
@Suite struct DraggingTests {
  private let screen = Screen(height: 100)

  private func show(_ count: Int = 20, handled: (List) -> List = { $0 }) {
    let section = feed(rows(0..<count, height: 50), column(estimate: 50))
    screen.adapter.apply(handled(List(sections: [section])))
    _ = screen.view.takeEvents()
  }

  private var scrollEvents: [Event.Kind] {
    screen.view.takeEvents().map(\.kind).filter { ![.willDisplay, .didEndDisplay].contains($0) }
  }

  @Test func restsWhereTheFingerLetsGo() {
    show()
    screen.view.drag(by: Point(x: 0, y: 50))
    #expect(screen.offset == 50)
    #expect(scrollEvents == [.willBeginDragging, .didScroll, .willEndDragging, .didEndDragging])
    #expect(!screen.view.isDragging && !screen.view.isDecelerating)
  }

  /// 100 points per second go on for 100 / 1000 * 0.998 / 0.002 = 49.9 points.
  @Test func goesOnWithTheVelocityOfTheFinger() {
    var log: [String] = []
    show { list in
      list.willBeginDragging { log.append("begin \($0.contentOffset.y)") }
        .willEndDragging { log.append("will end, \($0.velocity.y)") }
        .didEndDragging { log.append("end \($0.contentOffset.y), \($1)") }
        .willBeginDecelerating { log.append("go on \($0.contentOffset.y)") }
        .didEndDecelerating { _ in log.append("rest") }
    }
    screen.view.drag(by: Point(x: 0, y: 30), velocity: Point(x: 0, y: 100))
    #expect(abs(screen.offset - 79.9) < 0.000_001)
    #expect(log == ["begin 0.0", "will end, 100.0", "end 30.0, true", "go on 30.0", "rest"])
    #expect(
      scrollEvents == [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging, .willBeginDecelerating,
        .didScroll, .didEndDecelerating,
      ]
    )
  }

  @Test func letsAHandlerChooseWhereItEnds() {
    show { list in list.willEndDragging { $0.targetOffset.y = 200 } }
    screen.view.drag(by: Point(x: 0, y: 30), velocity: Point(x: 0, y: 100))
    #expect(screen.offset == 200)
    show { list in list.willEndDragging { $0.targetOffset.y = 1e9 } }
    screen.view.drag(by: Point(x: 0, y: 30))
    #expect(screen.offset == 900)
    show { list in list.willEndDragging { $0.targetOffset.y = .nan } }
    screen.view.drag(by: Point(x: 0, y: -30))
    #expect(screen.offset == 870)
  }

  @Test func showsEverythingThatPassesBy() {
    show(40)
    screen.view.drag(by: Point(x: 0, y: 900), velocity: Point(x: 0, y: 1500))
    let shown = screen.view.takeEvents().filter { $0.kind == .willDisplay }.map(\.path)
    #expect(shown == (2..<shown.count + 2).map { "feed/\($0)" })
    #expect(shown.count > 30)
  }

  @Test func endsAtTheEdgesOfTheContent() {
    show()
    screen.view.drag(by: Point(x: 0, y: -400), velocity: Point(x: 0, y: -400))
    #expect(screen.offset == 0)
    screen.view.drag(by: Point(x: 0, y: 1e12), velocity: Point(x: .infinity, y: .nan))
    #expect(screen.offset == 900)
    screen.view.drag(by: Point(x: Double.nan, y: 5))
    #expect(screen.offset == 900)
  }

  @Test func ignoresAFingerThatIsNotThere() {
    show()
    screen.view.moveFinger(by: Point(x: 0, y: 50))
    screen.view.endDragging(velocity: Point(x: 0, y: 50))
    #expect(screen.offset == 0)
    #expect(scrollEvents == [])
  }

  @Test func stopsWhenAFingerCatchesTheContent() {
    show(200) { list in
      list.didScroll { metrics in
        if self.screen.view.isDecelerating, metrics.contentOffset.y >= 300 {
          self.screen.view.beginDragging()
        }
      }
    }
    screen.view.drag(by: Point(x: 0, y: 50), velocity: Point(x: 0, y: 5000))
    #expect(screen.offset == 300)
    #expect(screen.view.isDragging)
    #expect(!scrollEvents.contains(.didEndDecelerating))
  }

  // MARK: The status bar and pulling down

  @Test func scrollsToTheTopUnlessTheListForbidsIt() {
    show()
    screen.view.scroll(by: Point(x: 0, y: 300))
    #expect(screen.view.scrollToTop())
    #expect(screen.offset == 0)
    var tops = 0
    show { list in
      list.shouldScrollToTop { $0.contentOffset.y < 200 }.didScrollToTop { _ in tops += 1 }
    }
    screen.view.scroll(by: Point(x: 0, y: 300))
    _ = screen.view.takeEvents()
    #expect(!screen.view.scrollToTop())
    #expect(screen.offset == 300 && tops == 0 && scrollEvents == [])
    screen.view.scroll(by: Point(x: 0, y: -150))
    _ = screen.view.takeEvents()
    #expect(screen.view.scrollToTop())
    #expect(screen.offset == 0 && tops == 1)
    #expect(scrollEvents.last == .didScrollToTop && scrollEvents == [])
  }

  @Test func isPulledDownOnlyIfSomebodyRefreshes() {
    show()
    #expect(!screen.view.refresh())
    #expect(scrollEvents == [])
    var count = 0
    show { list in list.onRefresh { _ in count += 1 } }
    #expect(screen.view.refresh())
    #expect(count == 1 && scrollEvents == [.onRefresh])
  }

  @Test func leavesTheListAloneThatAModifierWasCalledOn() {
    var log: [String] = []
    let plain = List(sections: [feed(rows(0..<20, height: 50), column(estimate: 50))])
    let first = plain.didScroll { _ in log.append("first") }
    let second = first.didScroll { _ in log.append("second") }
    for (list, expected) in [(plain, []), (first, ["first"]), (second, ["second"])] {
      log = []
      let screen = Screen(height: 100)
      screen.adapter.apply(list)
      screen.view.scroll(by: Point(x: 0, y: 10))
      #expect(log == expected)
    }
  }

  // MARK: The reader's place under a finger

  /// A finger holds the content, so nothing else may write an offset.
  @Test func writesNoOffsetWhileAFingerHoldsTheContent() {
    show(20) { list in list.didScroll { _ in } }
    screen.view.beginDragging()
    screen.view.moveFinger(by: Point(x: 0, y: 300))
    screen.apply(feed(rows(-5..<20, height: 50), column(estimate: 50)))
    #expect(screen.offset == 300)
    screen.apply(feed(rows(0..<3, height: 50), column(estimate: 50)))
    #expect(screen.offset == 300)
    #expect(scrollEvents.count { $0 == .didScroll } == 6)
    screen.view.endDragging()
    #expect(screen.offset == 50)
  }
}
