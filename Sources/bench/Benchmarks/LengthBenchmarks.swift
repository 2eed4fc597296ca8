import Elements
import Geometry
import ListEngine
import Views

/// What one change and one scroll step cost in lists of very different lengths.
struct LengthBenchmarks {
  private static let lengths = [1_000, 10_000, 100_000, 1_000_000]

  func run() {
    let lists = Self.lengths.map(LongList.init)
    Table.columns("one change in a list", Self.lengths.map { "\($0)" } + ["last : first"])
    for change in LongList.Change.allCases {
      let samples = lists.map { list in Samples(runs: 41) { list.perform(change) } }
      Table.growth(change.rawValue, samples)
    }
  }
}

/// A list on a screen that is scrolled to its middle.
private final class LongList {
  enum Change: String, CaseIterable {
    case content = "another content of one cell"
    case insert = "one more cell"
    case delete = "one cell less"
    case move = "one cell elsewhere"
    case scroll = "a scroll step of half a screen"
  }

  private let view: CollectionView
  private let adapter: ListAdapter
  private var list: List
  private var turn = 0

  init(_ count: Int) {
    view = CollectionView(context: ViewContext(environment: Environment(), text: BenchText()))
    adapter = ListAdapter(view)
    list = List(sections: [Section(id: "rows", cells: (0..<count).map { Self.cell($0, 0) })])
    adapter.apply(list)
    view.setContentOffset(Point(x: 0, y: Double(count) * 22))
  }

  func perform(_ change: Change) {
    turn += 1
    let middle = list.sections[0].cells.count / 2
    switch change {
    case .content: list.sections[0].cells[middle] = Self.cell(middle, turn)
    case .insert: list.sections[0].cells.insert(Self.cell(-turn, 0), at: middle)
    case .delete: list.sections[0].cells.remove(at: middle + turn % 5)
    case .move:
      let cell = list.sections[0].cells.remove(at: middle)
      list.sections[0].cells.insert(cell, at: middle + 3)
    case .scroll: return view.scroll(by: Point(x: 0, y: turn % 2 == 0 ? 400 : -400))
    }
    adapter.apply(list)
  }

  private static func cell(_ id: Int, _ version: Int) -> Cell {
    var row = ViewDescription(.rectangle(color: "blue"))
    row.modifiers.frame = FrameModifier(height: 40 + Double((id + version) % 7))
    return Cell(id: id, component: HostedComponent("row", row))
  }
}
