import Views

/// Stands in for a component that only its app has.
struct RecordedContent: Component {
  var item: String
  var reuseIdentifier: String
  var layoutMode: ContentLayoutMode { .flexibleHeight(estimatedHeight: 44) }

  func renderContent(coordinator: Void) -> View { View() }

  func render(in content: View, context: RenderContext<Void>) {}
}

extension Section {
  /// A section as it was recorded.
  init(_ recorded: RecordedSection) {
    self.init(
      id: recorded.id,
      cells: recorded.items.map { item in
        Cell(
          id: item.id,
          component: RecordedContent(item: item.content, reuseIdentifier: item.reuseIdentifier)
        )
      }
    )
  }
}
