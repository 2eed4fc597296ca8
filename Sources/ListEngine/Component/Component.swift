public import Views

/// What a cell, a header or a footer shows: an item, and the views to show it in.
///
/// A component is a value. The view it makes is an object that serves many components one after
/// another, so `render(in:context:)` must set everything that an earlier one may have left behind.
///
///     struct Greeting: Component {
///       var item: String
///       var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)
///       func renderContent(coordinator: Void) -> NameView { NameView() }
///       func render(in content: NameView, context: RenderContext<Void>) { content.text = item }
///     }
public protocol Component {
  /// What is compared to find out whether a view must be rendered again.
  associatedtype Item: Equatable
  /// The view that shows the item.
  associatedtype Content: View
  /// What lives as long as the content, such as the target of its actions.
  associatedtype Coordinator = Void

  /// Everything that the look depends on.
  var item: Item { get }
  /// Which components may take over one another's views; by default the name of the type.
  var reuseIdentifier: String { get }
  /// Which lengths the content decides itself.
  var layoutMode: ContentLayoutMode { get }

  /// Makes what lives as long as the content; called once before it.
  func makeCoordinator() -> Coordinator

  /// Makes the content; called once for each view.
  func renderContent(coordinator: Coordinator) -> Content

  /// Shows the item; called each time the view gets this or another component.
  func render(in content: Content, context: RenderContext<Coordinator>)

  /// Gives the content what is not compared, such as handlers.
  ///
  /// It is called after each rendering, and for a content that shows an equal item already when a
  /// newer list comes; by default it does nothing.
  func connect(to content: Content, context: RenderContext<Coordinator>)

  /// Places the content in its cell; by default it fills the bounds.
  func layout(content: Content, in container: View)
}

extension Component {
  /// The name of the type.
  public var reuseIdentifier: String { String(describing: Self.self) }

  /// Does nothing.
  public func connect(to content: Content, context: RenderContext<Coordinator>) {}

  /// Fills the bounds of the cell.
  public func layout(content: Content, in container: View) {
    content.frame = container.bounds
  }
}

extension Component where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}
