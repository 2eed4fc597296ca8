import CollectionLayout
import Elements
import Geometry

/// Finds for everything where its way begins and ends, once the screen shows the end.
///
/// All frames are in content coordinates after the update.
struct AnimationBuilder {
  let view: CollectionView
  let tracker: UpdateTracker
  private let shown: [PlacedView]
  private let traceOfShown: [LayoutElement: UpdateTracker.Trace]

  init(view: CollectionView, tracker: UpdateTracker) {
    self.view = view
    self.tracker = tracker
    shown = view.placedViews
    traceOfShown = Dictionary(
      tracker.traces.compactMap { trace in trace.element.map { ($0, trace) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func animation() -> UpdateAnimation {
    let left = tracker.traces.filter { $0.frozen != nil && !isShown($0.element) }
    let updates = LayoutUpdates(
      appearing: Set(shown.map(\.attributes.element).filter { traceOfShown[$0] == nil }),
      disappearing: Set(left.filter { $0.element == nil }.map(\.attributes.element))
    )
    view.layout.prepare(forUpdates: updates)
    defer { view.layout.finalizeUpdates() }
    let departures = left.map(departure)
    return UpdateAnimation(
      end: view.frozen(name: "", extent: .viewport, views: shown),
      starts: Dictionary(shown.compactMap(start), uniquingKeysWith: { first, _ in first }),
      departures: departures
    )
  }

  private func isShown(_ element: LayoutElement?) -> Bool {
    element.map { element in shown.contains { $0.attributes.element == element } } ?? false
  }

  private func start(of placed: PlacedView) -> (ElementPath, Element)? {
    let section = placed.attributes.indexPath.section
    let end = SectionCapture(view: view, section: section, placed: []).element(placed)
    let trace = traceOfShown[placed.attributes.element]
    if let initial = view.layout.initialAttributes(forAppearing: placed.attributes) {
      return (end.path, end.placed(as: initial, insteadOf: placed.attributes))
    }
    guard let trace else { return nil }
    let before = frame(of: trace, drawnIn: section)
    let start = trace.frozen?.renamed(to: end.path) ?? end
    return (end.path, start.placed(in: before))
  }

  private func departure(of trace: UpdateTracker.Trace) -> UpdateAnimation.Departure {
    let section = trace.element?.indexPath.section
    let path = trace.element.map { view.names.path($0, owner: trace.owner) }
    var start = trace.frozen ?? Element(path: path ?? ElementPath([]), kind: .cell, frame: .zero)
    if let path { start = start.renamed(to: path) }
    start.indexPath = trace.element?.indexPath ?? start.indexPath
    start = start.placed(in: frame(of: trace, drawnIn: section))
    return UpdateAnimation.Departure(
      section: section.map {
        SectionCapture(view: view, section: $0, placed: []).withoutElements()
      } ?? trace.section,
      index: trace.sectionIndex,
      start: start,
      end: end(of: trace, start)
    )
  }

  /// What the layout says, or else the place in the list, where the list still has it.
  private func end(of trace: UpdateTracker.Trace, _ start: Element) -> Element {
    var before = trace.attributes
    before.frame = start.frame.points
    if let final = view.layout.finalAttributes(forDisappearing: before) {
      return start.placed(as: final, insteadOf: before)
    }
    guard let after = trace.element.flatMap(view.attributes(of:)) else { return start }
    return start.placed(as: after, insteadOf: before)
  }

  /// Where an element was on the screen; a section's own scrolling counts as it is at the end,
  /// because that is what the capture will be drawn with.
  private func frame(of trace: UpdateTracker.Trace, drawnIn section: Int?) -> FixedRect {
    let scrolls = trace.attributes.orthogonalSection != nil
    let inner = scrolls ? section.map(view.innerShift(inSection:)) ?? 0 : 0
    let offset = view.contentOffset
    return FixedRect(trace.shown.offsetBy(x: offset.x + inner, y: offset.y))
  }
}

extension Element {
  /// The element as other attributes place it.
  fileprivate func placed(
    as attributes: LayoutAttributes,
    insteadOf own: LayoutAttributes
  ) -> Element {
    var placed = placed(in: FixedRect(attributes.frame))
    placed.zIndex = attributes.zIndex
    if attributes.alpha != own.alpha {
      placed.opacity = own.alpha == 0 ? attributes.alpha : opacity * attributes.alpha / own.alpha
    }
    return placed
  }
}
