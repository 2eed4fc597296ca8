import Elements
import Geometry
import Views

/// Overwrites in views whatever some component sets.
///
/// What no component sets after the content was made is the same in every life of a view, so it is
/// left alone.
struct Poison {
  private var places: Set<View.DrawnPlace> = []

  /// Finds out what a component sets: everything of a new view is poisoned, and what is not
  /// poisoned after rendering has been set.
  mutating func learn(from component: AnyComponent, size: Size?, context: ViewContext) {
    let view = ComponentView(component, context: context)
    let width = context.environment.size.width
    view.frame = Rect(origin: .zero, size: size ?? view.sizeThatFits(ProposedSize(width: width)))
    for (_, property) in view.content.allDrawnProperties { property.poison() }
    view.render(component, at: IndexPath(item: 0, section: 0), environment: context.environment)
    view.layoutSubviews()
    for (place, property) in view.content.allDrawnProperties where !property.isPoisoned {
      places.insert(place)
    }
  }

  /// Overwrites what the components learned from set.
  func apply(to view: ComponentView) {
    for (place, property) in view.content.allDrawnProperties where places.contains(place) {
      property.poison()
    }
  }
}
