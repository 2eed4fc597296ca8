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
    if var shown = displayed[element], prepared == nil,
      shown.view.component.canTakeOver(component)
    {
      let isSame = shown.attributes.frame.size == attributes.frame.size && !needsRefresh
      render(component, in: shown.view, at: element)
      shown.attributes = attributes
      displayed[element] = shown
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
    guard let shown = displayed[element] else { return }
    record(.willDisplay, shown)
    shown.handlers.willDisplay?(context(of: shown))
  }

  /// Takes path and handlers from the list as it is now.
  private func describe(_ element: LayoutElement) {
    let owner = owner(of: element)
    displayed[element]?.owner = owner
    displayed[element]?.path = names.path(element, owner: owner)
    if case .cell(let position) = element {
      displayed[element]?.handlers = cell(at: position)?.displayHandlers ?? DisplayHandlers()
    }
  }

  func endDisplaying(_ element: LayoutElement) {
    guard let shown = displayed.removeValue(forKey: element) else { return }
    record(.didEndDisplay, shown)
    shown.handlers.didEndDisplay?(context(of: shown))
    pool.enqueue(shown.view)
  }

  private func record(_ kind: DisplayEvent.Kind, _ shown: DisplayedView) {
    displayEvents.append(DisplayEvent(kind: kind, path: shown.path.description))
  }

  private func context(of shown: DisplayedView) -> DisplayContext {
    DisplayContext(indexPath: shown.attributes.indexPath, component: shown.view.component)
  }

  /// The paths of the list as it is now.
  var names: PathNames {
    if let namesOfList { return namesOfList }
    let names = PathNames(list)
    namesOfList = names
    return names
  }

  /// Hands out what came and went since the last time, and forgets it.
  public func takeDisplayEvents() -> [DisplayEvent] {
    defer { displayEvents.removeAll() }
    return displayEvents
  }
}
