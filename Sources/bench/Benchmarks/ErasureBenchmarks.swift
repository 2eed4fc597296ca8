import Elements
import Geometry
import ListEngine
import Views

/// What a list does with components whose type it does not know, in two ways of hiding it.
///
/// Both ways do what an apply of a thousand rows does: wrap all, compare all with those before,
/// and render the twenty on a screen.
struct ErasureBenchmarks {
  private let rows = (0..<1_000).map(Self.row)
  private let context = RenderContext<Any>(
    indexPath: IndexPath(item: 0, section: 0),
    coordinator: (),
    environment: Environment()
  )

  func run() {
    Table.title("1,000 components without their type")
    let boxes = rows.map { AnyComponent($0) }
    let closures = rows.map { ClosureComponent($0) }
    Table.row("wrap, in a box", Samples(runs: 101) { Sink.take(rows.map { AnyComponent($0) }) })
    Table.row(
      "wrap, in functions",
      Samples(runs: 101) { Sink.take(rows.map(ClosureComponent.init)) }
    )
    Table.row(
      "compare, in a box",
      Samples(runs: 101) { Sink.take(zip(boxes, boxes).allSatisfy(==)) }
    )
    Table.row(
      "compare, in functions",
      Samples(runs: 101) { Sink.take(zip(closures, closures).allSatisfy { $0.isEqual(to: $1) }) }
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
  }

  private static func row(_ id: Int) -> HostedComponent {
    let title = ViewDescription(.text(TextContent("row \(id)")), name: "title")
    let text = ViewDescription(.text(TextContent("text of row \(id)")), name: "text")
    return HostedComponent(
      "row",
      ViewDescription(.stack(StackContent(axis: .vertical)), children: [title, text])
    )
  }
}
