public import Views

/// A component whose content is given a handler.
///
/// A handler is not compared: a component with another handler is equal to the one without. It
/// reaches the content all the same, since a content is connected whenever a newer list comes.
public struct ConnectedComponent<Base: Component>: Component {
  /// The component without the handler.
  public let base: Base
  private let connection: (Base.Content) -> Void

  init(_ base: Base, _ connection: @escaping (Base.Content) -> Void) {
    self.base = base
    self.connection = connection
  }

  /// The item of the component.
  public var item: Base.Item { base.item }
  /// The reuse identifier of the component.
  public var reuseIdentifier: String { base.reuseIdentifier }
  /// The layout mode of the component.
  public var layoutMode: ContentLayoutMode { base.layoutMode }

  /// Makes the coordinator of the component.
  public func makeCoordinator() -> Base.Coordinator { base.makeCoordinator() }

  /// Makes the content of the component.
  public func renderContent(coordinator: Base.Coordinator) -> Base.Content {
    base.renderContent(coordinator: coordinator)
  }

  /// Shows the item as the component does.
  public func render(in content: Base.Content, context: RenderContext<Base.Coordinator>) {
    base.render(in: content, context: context)
  }

  /// Connects the content as the component does, then gives it the handler.
  public func connect(to content: Base.Content, context: RenderContext<Base.Coordinator>) {
    base.connect(to: content, context: context)
    connection(content)
  }

  /// Places the content as the component does.
  public func layout(content: Base.Content, in container: View) {
    base.layout(content: content, in: container)
  }
}

/// A component that adds a connection to another one, so that `AnyComponent` can tell them apart.
protocol ConnectionCarrier {
  /// The component without the connection.
  var unconnected: AnyComponent { get }
  /// Gives the handler to a content of the component.
  func connect(_ content: View)
}

extension ConnectedComponent: ConnectionCarrier {
  var unconnected: AnyComponent { AnyComponent(base) }

  func connect(_ content: View) {
    if let content = content as? Base.Content { connection(content) }
  }
}
