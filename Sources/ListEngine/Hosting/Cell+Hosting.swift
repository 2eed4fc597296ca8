public import Views

extension Cell {
  /// Makes a cell that shows a description of an item, which is made again when the item changes.
  ///
  ///     Cell(id: post.id, item: post) { post in ViewDescription(.text(TextContent(post.title))) }
  ///
  /// - Parameters:
  ///   - id: Who the cell is among those of its list.
  ///   - item: What is compared.
  ///   - name: What the component is called; cells of one name take over each other's views.
  ///   - layoutMode: Which lengths the views decide themselves.
  ///   - content: What an item looks like; it should depend on the item alone.
  public init<Item: Equatable>(
    id: some Hashable,
    item: Item,
    name: String = "Hosted",
    layoutMode: ContentLayoutMode = .flexibleHeight(estimatedHeight: 44),
    content: @escaping (Item) -> ViewDescription
  ) {
    let component = HostedItem(
      item: item,
      reuseIdentifier: name,
      layoutMode: layoutMode,
      content: content
    )
    self.init(id: id, component: component)
  }

  /// Makes a cell without an item, which is rendered at every apply.
  ///
  /// Nothing tells whether its content has changed, so it carries a token that is never equal to
  /// another. Prefer a cell with an item; `rendersAlways` finds those without one.
  public init(
    id: some Hashable,
    name: String = "Hosted",
    layoutMode: ContentLayoutMode = .flexibleHeight(estimatedHeight: 44),
    content: @escaping () -> ViewDescription
  ) {
    self.init(id: id, item: RefreshToken(), name: name, layoutMode: layoutMode) { _ in content() }
  }

  /// Whether the cell has no item to compare and is rendered at every apply.
  public var rendersAlways: Bool { component.base is HostedItem<RefreshToken> }
}

/// What stands in for an item that nobody gave: it is never equal, not even to itself.
struct RefreshToken: Equatable {
  static func == (a: RefreshToken, b: RefreshToken) -> Bool { false }
}

/// A component whose views are made from a description of its item.
struct HostedItem<Item: Equatable>: Component {
  var item: Item
  var reuseIdentifier: String
  var layoutMode: ContentLayoutMode
  var content: (Item) -> ViewDescription

  func renderContent(coordinator: Void) -> HostingView { HostingView() }

  func render(in view: HostingView, context: RenderContext<Void>) {
    view.render(content(item))
  }
}
