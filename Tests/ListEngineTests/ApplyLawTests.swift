import CollectionLayout
import Elements
import Geometry
import ListEngine
import TestSupport
import Testing

/// What holds for any lists that are applied one after another.
@Suite struct ApplyLawTests {
  @Test(arguments: 0..<6)
  func aListReachedByUpdatesIsLaidOutLikeAFreshOne(block: Int) throws {
    for round in 0..<3 {
      let seed = UInt64(block * 3 + round)
      var random = SeededGenerator(seed: seed)
      let screen = Screen(anchor: round % 3 == 0 ? .bottom : .top)
      for _ in 0..<5 {
        let list = randomList(using: &random)
        screen.adapter.apply(list)
        try check(screen, shows: list, "seed \(seed)")
        screen.view.scroll(by: Point(x: 0, y: Double.random(in: -400...600, using: &random)))
        try check(screen, shows: list, "seed \(seed) after scrolling")
      }
    }
  }

  private func check(_ screen: Screen, shows list: List, _ comment: Comment) throws {
    let fresh = Screen()
    fresh.adapter.apply(list)
    let expected = fresh.view.capture(name: "all", extent: .content)
    let found = screen.view.capture(name: "all", extent: .content)
    #expect(found.sections.map(\.elements) == expected.sections.map(\.elements), comment)
    #expect(found.contentSize == expected.contentSize, comment)
    for (element, view) in screen.view.visibleViews {
      let shown = view.component.as(Row.self)?.item
      #expect((view.content as? RowView)?.item == shown, comment)
      if case .cell(let path) = element {
        let cell = list.sections[path.section].cells[path.item]
        #expect(cell.component == view.component, comment)
      }
    }
    let offset = screen.view.contentOffset.y
    #expect(offset >= screen.view.minimumOffset.y, comment)
    #expect(offset <= screen.view.maximumOffset.y, comment)
    try checkDisplayed(screen, comment)
  }

  /// Exactly what meets the screen has a view, and all of it is measured.
  private func checkDisplayed(_ screen: Screen, _ comment: Comment) throws {
    let capture = screen.view.capture(name: "now")
    let viewport = capture.viewport.points
    for section in capture.sections {
      for element in section.elements where element.kind == .cell {
        #expect(element.frame.points.intersects(viewport), comment)
      }
      for range in section.ranges where range.count == 1 {
        #expect(!range.frame.points.intersects(viewport), comment)
      }
    }
  }

  private func randomList(using random: inout SeededGenerator) -> List {
    var pool = (0..<60).map { $0 }.shuffled(using: &random)
    let names = ["A", "B", "C", "D"].shuffled(using: &random)
    let sections = names.prefix(Int.random(in: 1...4, using: &random)).map { name in
      var cells: [Cell] = []
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        guard let id = pool.popLast() else { break }
        // A height of its own for each id and version, so that a mixed-up size shows.
        let version = Int.random(in: 0...2, using: &random) / 2
        let row = Row("\(id) \(version)", height: Double(20 + id * 2 + version * 9))
        cells.append(Cell(id: id, component: row))
      }
      let header = Row("\(name)", height: 30)
      return Section(id: name, cells: cells)
        .layout(column(estimate: 50, spacing: 4, header: 30))
        .header(header)
    }
    return List(sections: Array(sections))
  }
}
