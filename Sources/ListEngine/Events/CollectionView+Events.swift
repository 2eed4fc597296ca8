import CollectionLayout
import Elements
import Geometry

/// Calls that wait until the view stands.
///
/// A handler may do anything with the view or its adapter, so it is never called while the view is
/// on its way from one state to the next.
struct EventDelivery {
  var waiting: [() -> Void] = []
  var isDelivering = false
  /// How many operations are on their way, one inside the other.
  var depth = 0

  /// A place in the order of events.
  struct Mark {
    var events: Int
    var calls: Int
  }
}

extension CollectionView {
  /// Hands out what happened since the last time, and forgets it.
  public func takeEvents() -> [Event] {
    defer { events.removeAll() }
    return events
  }

  /// Where the content stands now.
  public var metrics: ScrollMetrics {
    prepareIfNeeded()
    return ScrollMetrics(
      contentOffset: contentOffset,
      contentSize: layout.contentSize,
      viewSize: bounds.size,
      contentInset: adjustedContentInset,
      axis: layout.scrollAxis
    )
  }

  // MARK: Telling

  func tell(_ kind: Event.Kind, _ shown: DisplayedView) {
    events.append(Event(kind, path: shown.path.description))
    guard let handler = shown.handlers[kind] else { return }
    let context = EventContext(
      indexPath: shown.attributes.indexPath,
      id: shown.id,
      component: shown.view.component
    )
    delivery.waiting.append { handler(context) }
  }

  func tell(_ kind: Event.Kind) {
    let metrics = metrics
    let handler = list.handlers.plain[kind]
    tell(kind) { handler?(metrics) }
  }

  func tell(_ kind: Event.Kind, call: @escaping () -> Void) {
    events.append(Event(kind))
    delivery.waiting.append(call)
  }

  /// Tells of a scroll before anything that was told since `mark`, which it was the cause of.
  ///
  /// - Returns: Whether the content stands elsewhere than handlers know.
  func tellScroll(before mark: EventDelivery.Mark) -> Bool {
    guard contentOffset != toldOffset else { return false }
    toldOffset = contentOffset
    events.insert(Event(.didScroll), at: min(mark.events, events.count))
    if let handler = list.handlers.plain[.didScroll] {
      let metrics = metrics
      let place = min(mark.calls, delivery.waiting.count)
      delivery.waiting.insert({ handler(metrics) }, at: place)
    }
    return true
  }

  /// The place in the order of events where the next one will be.
  var eventMark: EventDelivery.Mark {
    EventDelivery.Mark(events: events.count, calls: delivery.waiting.count)
  }

  /// Calls the handlers that wait, and those that come to wait meanwhile, in order.
  func deliverEvents() {
    guard !delivery.isDelivering, delivery.depth == 0 else { return }
    delivery.isDelivering = true
    var next = 0
    while next < delivery.waiting.count {
      delivery.waiting[next]()
      next += 1
    }
    delivery.waiting.removeAll()
    delivery.isDelivering = false
  }

  /// Keeps handlers waiting until several steps are done that belong together.
  func together(_ steps: () -> Void) {
    delivery.depth += 1
    steps()
    delivery.depth -= 1
    deliverEvents()
  }

  // MARK: Handlers

  /// Takes the handlers of the list as it is now.
  func takeHandlers(for element: LayoutElement) {
    let handlers: ElementHandlers? =
      switch (element, displayed[element]?.owner) {
      case (.cell(let position), _): cell(at: position)?.handlers
      case (_, .list): element.elementKind.flatMap { list.supplementaryHandlers[$0] }
      case (_, .item): nil
      case (_, .section), (_, nil):
        element.elementKind.flatMap { kind in
          let section = element.indexPath.section
          guard list.sections.indices.contains(section) else { return nil }
          return list.sections[section].supplementaryHandlers[kind]
        }
      }
    displayed[element]?.handlers = handlers ?? [:]
  }

  /// Takes the handlers of a cell that is going to be in the place of the one that is shown.
  func takeHandlers(for element: LayoutElement, from cell: Cell?) {
    guard case .cell = element, let cell else { return }
    displayed[element]?.handlers = cell.handlers
  }

  func id(of element: LayoutElement, owner: SupplementaryOwner?) -> AnyHashable {
    switch (element, owner) {
    case (.cell(let position), _), (_, .item(let position)):
      return cell(at: position)?.id ?? AnyHashable("")
    case (_, .list): return element.elementKind ?? ""
    case (_, .section), (_, nil):
      let section = element.indexPath.section
      return list.sections.indices.contains(section) ? list.sections[section].id : ""
    }
  }
}
