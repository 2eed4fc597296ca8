import CollectionLayout
import Elements
import Geometry
import ListEngine
import Views

/// Layout, and the way from one list to another, with rows that cost nothing to measure.
struct ListBenchmarks {
  private let count = 1000

  func run() throws {
    let view = CollectionView(context: ViewContext(environment: Environment(), text: BenchText()))
    let adapter = ListAdapter(view)
    adapter.apply(list(0..<count))
    Table.title("layout and differences, \(count) rows")
    benchmarkLayout(of: view)
    benchmarkChanges(adapter)
  }

  private func benchmarkLayout(of view: CollectionView) {
    let layout = view.layout
    let first = LayoutElement.cell(IndexPath(item: 0, section: 0))
    Table.row(
      "prepare",
      Samples(runs: 21) {
        layout.invalidate(with: InvalidationContext())
        layout.prepare()
      }
    )
    var height = 44.0
    Table.row(
      "one more measured size",
      Samples(runs: 101) {
        height += 1
        layout.setMeasuredSize(Size(width: 390, height: height), for: first)
        _ = layout.contentSize
      }
    )
    let screen = Rect(origin: Point(x: 0, y: 20_000), size: Size(width: 390, height: 844))
    Table.row(
      "what is on a screen",
      Samples(runs: 101) { _ = layout.attributesForElements(in: screen) }
    )
    Table.row(
      "a scroll to the end and back",
      Samples(runs: 9) {
        view.scroll(to: .bottom)
        view.scroll(to: .top)
      }
    )
    Table.row(
      "a capture of the whole content",
      Samples(runs: 5) { _ = view.capture(name: "all", extent: .content) }
    )
  }

  private func benchmarkChanges(_ adapter: ListAdapter) {
    let lists = [list(0..<count), list(Array(100..<count) + Array(0..<100)), list(50..<count + 50)]
    var turn = 0
    Table.row(
      "a move of 100 rows or a change of 50",
      Samples(runs: 12) {
        turn += 1
        adapter.apply(lists[turn % lists.count])
      }
    )
  }

  private func list(_ ids: some Sequence<Int>) -> List {
    List(sections: [
      Section(
        id: "rows",
        cells: ids.map { id in
          var row = ViewDescription(.rectangle(color: "blue"))
          row.modifiers.frame = FrameModifier(height: 40 + Double(id % 7))
          return Cell(id: id, component: HostedComponent("row", row))
        }
      )
    ])
  }
}
