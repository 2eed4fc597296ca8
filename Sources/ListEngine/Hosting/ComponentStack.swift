import Elements
public import Geometry
public import Views

/// Components one below the other, outside any list: for a settings page or a short form.
///
/// Nothing is compared between lists and nothing is reused: each component keeps its view for as
/// long as it is there. What it shows may change at any time, in place.
///
///     let stack = ComponentStack(spacing: 8, context: context)
///     stack.add(Banner(item: "Hello"), id: "banner") { event in print(event) }
///     stack.frame = Rect(x: 0, y: 0, width: 390, height: 844)
///     stack.layoutSubviews()
public final class ComponentStack: View {
  /// The room between two components, in points.
  public let spacing: Double
  /// How far the content is scrolled up, in points; what is out of sight has ended its display.
  public var contentOffset = 0.0 {
    didSet { if contentOffset != oldValue { layoutSubviews() } }
  }

  private var hosts: [Host] = []

  /// A component that came into sight or left it.
  public struct DisplayEvent: Hashable, Sendable {
    /// Whether it came or went.
    public var kind: Event.Kind
    /// Who it is.
    public var id: String
  }

  private struct Host {
    let id: String
    let view: ComponentView
    let handler: ((DisplayEvent) -> Void)?
    var isInSight = false
  }

  /// Makes a stack without components.
  public init(spacing: Double = 0, context: ViewContext) {
    self.spacing = spacing
    super.init()
    self.context = context
  }

  /// Adds a component at the end, or shows it in the place of an earlier one with the same id.
  ///
  /// - Parameters:
  ///   - component: What to show.
  ///   - id: Who it is in the stack.
  ///   - onDisplay: Is told when it comes into sight and leaves it.
  public func add(
    _ component: some Component,
    id: String,
    onDisplay: ((DisplayEvent) -> Void)? = nil
  ) {
    guard let context else { return }
    let component = AnyComponent(component)
    let index = hosts.firstIndex { $0.id == id }
    let position = IndexPath(item: index ?? hosts.count, section: 0)
    if let index, hosts[index].view.component.canTakeOver(component) {
      hosts[index].view.render(component, at: position, environment: context.environment)
      return
    }
    let view = ComponentView(component, context: context)
    view.name = id
    view.render(component, at: position, environment: context.environment)
    guard let index else {
      hosts.append(Host(id: id, view: view, handler: onDisplay))
      return addSubview(view)
    }
    replaceSubview(hosts[index].view, with: view)
    leave(index)
    hosts[index] = Host(id: id, view: view, handler: onDisplay)
  }

  /// Takes a component out.
  public func remove(id: String) {
    guard let index = hosts.firstIndex(where: { $0.id == id }) else { return }
    leave(index)
    hosts[index].view.removeFromSuperview()
    hosts.remove(at: index)
  }

  /// The components in order, by their ids.
  public var ids: [String] { hosts.map(\.id) }

  /// The height of everything at a width, in points.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? context?.environment.size.width ?? 0
    let heights = hosts.map { $0.view.sizeThatFits(ProposedSize(width: width, height: nil)).height }
    let gaps = spacing * Double(max(0, hosts.count - 1))
    return Size(width: width, height: heights.reduce(gaps, +))
  }

  /// Places the components, then tells which came into sight and which left it.
  public override func layoutSubviews() {
    var y = -contentOffset
    for host in hosts {
      let size = host.view.sizeThatFits(ProposedSize(width: bounds.width, height: nil))
      host.view.frame = Rect(x: 0, y: y, width: bounds.width, height: size.height)
      y += size.height + spacing
    }
    super.layoutSubviews()
    for index in hosts.indices {
      let isInSight = hosts[index].view.frame.intersects(bounds)
      if isInSight { enter(index) } else { leave(index) }
    }
  }

  private func enter(_ index: Int) {
    guard !hosts[index].isInSight else { return }
    hosts[index].isInSight = true
    hosts[index].handler?(DisplayEvent(kind: .willDisplay, id: hosts[index].id))
  }

  private func leave(_ index: Int) {
    guard hosts[index].isInSight else { return }
    hosts[index].isInSight = false
    hosts[index].handler?(DisplayEvent(kind: .didEndDisplay, id: hosts[index].id))
  }
}
