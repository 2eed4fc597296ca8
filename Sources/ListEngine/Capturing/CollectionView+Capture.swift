import CollectionLayout
public import Elements
import Geometry
import Views

extension CollectionView {
  /// Freezes what is on the screen, or the whole content.
  ///
  /// What happened to the list since the last capture is handed over and forgotten. For the whole
  /// content everything is measured and listed, but no offset changes, nothing comes or goes, and
  /// afterwards only what is displayed counts as measured again.
  ///
  /// Complexity: O(n) in the number of cells; for the whole content also the cost of measuring all
  /// of them.
  ///
  /// - Parameters:
  ///   - name: The name of the capture.
  ///   - extent: What to list.
  public func capture(name: String, extent: Capture.Extent = .viewport) -> Capture {
    defer { updates.removeAll() }
    guard extent == .content else {
      return frozen(name: name, extent: extent, views: placedViews)
    }
    let known = (measurements, contentOffset)
    var session = MeasuringSession()
    let views = measureEverything(in: &session)
    let capture = frozen(name: name, extent: extent, views: views)
    for view in session.prepared.sorted(by: { Self.order($0.key) < Self.order($1.key) }) {
      pool.enqueue(view.value)
    }
    (measurements, contentOffset) = known
    layout.replaceMeasuredSizes(with: known.0.mapValues(\.size))
    invalidate(InvalidationContext())
    return capture
  }

  /// What is on the screen, in no order.
  var placedViews: [PlacedView] {
    displayed.values.map { PlacedView(attributes: $0.attributes, view: $0.view) }
      + visibleBackgrounds()
  }

  /// Backgrounds that nobody declared a component for; they have a place all the same.
  private func visibleBackgrounds() -> [PlacedView] {
    visibleAttributes()
      .filter { displayed[$0.element] == nil && $0.element.isDecoration }
      .map { PlacedView(attributes: $0, view: nil) }
  }

  func frozen(
    name: String,
    extent: Capture.Extent,
    views: [PlacedView]
  ) -> Capture {
    let bySection = Dictionary(grouping: views, by: \.attributes.indexPath.section)
    let sections = list.sections.indices.map { index in
      SectionCapture(view: self, section: index, placed: bySection[index] ?? []).frozen()
    }
    return Capture(
      name: name,
      environment: context.environment,
      contentSize: FixedSize(contentSize),
      contentOffset: FixedPoint(contentOffset),
      extent: extent,
      sections: sections + capturedOverlays(),
      updates: updates,
      diagnostics: layout.troubles.map { $0.captured(names: names) }
    )
  }
}

extension LayoutElement {
  var isDecoration: Bool {
    if case .decoration = self { true } else { false }
  }
}

/// Something with a place, and the view that shows it if there is one.
struct PlacedView {
  var attributes: LayoutAttributes
  var view: ComponentView?
}
