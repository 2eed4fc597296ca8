import Geometry
import ListEngine
import Views

/// A row as an app has it: a small item, and a view that shows it.
struct BenchRow: Component {
  struct Item: Equatable {
    var title: String
    var likes: Int
  }

  var item: Item
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 60)

  init(_ id: Int, likes: Int = 0) {
    item = Item(title: "The title of row \(id)", likes: likes)
  }

  func renderContent(coordinator: Void) -> BenchRowView { BenchRowView() }

  func render(in content: BenchRowView, context: RenderContext<Void>) {
    content.item = item
  }
}

final class BenchRowView: View {
  var item: BenchRow.Item?

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: 60)
  }
}
