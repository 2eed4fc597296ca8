public import Elements
public import Geometry

/// Places the elements of a collection view; subclasses say how.
///
/// The view calls `prepare()` after each invalidation, then asks for the content size and for
/// the attributes in its visible rectangle. It measures the displayed elements whose attributes
/// carry estimates, top down, handing in one size at a time with `setMeasuredSize(_:for:)` and
/// asking again before it looks at the next.
open class CollectionViewLayout {
  /// The view that shows the layout, and answers what the layout needs to know.
  public weak var host: (any CollectionLayoutHost)?

  private var measuredSizes: [LayoutElement: Size] = [:]
  private var updates = LayoutUpdates()

  /// Makes a layout that no view shows yet.
  public init() {}

  /// Gets ready to answer; called after each invalidation and before any question.
  open func prepare() {}

  /// The size of everything, in points.
  open var contentSize: Size { .zero }

  /// The direction in which the content goes on.
  open var scrollAxis: Axis { .vertical }

  /// Whether the content is mirrored where reading goes from right to left, so that content which
  /// runs sideways begins at its right edge.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// The attributes of all elements that meet a rectangle in content coordinates.
  ///
  /// An element of a row that scrolls by itself meets it where the row's offset has moved the
  /// element to; its frame is still the place before that.
  open func attributesForElements(in rect: Rect) -> [LayoutAttributes] { [] }

  /// The attributes of a cell, or nil where the layout shows none.
  open func attributesForItem(at indexPath: IndexPath) -> LayoutAttributes? { nil }

  /// The attributes of a header, footer or badge, or nil where there is none.
  open func attributesForSupplementary(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> LayoutAttributes? { nil }

  /// The attributes of a background, or nil where there is none.
  open func attributesForDecoration(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> LayoutAttributes? { nil }

  /// Whether a scroll or a change of size moves anything other than the window onto the content.
  open func shouldInvalidate(forBoundsChange newBounds: Rect) -> Bool { false }

  /// What a scroll or a change of size invalidates, where it invalidates anything.
  open func invalidationContext(forBoundsChange newBounds: Rect) -> InvalidationContext {
    InvalidationContext()
  }

  /// Whether the size that a view asks for differs from the one the layout gave it.
  open func shouldInvalidate(
    forPreferred preferred: LayoutAttributes,
    original: LayoutAttributes
  ) -> Bool {
    preferred.frame.size != original.frame.size
  }

  /// Forgets what no longer holds.
  ///
  /// Subclasses call `super`, which forgets the measured sizes if everything is invalid.
  open func invalidate(with context: InvalidationContext) {
    if context.invalidatesEverything { removeAllMeasuredSizes() }
  }

  /// Where the view comes to rest if it would stop at the proposed content offset, in points.
  open func targetContentOffset(forProposed proposed: Point) -> Point { proposed }

  /// What could not be laid out as described, in the order of sections.
  open var troubles: [LayoutTrouble] { [] }

  /// A measured size became known, changed, or was forgotten where `size` is nil.
  ///
  /// Subclasses with estimates move what follows the element.
  open func measuredSizeDidChange(of element: LayoutElement, to size: Size?) {}

  // Animated updates.

  /// An animated update is about to be shown; the layout has the places after it already.
  ///
  /// Overriding layouts call `super`. The view asks afterwards for the final attributes of what was
  /// on the screen, then for the initial ones of what is, and calls `finalizeUpdates()`.
  open func prepare(forUpdates updates: LayoutUpdates) { self.updates = updates }

  /// Where and how an element begins its way onto the screen, in content coordinates after the
  /// update; nil where it begins as it was before.
  ///
  /// Something new fades in at its place, as developers see of UIKit, whose documentation only
  /// knows nil.
  ///
  /// - Parameter attributes: The place after the update.
  open func initialAttributes(forAppearing attributes: LayoutAttributes) -> LayoutAttributes? {
    updates.appearing.contains(attributes.element) ? attributes.faded : nil
  }

  /// Where and how an element ends its way, in content coordinates after the update; nil where it
  /// ends as it is afterwards.
  ///
  /// Something that goes fades out where it was on the screen.
  ///
  /// - Parameter attributes: The place before the update, with the position from before.
  open func finalAttributes(forDisappearing attributes: LayoutAttributes) -> LayoutAttributes? {
    updates.disappearing.contains(attributes.element) ? attributes.faded : nil
  }

  /// The update has been described; overriding layouts call `super`.
  open func finalizeUpdates() { updates = LayoutUpdates() }

  // Sections that scroll by themselves.

  /// The length of a row that scrolls by itself, in points; nil where the section does not.
  open func orthogonalContentLength(section: Int) -> Double? { nil }

  /// The distance after which a row that scrolls by itself repeats, in points; nil where it ends.
  open func orthogonalPeriod(section: Int) -> Double? { nil }

  /// Where such a row comes to rest for a proposed offset, both as the distance scrolled.
  open func restingOffset(section: Int, proposed: Double) -> Double { proposed }
}

extension CollectionViewLayout {
  /// Keeps the size a view measured for its content, in points.
  ///
  /// - Returns: Whether the size differs from the one known before.
  @discardableResult
  public final func setMeasuredSize(_ size: Size, for element: LayoutElement) -> Bool {
    guard measuredSizes.updateValue(size, forKey: element) != size else { return false }
    measuredSizeDidChange(of: element, to: size)
    return true
  }

  /// The size that was measured for an element, or nil where it still has its estimate.
  ///
  /// Complexity: O(1).
  public final func measuredSize(for element: LayoutElement) -> Size? { measuredSizes[element] }

  /// The elements whose measured sizes are known, in no order.
  public final var measuredElements: some Collection<LayoutElement> { measuredSizes.keys }

  /// Forgets the size of an element, so that its estimate holds again.
  public final func forgetMeasuredSize(for element: LayoutElement) {
    guard measuredSizes.removeValue(forKey: element) != nil else { return }
    measuredSizeDidChange(of: element, to: nil)
  }

  /// Forgets all measured sizes, so that every estimate holds again.
  public final func removeAllMeasuredSizes() {
    replaceMeasuredSizes(with: [:])
  }

  /// Puts other measured sizes in place of the known ones, as after items moved.
  ///
  /// The layout is to be invalidated afterwards.
  public final func replaceMeasuredSizes(with sizes: [LayoutElement: Size]) {
    measuredSizes = sizes
  }
}

extension LayoutAttributes {
  /// The same place, with nothing to be seen.
  fileprivate var faded: LayoutAttributes {
    var faded = self
    faded.alpha = 0
    return faded
  }
}
