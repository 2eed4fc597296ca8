import CollectionLayout
import Elements
import Geometry
import ListEngine
import Views

/// A view as high as it is told, which counts what is asked of it.
final class RowView: View {
  var item = RowItem(title: "", height: 0)
  var renderCount = 0
  /// What an earlier row may leave behind: `render` sets it only for marked rows.
  var mark = ""
  var measurements: Counter?

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    measurements?.count(item.title)
    return Size(width: proposal.width ?? item.width, height: item.height)
  }

  override var elementKind: String? { "row" }

  override var elementAttributes: Attributes {
    mark.isEmpty ? [.text: .text(item.title)] : [.text: .text(item.title + " " + mark)]
  }
}

struct RowItem: Equatable {
  var title: String
  var height: Double
  var width = 100.0
}

/// Counts by name.
final class Counter {
  private(set) var counts: [String: Int] = [:]

  func count(_ name: String) { counts[name, default: 0] += 1 }

  var total: Int { counts.values.reduce(0, +) }
}

struct Row: Component {
  var item: RowItem
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)
  var counter: Counter?
  var isForgetful = false

  init(_ title: String, height: Double = 44, counter: Counter? = nil) {
    item = RowItem(title: title, height: height)
    self.counter = counter
  }

  func renderContent(coordinator: Void) -> RowView { RowView() }

  func render(in content: RowView, context: RenderContext<Void>) {
    content.item = item
    content.renderCount += 1
    content.measurements = counter
    if item.title.hasSuffix("!") {
      content.mark = "marked"
    } else if !isForgetful {
      content.mark = ""
    }
  }
}

/// Another kind of view for the same ids.
struct Banner: Component {
  var item: String
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)

  func renderContent(coordinator: Void) -> View { View() }

  func render(in content: View, context: RenderContext<Void>) {
    content.name = item
  }
}
