import Views

/// Views that left the screen and wait to show something else.
///
/// The last one to come is the first to go.
struct ReusePool {
  var policy = ReusePolicy.pooled

  private var views: [Key: [ComponentView]] = [:]
  private var poisons: [Key: Poison] = [:]

  /// How many views were made because none was waiting.
  private(set) var madeCount = 0

  /// Components of one name must also be of one type to take over each other's views.
  private struct Key: Hashable {
    var reuseIdentifier: String
    var type: ObjectIdentifier

    init(_ component: AnyComponent) {
      reuseIdentifier = component.reuseIdentifier
      type = ObjectIdentifier(Swift.type(of: component.base))
    }
  }

  /// Hands out a waiting view as it was left, or as the policy has it, or makes one.
  mutating func dequeue(for component: AnyComponent, context: ViewContext) -> ComponentView {
    let key = Key(component)
    if policy == .poisoned {
      poisons[key, default: Poison()].learn(from: component, size: nil, context: context)
    }
    guard let view = views[key]?.popLast() else {
      madeCount += 1
      return ComponentView(component, context: context)
    }
    if policy == .poisoned { poisons[key]?.apply(to: view) }
    return view
  }

  /// Whether a view is waiting that can show a component.
  func hasView(for component: AnyComponent) -> Bool {
    views[Key(component)]?.isEmpty == false
  }

  mutating func enqueue(_ view: ComponentView) {
    guard policy != .fresh else { return }
    views[Key(view.component), default: []].append(view)
  }

  /// The views that wait, in no order.
  var waitingViews: some Sequence<ComponentView> { views.values.joined() }

  /// Lets go of all views, for an environment in which they would look different.
  mutating func removeAll() {
    views.removeAll()
  }
}
