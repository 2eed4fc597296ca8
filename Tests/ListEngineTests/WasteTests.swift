import ListEngine
import Testing
import Views

/// Updates that do more than the lists ask for are told by path.
@Suite struct WasteTests {
  @Test func tellsReloadsOfEqualCellsOnce() {
    let screen = Screen()
    let list = List(sections: [feed(rows(0..<3, height: 40), column(estimate: 40))])
    screen.adapter.apply(list)
    screen.adapter.apply(list, reloading: ["1"], reconfiguring: ["2"])
    #expect(screen.view.takeNeedlessReloads() == ["feed/1"])
    #expect(screen.view.takeNeedlessReloads() == [])
  }

  @Test func saysNothingOfReloadsThatAreNeeded() {
    let screen = Screen()
    screen.apply(feed(rows(0..<2, height: 40), column(estimate: 40)))
    let banner = Cell(id: "1", component: Banner(item: "1"))
    screen.apply(feed(rows(0..<1, height: 40) + [banner], column(estimate: 40)))
    let changed = [Cell(id: "0", component: Row("other", height: 40)), banner]
    screen.adapter.apply(
      List(sections: [feed(changed, column(estimate: 40))]),
      reloading: ["0"]
    )
    #expect(screen.view.takeNeedlessReloads() == [])
  }

  @Test func tellsCellsWithoutAnItem() {
    let screen = Screen()
    let cells = [
      Cell(id: "a", item: 1) { ViewDescription(.text(TextContent("\($0)"))) },
      Cell(id: "b") { ViewDescription(.spacer(minLength: 0)) },
    ]
    screen.apply(Section(id: "feed", cells: cells))
    #expect(screen.view.alwaysRenderedPaths == ["feed/b"])
  }
}
