import Elements
public import Views

/// A component of any type.
///
/// Nothing is lost: `as` gives the component back, and wrapping twice is wrapping once. Two are
/// equal when type, item and layout mode are.
///
/// The component is kept in a box rather than as functions that hold it. `make bench` measures both
/// with 1,000 rows: wrapping 0.35 ms in a box and 0.38 in functions, comparing 0.34 and 0.31,
/// rendering 20 of them 0.17 and 0.17. With nothing between them the box stays, since it is what
/// gives the component back.
public struct AnyComponent: Component {
  /// The component inside.
  public let base: any Component
  /// The reuse identifier of the component inside.
  public let reuseIdentifier: String
  /// Handlers of the content, which are no part of what is compared.
  private var connections: [(View) -> Void] = []

  /// Wraps a component.
  public init(_ component: some Component) {
    if let erased = component as? AnyComponent {
      self = erased
    } else if let carrier = component as? any ConnectionCarrier {
      self = carrier.unconnected
      connections.append(carrier.connect)
    } else {
      base = component
      // Spelling the name of a type takes longer than comparing most items, so it is done once.
      reuseIdentifier = component.reuseIdentifier
    }
  }

  /// The component, if it is of that type.
  public func `as`<Base: Component>(_ type: Base.Type) -> Base? { base as? Base }

  /// The item of the component inside.
  public var item: AnyItem { Self.item(of: base) }

  /// The layout mode of the component inside.
  public var layoutMode: ContentLayoutMode { base.layoutMode }

  /// Makes the coordinator of the component inside.
  public func makeCoordinator() -> Any { Self.coordinator(of: base) }

  /// Makes the content of the component inside.
  ///
  /// A coordinator that the component did not make is replaced by one that it does.
  public func renderContent(coordinator: Any) -> View {
    Self.content(of: base, coordinator: coordinator)
  }

  /// Shows the item of the component inside; content of another component is left as it is.
  public func render(in content: View, context: RenderContext<Any>) {
    Self.render(base, in: content, context: context)
  }

  /// Connects the content as the component inside does, then gives it the handlers.
  public func connect(to content: View, context: RenderContext<Any>) {
    Self.connect(base, to: content, context: context)
    for connection in connections { connection(content) }
  }

  /// Places the content as the component inside does.
  public func layout(content: View, in container: View) {
    Self.layout(base, content: content, in: container)
  }

  /// Whether the views of another component can show this one.
  func canTakeOver(_ other: AnyComponent) -> Bool {
    type(of: base) == type(of: other.base) && reuseIdentifier == other.reuseIdentifier
  }
}

extension AnyComponent: Equatable {
  /// Whether type, item and layout mode are equal.
  public static func == (a: AnyComponent, b: AnyComponent) -> Bool { isEqual(a.base, b.base) }

  private static func isEqual<Base: Component>(_ a: Base, _ other: any Component) -> Bool {
    guard let b = other as? Base else { return false }
    return a.layoutMode == b.layoutMode && a.item == b.item
  }
}

// MARK: - Opening the box

extension AnyComponent {
  private static func item<Base: Component>(of base: Base) -> AnyItem { AnyItem(base.item) }

  private static func coordinator<Base: Component>(of base: Base) -> Any { base.makeCoordinator() }

  private static func content<Base: Component>(of base: Base, coordinator: Any) -> View {
    base.renderContent(coordinator: coordinator as? Base.Coordinator ?? base.makeCoordinator())
  }

  private static func render<Base: Component>(
    _ base: Base,
    in content: View,
    context: RenderContext<Any>
  ) {
    guard let content = content as? Base.Content, let own = context.of(Base.self) else { return }
    base.render(in: content, context: own)
  }

  private static func connect<Base: Component>(
    _ base: Base,
    to content: View,
    context: RenderContext<Any>
  ) {
    guard let content = content as? Base.Content, let own = context.of(Base.self) else { return }
    base.connect(to: content, context: own)
  }

  private static func layout<Base: Component>(
    _ base: Base,
    content: View,
    in container: View
  ) {
    guard let content = content as? Base.Content else { return }
    base.layout(content: content, in: container)
  }
}

extension RenderContext<Any> {
  /// The same context for a component, whose coordinator it must hold.
  fileprivate func of<Base: Component>(_ type: Base.Type) -> RenderContext<Base.Coordinator>? {
    (coordinator as? Base.Coordinator).map {
      RenderContext<Base.Coordinator>(
        indexPath: indexPath,
        coordinator: $0,
        environment: environment
      )
    }
  }
}
