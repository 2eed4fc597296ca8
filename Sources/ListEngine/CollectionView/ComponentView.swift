import Elements
public import Geometry
public import Views

/// The one view that cells, headers and badges of all components are shown in.
///
/// It keeps the content that its first component made and lets others render into it.
public final class ComponentView: View {
  /// What is shown.
  public private(set) var component: AnyComponent
  /// Where the component was when it was last rendered.
  private(set) var indexPath: IndexPath?
  /// The view that the component made.
  public let content: View

  private let coordinator: Any

  /// Makes the content of a component, without rendering it yet.
  init(_ component: AnyComponent, context: ViewContext) {
    self.component = component
    coordinator = component.makeCoordinator()
    content = component.renderContent(coordinator: coordinator)
    super.init()
    self.context = context
    addSubview(content)
  }

  /// Shows a component that can take over the content.
  func render(_ component: AnyComponent, at indexPath: IndexPath, environment: Environment) {
    self.indexPath = indexPath
    component.render(in: content, context: context(at: indexPath, environment))
    connect(component, at: indexPath, environment: environment)
  }

  /// Takes over a component that looks like the one that is shown.
  func connect(_ component: AnyComponent, at indexPath: IndexPath, environment: Environment) {
    self.component = component
    component.connect(to: content, context: context(at: indexPath, environment))
  }

  private func context(
    at indexPath: IndexPath,
    _ environment: Environment
  ) -> RenderContext<Any> {
    RenderContext(indexPath: indexPath, coordinator: coordinator, environment: environment)
  }

  /// The size the content wants.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    content.sizeThatFits(proposal)
  }

  /// Lets the component place its content, and the content what is in it.
  public override func layoutSubviews() {
    component.layout(content: content, in: self)
    super.layoutSubviews()
  }
}
