import CollectionLayout
import Elements
import Geometry
import Views

extension CollectionView {
  /// Shows the elements that are visible now, and lets go of those that no longer are.
  ///
  /// Complexity: O(k log k) in the number of elements that were or are visible.
  func show(_ visible: [LayoutAttributes], prepared: [LayoutElement: ComponentView]) {
    var waiting = prepared
    let elements = Set(visible.map(\.element))
    let leaving = displayed.keys.filter { !elements.contains($0) }
    for element in leaving.sorted(by: { Self.order($0) < Self.order($1) }) {
      if needsRefresh { takeHandlers(for: element) }
      endDisplaying(element)
    }
    for attributes in visible {
      show(attributes, prepared: waiting.removeValue(forKey: attributes.element))
    }
    for element in waiting.keys.sorted(by: { Self.order($0) < Self.order($1) }) {
      if let view = waiting[element] { pool.enqueue(view) }
    }
  }

  private func show(_ attributes: LayoutAttributes, prepared: ComponentView?) {
    let element = attributes.element
    guard let component = component(of: element) else { return endDisplaying(element) }
    if let shown = displayed[element], prepared == nil,
      shown.view.component.canTakeOver(component)
    {
      let isSame = shown.attributes.frame.size == attributes.frame.size && !needsRefresh
      render(component, in: shown.view, at: element)
      displayed[element]?.attributes = attributes
      shown.view.frame = attributes.frame
      if !isSame { shown.view.layoutSubviews() }
      if needsRefresh { describe(element) }
      return
    }
    endDisplaying(element)
    let view = prepared ?? rendered(component, at: element)
    beginDisplaying(view, attributes)
  }

  private func rendered(_ component: AnyComponent, at element: LayoutElement) -> ComponentView {
    let view = pool.dequeue(for: component, context: context)
    view.render(component, at: element.indexPath, environment: context.environment)
    return view
  }

  private func beginDisplaying(_ view: ComponentView, _ attributes: LayoutAttributes) {
    let element = attributes.element
    displayed[element] = DisplayedView(view: view, attributes: attributes, path: ElementPath([]))
    view.frame = attributes.frame
    view.layoutSubviews()
    describe(element)
    if let shown = displayed[element] { tell(.willDisplay, shown) }
  }

  /// Takes path, id and handlers from the list as it is now.
  private func describe(_ element: LayoutElement) {
    let owner = owner(of: element)
    displayed[element]?.owner = owner
    displayed[element]?.path = names.path(element, owner: owner)
    displayed[element]?.id = id(of: element, owner: owner)
    takeHandlers(for: element)
  }

  /// Takes a view off the screen and puts it into the pool.
  func endDisplaying(_ element: LayoutElement) {
    if let view = removeDisplayed(element) { pool.enqueue(view) }
  }

  /// Takes a view off the screen for good, so that whatever comes in its place gets another.
  func retire(_ element: LayoutElement) {
    if let view = removeDisplayed(element) { retiredViews.append(view) }
  }

  private func removeDisplayed(_ element: LayoutElement) -> ComponentView? {
    unhighlight(element)
    guard let shown = displayed.removeValue(forKey: element) else { return nil }
    tell(.didEndDisplay, shown)
    return shown.view
  }

  /// The paths of the list as it is now.
  var names: PathNames {
    if let namesOfList { return namesOfList }
    let names = PathNames(list)
    namesOfList = names
    return names
  }
}
