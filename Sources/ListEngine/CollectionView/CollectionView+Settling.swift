import CollectionLayout
import Elements
import Geometry
import Views

extension CollectionView {
  /// Measures what is visible until nothing moves any more, then shows it.
  ///
  /// Only displayed views are measured, from top to bottom; each new size moves what follows
  /// before the next one is looked at, and the reader's place is put back in between. A view is
  /// measured at most once, so this ends.
  ///
  /// Complexity: O(k²) at most in the number of visible elements.
  func settle(keeping place: ReadersPlace) {
    var session = MeasuringSession()
    let mark = eventMark
    _ = restore(place)
    var visible = visibleAttributes()
    session.visible = Set(visible.map(\.element))
    while let attributes = visible.first(where: { needsMeasuring($0, in: session) }) {
      measure(attributes, in: &session)
      _ = restore(place)
      visible = visibleAttributes()
      session.visible = Set(visible.map(\.element))
    }
    let hasScrolled = tellScroll(before: mark)
    show(visible, prepared: session.prepared)
    if hasScrolled, !needsRefresh { lookForLeavingEnd() }
    if !isDragging || needsRefresh { lookForEnd(at: contentOffset) }
    needsRefresh = false
    for view in retiredViews { pool.enqueue(view) }
    retiredViews.removeAll()
    prefetch()
    updateOverlays()
    deliverEvents()
  }

  func needsMeasuring(_ attributes: LayoutAttributes, in session: MeasuringSession) -> Bool {
    guard !attributes.estimates.isEmpty, !session.measured.contains(attributes.element) else {
      return false
    }
    guard let component = component(of: attributes.element) else { return false }
    guard
      let known = measurements[attributes.element],
      layout.measuredSize(for: attributes.element) != nil
    else { return true }
    guard holds(known, for: attributes) else { return true }
    let mayDiffer = needsRefresh || displayed[attributes.element] == nil
    return mayDiffer
      && (known.component != component || displayed[attributes.element]?.mustRender == true
        || mustRenderAfterMove(attributes.element))
  }

  func measure(_ attributes: LayoutAttributes, in session: inout MeasuringSession) {
    let element = attributes.element
    session.measured.insert(element)
    guard let component = component(of: element) else { return }
    let owner = sizeOwner(of: element)
    // Who asks for a rendering knows of something that no comparison sees.
    let isAsked = displayed[element]?.mustRender == true || mustRenderAfterMove(element)
    let known = sizes.measurement(of: owner, kind: element.elementKind) {
      !isAsked && isRight($0, for: component, attributes)
    }
    let measurement = known ?? measured(component, attributes, in: &session)
    if known == nil { sizes.insert(measurement, of: owner, kind: element.elementKind) }
    measurements[element] = measurement
    layout.setMeasuredSize(measurement.size, for: element)
  }

  private func measured(
    _ component: AnyComponent,
    _ attributes: LayoutAttributes,
    in session: inout MeasuringSession
  ) -> Measurement {
    let view = view(for: component, attributes, in: &session)
    measureCount += 1
    let wanted = view.sizeThatFits(attributes.proposal)
    var urls: [String] = []
    view.collectImageURLs(into: &urls)
    return Measurement(
      component: component,
      proposal: attributes.proposal,
      traits: traits.number,
      pictures: urls.map { AwaitedPicture(url: $0, size: context.images.picture(for: $0)?.size) },
      size: attributes.size(wanting: wanted)
    )
  }

  /// The view on the screen if it can show the component, else one made ready to come there.
  private func view(
    for component: AnyComponent,
    _ attributes: LayoutAttributes,
    in session: inout MeasuringSession
  ) -> ComponentView {
    let element = attributes.element
    if let shown = displayed[element]?.view, shown.component.canTakeOver(component) {
      render(component, in: shown, at: element)
      return shown
    }
    if let prepared = session.prepared[element] { return prepared }
    if let visible = session.visible { releaseView(for: component, unless: visible) }
    let view = pool.dequeue(for: component, context: context)
    view.render(component, at: element.indexPath, environment: context.environment)
    session.prepared[element] = view
    return view
  }

  /// Lets a view go that is about to leave the screen, so that one which comes can have it.
  private func releaseView(for component: AnyComponent, unless visible: Set<LayoutElement>) {
    guard !pool.hasView(for: component) else { return }
    let leaving = displayed.keys.filter { element in
      !visible.contains(element)
        && displayed[element]?.view.component.canTakeOver(component) == true
    }
    guard let element = leaving.min(by: { Self.order($0) < Self.order($1) }) else { return }
    if needsRefresh { takeHandlers(for: element) }
    endDisplaying(element)
  }

  /// Renders only if the view shows something else, or somebody asked for it.
  func render(_ component: AnyComponent, in view: ComponentView, at element: LayoutElement) {
    guard needsRefresh else { return }
    let environment = context.environment
    guard
      view.component != component || displayed[element]?.mustRender == true
        || mustRenderAfterMove(element)
    else { return view.connect(component, at: element.indexPath, environment: environment) }
    displayed[element]?.mustRender = false
    view.render(component, at: element.indexPath, environment: environment)
  }

  /// Whether a displayed cell wants to know its position and was rendered at another one.
  private func mustRenderAfterMove(_ element: LayoutElement) -> Bool {
    guard
      case .cell(let position) = element,
      let rendered = displayed[element]?.view.indexPath, rendered != position
    else { return false }
    return cell(at: position)?.rerendersOnMove == true
  }
}

/// What has been measured since the last change.
struct MeasuringSession {
  /// What meets the screen as far as is known; nil where views are measured without being shown.
  var visible: Set<LayoutElement>?
  var measured: Set<LayoutElement> = []
  /// Views that were rendered to be measured and are not on the screen yet.
  var prepared: [LayoutElement: ComponentView] = [:]
}
