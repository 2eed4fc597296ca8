import Elements
import Geometry
import Geometry
import ListEngine
import Views

/// What a list does with components whose type it does not know, in two ways of hiding it.
///
/// Both ways do what an apply of a thousand rows does: wrap all, compare all with those before,
/// and render the twenty on a screen. What the way that was chosen costs in a list comes after.
struct ErasureBenchmarks {
  private let rows = (0..<1_000).map { BenchRow($0) }
  private let others = (0..<1_000).map { BenchRow($0) }
  private let context = RenderContext<Any>(
    indexPath: IndexPath(item: 0, section: 0),
    coordinator: (),
    environment: Environment()
  )

  func run() {
    Table.title("1,000 components without their type")
    let (boxes, otherBoxes) = (rows.map { AnyComponent($0) }, others.map { AnyComponent($0) })
    let closures = rows.map { ClosureComponent($0) }
    let otherClosures = others.map { ClosureComponent($0) }
    Table.row("wrap, in a box", Samples(runs: 101) { Sink.take(rows.map { AnyComponent($0) }) })
    Table.row(
      "wrap, in functions",
      Samples(runs: 101) { Sink.take(rows.map(ClosureComponent.init)) }
    )
    Table.row(
      "compare, in a box",
      Samples(runs: 101) { Sink.take(zip(boxes, otherBoxes).allSatisfy(==)) }
    )
    Table.row(
      "compare, in functions",
      Samples(runs: 101) {
        Sink.take(zip(closures, otherClosures).allSatisfy { $0.isEqual(to: $1) })
      }
    )
    let box = boxes[0].renderContent(coordinator: ())
    Table.row(
      "render 20, in a box",
      Samples(runs: 101) { for one in boxes.prefix(20) { one.render(in: box, context: context) } }
    )
    let content = closures[0].renderContent()
    Table.row(
      "render 20, in functions",
      Samples(runs: 101) {
        for one in closures.prefix(20) { one.render(in: content, context: context) }
      }
    )
    benchmarkList()
  }

  /// A list as an app makes it, anew for each apply.
  private func benchmarkList() {
    let view = CollectionView(context: ViewContext(environment: Environment(), text: BenchText()))
    let adapter = ListAdapter(view)
    adapter.apply(list(likes: 0))
    Table.title("a list of 1,000 components, made anew")
    Table.row("made", Samples(runs: 51) { Sink.take(list(likes: 0)) })
    Table.row("applied unchanged", Samples(runs: 51) { adapter.apply(list(likes: 0)) })
    var likes = 0
    Table.row(
      "applied with 50 changed",
      Samples(runs: 51) {
        likes += 1
        adapter.apply(list(likes: likes))
      }
    )
    Table.row(
      "scrolled through",
      Samples(runs: 9) {
        view.scroll(to: .top)
        while !view.isAtBottom { view.scroll(by: Point(x: 0, y: 400)) }
      }
    )
  }

  private func list(likes: Int) -> List {
    List {
      Section(id: "rows") {
        For(0..<1_000, id: \.self) { id in
          BenchRow(id, likes: id.isMultiple(of: 20) ? likes : 0)
        }
      }
    }
  }
}
