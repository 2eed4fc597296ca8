import ListEngine
import Views

/// The other way to erase the type of a component: everything it does as functions that hold it.
///
/// It is here only to be measured beside `AnyComponent`, which keeps the component in a box.
struct ClosureComponent {
  let base: Any
  let reuseIdentifier: String
  private let isEqualTo: (ClosureComponent) -> Bool
  private let makeContent: () -> View
  private let renderIn: (View, RenderContext<Any>) -> Void

  init<Base: Component>(_ component: Base) {
    base = component
    reuseIdentifier = component.reuseIdentifier
    isEqualTo = { other in
      guard let other = other.base as? Base else { return false }
      return other.layoutMode == component.layoutMode && other.item == component.item
    }
    makeContent = { component.renderContent(coordinator: component.makeCoordinator()) }
    renderIn = { content, context in
      guard
        let content = content as? Base.Content,
        let coordinator = context.coordinator as? Base.Coordinator
      else { return }
      let own = RenderContext<Base.Coordinator>(
        indexPath: context.indexPath,
        coordinator: coordinator,
        environment: context.environment
      )
      component.render(in: content, context: own)
    }
  }

  func isEqual(to other: ClosureComponent) -> Bool { isEqualTo(other) }
  func renderContent() -> View { makeContent() }
  func render(in content: View, context: RenderContext<Any>) { renderIn(content, context) }
}
