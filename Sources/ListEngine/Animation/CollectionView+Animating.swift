import CollectionLayout
import Elements
import Geometry

extension CollectionView {
  /// Changes what is shown, and keeps the way there.
  ///
  /// What comes from no further than one screen beyond the edges is seen to move in; what comes
  /// from further away fades in (our choice, as nobody knows where it was shown).
  ///
  /// Complexity: that of the change, and O(k) in the numbers of elements on three screens.
  ///
  /// - Parameter change: Applies one or more lists, or scrolls.
  /// - Returns: The way, or nil where the change is not one that is animated: the list was read
  ///   anew, animation was not wanted, or the environment is another.
  /// - Throws: What the change throws.
  public func animation<Failure: Error>(
    of change: () throws(Failure) -> Void
  ) throws(Failure) -> UpdateAnimation? {
    tracker = UpdateTracker(traces())
    defer { tracker = nil }
    try change()
    guard let tracker, tracker.isAnimated else { return nil }
    return AnimationBuilder(view: self, tracker: tracker).animation()
  }

  private func traces() -> [UpdateTracker.Trace] {
    let shown = placedViews
    let seen = Set(shown.map(\.attributes.element))
    prepareIfNeeded()
    let nearby = bounds.inset(
      by: EdgeInsets(
        top: -bounds.height,
        left: -bounds.width,
        bottom: -bounds.height,
        right: -bounds.width
      )
    )
    let hidden = layout.attributesForElements(in: nearby).filter { !seen.contains($0.element) }
    return shown.map(trace) + hidden.map { trace(PlacedView(attributes: $0, view: nil)) }
  }

  private func trace(_ placed: PlacedView) -> UpdateTracker.Trace {
    let (element, section) = (placed.attributes.element, placed.attributes.indexPath.section)
    let capture = SectionCapture(view: self, section: section, placed: [])
    return UpdateTracker.Trace(
      attributes: placed.attributes,
      shown: frameOnContent(of: placed.attributes)
        .offsetBy(x: -contentOffset.x, y: -contentOffset.y),
      frozen: placed.view == nil && !element.isDecoration ? nil : capture.element(placed),
      section: capture.withoutElements(),
      sectionIndex: section,
      element: element,
      owner: owner(of: element)
    )
  }
}
