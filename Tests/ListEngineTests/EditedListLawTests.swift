import Elements
import Geometry
import ListEngine
import TestSupport
import Testing

/// A list made by editing the one before is shown like one made anew.
@Suite struct EditedListLawTests {
  @Test(arguments: 0..<24) func showsWhatAFreshListShows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let edited = Screen()
    var list = List(sections: [section("a", 0..<1_400), section("b", 1_400..<1_500)])
    edited.adapter.apply(list)
    var next = 10_000
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        edit(&list, &next, using: &random)
      }
      edited.adapter.apply(list)
      edited.view.setContentOffset(
        Point(x: 0, y: Double(Int.random(in: 0...1_600, using: &random) * 44))
      )
      let fresh = Screen()
      fresh.adapter.apply(copied(list))
      fresh.view.setContentOffset(edited.view.contentOffset)
      let (found, expected) = (
        edited.view.capture(name: "now"), fresh.view.capture(name: "now")
      )
      #expect(found.sections == expected.sections, "seed \(seed)")
      #expect(found.contentSize == expected.contentSize, "seed \(seed)")
    }
  }

  /// One edit near the part that is on the screen or anywhere else; ids may come to be repeated.
  private func edit(_ list: inout List, _ next: inout Int, using random: inout SeededGenerator) {
    let section = list.sections.indices.randomElement(using: &random) ?? 0
    let count = list.sections[section].cells.count
    guard count > 1 else { return }
    let position = Int.random(in: 0..<count, using: &random)
    next += 1
    switch Int.random(in: 0..<6, using: &random) {
    case 0: list.sections[section].cells[position] = cell(position, "changed \(next)")
    case 1: list.sections[section].cells.insert(cell(next, "new"), at: position)
    case 2: list.sections[section].cells.remove(at: position)
    case 3:
      let moved = list.sections[section].cells.remove(at: position)
      let target = list.sections.indices.randomElement(using: &random) ?? 0
      let place = Int.random(in: 0...list.sections[target].cells.count, using: &random)
      list.sections[target].cells.insert(moved, at: place)
    case 4:
      let twin = list.sections[section].cells[position]
      list.sections[section].cells.insert(twin, at: Int.random(in: 0...count, using: &random))
    default: list.sections.swapAt(0, 1)
    }
  }

  /// The same list with nothing shared.
  private func copied(_ list: List) -> List {
    List(
      sections: list.sections.map { section in
        var copy = section
        copy.cells = CellArray(Array(section.cells))
        return copy
      }
    )
  }

  private func section(_ id: String, _ ids: Range<Int>) -> Section {
    Section(id: id, cells: ids.map { cell($0, "first") }).layout(column(estimate: 44))
  }

  private func cell(_ id: Int, _ text: String) -> Cell {
    Cell(id: id, component: Row("\(id) \(text)", height: 44))
  }
}
