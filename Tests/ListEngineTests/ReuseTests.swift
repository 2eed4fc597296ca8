import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing

/// Views come from a pool and go back to it.
@Suite struct ReuseTests {
  @Test func makesNoMoreViewsThanTheScreenNeeds() {
    let screen = Screen()
    screen.apply(feed(rows(0..<1000, height: 60), column(estimate: 60)))
    for _ in 0..<50 { screen.view.scroll(by: Point(x: 0, y: 90)) }
    #expect(screen.view.visibleViews.count <= 9)
    #expect(screen.view.madeViewCount <= 10)
  }

  @Test func showsWhatAnEarlierRowLeftBehind() {
    let screen = Screen()
    let cells = (0..<40).map { number in
      var row = Row(number == 1 ? "1!" : "\(number)", height: 60)
      row.isForgetful = true
      return Cell(id: "\(number)", component: row)
    }
    screen.apply(feed(cells, column(estimate: 60)))
    screen.view.scroll(by: Point(x: 0, y: 700))
    let marked = screen.view.capture(name: "after").sections[0].elements.filter {
      $0.attributes[.text]?.string?.hasSuffix("marked") == true
    }
    #expect(marked.count == 1)
    #expect(marked.first?.path.segments.last != "1")
  }

  @Test func recordsWhatHappensByID() {
    let screen = Screen(height: 100)
    screen.apply(feed(rows(0..<5, height: 50), column(estimate: 50)))
    #expect(
      screen.view.takeEvents().map(\.description) == [
        "willDisplay feed/0", "willDisplay feed/1",
      ]
    )
    screen.view.scroll(by: Point(x: 0, y: 50))
    #expect(
      screen.view.takeEvents().map(\.description) == [
        "didScroll", "didEndDisplay feed/0", "willDisplay feed/2",
      ]
    )
    screen.apply(feed(rows([0, 2, 3, 4], height: 50), column(estimate: 50)))
    #expect(
      screen.view.takeEvents().map(\.description) == [
        "didEndDisplay feed/1", "didScroll", "willDisplay feed/0",
      ]
    )
  }

  @Test func doesNotRenderARowThatOnlyScrolls() {
    let screen = Screen()
    screen.apply(feed(rows(0..<40, height: 60), column(estimate: 60)))
    screen.view.scroll(by: Point(x: 0, y: 10))
    let view = screen.view.visibleViews[.cell(IndexPath(item: 3, section: 0))]?.content as? RowView
    #expect(view?.renderCount == 1)
  }
}
