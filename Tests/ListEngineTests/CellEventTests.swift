import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing

/// Handlers hear of the very view that something happened to.
@Suite struct CellEventTests {
  private let layout = column(estimate: 50)

  private func section(_ numbers: some Sequence<Int>, _ handled: (Cell) -> Cell) -> Section {
    feed(rows(numbers, height: 50).map(handled), layout)
  }

  private func title(_ context: EventContext) -> String {
    context.component.as(Row.self)?.item.title ?? "?"
  }

  @Test func tellsTheFingersWayOverACell() {
    let screen = Screen()
    var log: [String] = []
    func note(_ name: String, _ context: EventContext) {
      log.append("\(name) \(context.id) at \(context.indexPath), \(title(context))")
    }
    screen.apply(
      section(0..<3) { cell in
        cell.didSelect { note("select", $0) }
          .onHighlight { note("highlight", $0) }
          .onUnhighlight { note("unhighlight", $0) }
      }
    )
    _ = screen.view.takeEvents()
    let position = IndexPath(item: 1, section: 0)
    #expect(screen.view.tap(itemAt: position))
    #expect(log == ["highlight 1 at 0/1, 1", "unhighlight 1 at 0/1, 1", "select 1 at 0/1, 1"])
    #expect(
      screen.view.takeEvents() == [
        Event(.onHighlight, path: "feed/1"), Event(.onUnhighlight, path: "feed/1"),
        Event(.didSelect, path: "feed/1"),
      ]
    )
  }

  @Test func reachesNoCellThatIsNotOnTheScreen() {
    let screen = Screen(height: 100)
    var count = 0
    screen.apply(section(0..<9) { $0.didSelect { _ in count += 1 } })
    _ = screen.view.takeEvents()
    for position in [IndexPath(item: 5, section: 0), IndexPath(item: 0, section: 3)] {
      #expect(!screen.view.tap(itemAt: position))
      #expect(!screen.view.select(itemAt: position))
      #expect(!screen.view.highlight(itemAt: position))
      #expect(!screen.view.unhighlight(itemAt: position))
    }
    #expect(count == 0 && screen.view.takeEvents().isEmpty)
  }

  @Test func unhighlightsOnceWhateverEndsTheTouch() {
    let screen = Screen(height: 100)
    screen.apply(section(0..<9) { $0 })
    _ = screen.view.takeEvents()
    let first = IndexPath(item: 0, section: 0)
    #expect(screen.view.highlight(itemAt: first))
    #expect(!screen.view.highlight(itemAt: first))
    screen.view.beginDragging()
    #expect(!screen.view.unhighlight(itemAt: first))
    screen.view.endDragging()
    screen.view.highlight(itemAt: first)
    screen.apply(section(1..<9) { $0 })
    let touches = screen.view.takeEvents().filter {
      [.onHighlight, .onUnhighlight].contains($0.kind)
    }
    #expect(touches.map(\.kind) == [.onHighlight, .onUnhighlight, .onHighlight, .onUnhighlight])
    #expect(touches.allSatisfy { $0.path == "feed/0" })
  }

  /// The lists are equal, so nothing is updated; the closures still are other ones.
  @Test func callsTheHandlersOfTheNewestListThoughNothingElseChanged() {
    let screen = Screen()
    var log: [String] = []
    screen.apply(section(0..<3) { $0.didSelect { _ in log.append("old") } })
    #expect(screen.apply(section(0..<3) { $0.didSelect { _ in log.append("new") } }) == .unchanged)
    screen.view.select(itemAt: IndexPath(item: 1, section: 0))
    #expect(log == ["new"])
  }

  @Test func callsTheHandlersOfTheNewestListAfterAMove() {
    let screen = Screen()
    var log: [String] = []
    screen.apply(section([0, 1, 2]) { $0.didSelect { log.append("old \($0.id)") } })
    let view = screen.view.visibleViews[.cell(IndexPath(item: 2, section: 0))]
    screen.apply(
      section([2, 0, 1]) { $0.didSelect { log.append("new \($0.id) \($0.indexPath)") } }
    )
    #expect(screen.view.visibleViews[.cell(IndexPath(item: 0, section: 0))] === view)
    screen.view.select(itemAt: IndexPath(item: 0, section: 0))
    #expect(log == ["new 2 0/0"])
  }

  @Test(arguments: [UpdateStrategy.nonanimatedBatchUpdates, .reloadData])
  func tellsTheNewestListOfAViewThatGoesWithTheUpdate(strategy: UpdateStrategy) {
    let screen = Screen(height: 100)
    var log: [String] = []
    screen.apply(section(0..<3) { $0.didEndDisplay { log.append("old \($0.id)") } })
    let new = section([7, 8, 9, 1]) { cell in
      cell.didEndDisplay { log.append("new \($0.id), \(title($0))") }
    }
    screen.adapter.apply(List(sections: [new]), updateStrategy: strategy)
    #expect(log == ["old 0", "new 1, 1"])
  }

  @Test func tellsWhatWasRenderedAndNotWhatIsThereNow() {
    let screen = Screen(height: 100)
    var log: [String] = []
    screen.apply(section(0..<2) { $0.didEndDisplay { log.append("\($0.id) \(title($0))") } })
    screen.apply(section(7..<9) { $0 })
    #expect(log == ["0 0", "1 1"])
  }

  @Test func leavesTheCellAloneThatAModifierWasCalledOn() {
    var log: [String] = []
    let plain = Cell(id: "0", component: Row("0", height: 50))
    let first = plain.didSelect { _ in log.append("first") }
    let second = first.didSelect { _ in log.append("second") }
    for (cell, expected) in [(plain, []), (first, ["first"]), (second, ["second"])] {
      log = []
      let screen = Screen()
      screen.apply(feed([cell], layout))
      screen.view.select(itemAt: IndexPath(item: 0, section: 0))
      #expect(log == expected)
    }
  }

  // MARK: Headers and footers

  @Test func tellsOfHeadersAndFootersWhicheverModifierComesFirst() {
    let screen = Screen(height: 100)
    var log: [String] = []
    func note(_ name: String, _ context: EventContext) {
      log.append("\(name) \(context.id) \(title(context))")
    }
    let section = Section(id: "feed", cells: rows(0..<4, height: 50))
      .willDisplayHeader { note("header comes", $0) }
      .header(Row("head", height: 50))
      .didEndDisplayHeader { note("header goes", $0) }
      .footer(Row("foot", height: 50))
      .willDisplayFooter { note("footer comes", $0) }
      .didEndDisplayFooter { note("footer goes", $0) }
    screen.apply(section)
    #expect(log == ["header comes feed head"])
    screen.view.scroll(to: .bottom)
    screen.view.scroll(to: .top)
    #expect(
      log == [
        "header comes feed head", "header goes feed head", "footer comes feed foot",
        "footer goes feed foot", "header comes feed head",
      ]
    )
  }

  // MARK: Handlers that change what they are told of

  @Test func letsAHandlerScrollAndApply() {
    let screen = Screen(height: 100)
    var log: [String] = []
    var isFirst = true
    screen.apply(
      section(0..<20) { cell in
        cell.willDisplay { context in
          log.append("\(context.id)")
          guard isFirst else { return }
          isFirst = false
          screen.view.scroll(by: Point(x: 0, y: 500))
          screen.apply(section(0..<30) { $0 })
        }
      }
    )
    // What the first handler caused is told after what it was called in the middle of.
    #expect(log == ["0", "1", "10", "11"])
    #expect(screen.adapter.list.sections[0].cells.count == 30)
    #expect(screen.offset == 500)
  }
}
