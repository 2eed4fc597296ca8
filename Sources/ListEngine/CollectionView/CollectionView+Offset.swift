import CollectionLayout
public import Geometry

extension CollectionView {
  /// The least offset, in points: content at the top edge, or at the bottom one where it is short
  /// and the list holds on to its end.
  public var minimumOffset: Point {
    let insets = adjustedContentInset
    let start = Point(x: 0 - insets.left, y: 0 - insets.top)
    guard anchor == .bottom else { return start }
    let end = farOffset
    return Point(x: start.x, y: min(start.y, end.y))
  }

  /// The greatest offset, in points.
  public var maximumOffset: Point {
    let (least, end) = (minimumOffset, farOffset)
    return Point(x: max(least.x, end.x), y: max(least.y, end.y))
  }

  /// The offset at which the content begins, in points: the greatest one where it begins at the
  /// right.
  public var startOffset: Point {
    beginsAtRight ? Point(x: maximumOffset.x, y: minimumOffset.y) : minimumOffset
  }

  /// The offset at which the content ends, in points.
  public var endOffset: Point {
    beginsAtRight ? Point(x: minimumOffset.x, y: maximumOffset.y) : maximumOffset
  }

  /// Whether the content begins at its right edge: it runs sideways, reads from right to left, and
  /// the layout mirrors it.
  var beginsAtRight: Bool {
    layout.scrollAxis == .horizontal && layoutDirection == .rightToLeft
      && layout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// The offset at which the lower right corners of content and screen meet.
  private var farOffset: Point {
    prepareIfNeeded()
    let (size, insets) = (layout.contentSize, adjustedContentInset)
    return Point(
      x: size.width + insets.right - bounds.width,
      y: size.height + insets.bottom - bounds.height
    )
  }

  /// Whether the list rests at its beginning.
  public var isAtTop: Bool {
    let start = startOffset
    let isAtSide = beginsAtRight ? contentOffset.x >= start.x : contentOffset.x <= start.x
    return isAtSide && contentOffset.y <= start.y
  }

  /// Whether the list rests at its end, to a thousandth of a point.
  public var isAtBottom: Bool {
    let end = endOffset
    let isAtSide =
      beginsAtRight ? contentOffset.x <= end.x + 0.001 : contentOffset.x >= end.x - 0.001
    return isAtSide && contentOffset.y >= end.y - 0.001
  }

  /// The nearest offset that the content allows.
  func clamped(_ offset: Point) -> Point {
    let (least, greatest) = (minimumOffset, maximumOffset)
    return Point(
      x: offset.x.isFinite ? min(max(offset.x, least.x), greatest.x) : contentOffset.x,
      y: offset.y.isFinite ? min(max(offset.y, least.y), greatest.y) : contentOffset.y
    )
  }

  /// Moves the visible bounds as far as the content allows.
  ///
  /// - Returns: Whether they moved.
  func move(to offset: Point) -> Bool {
    let target = clamped(offset)
    guard target != contentOffset else { return false }
    let newBounds = Rect(origin: target, size: bounds.size)
    let context =
      layout.shouldInvalidate(forBoundsChange: newBounds)
      ? layout.invalidationContext(forBoundsChange: newBounds) : nil
    contentOffset = target
    if let context { invalidate(context) }
    return true
  }

  func prepareIfNeeded() {
    guard needsPrepare else { return }
    needsPrepare = false
    layout.prepare()
  }

  func invalidate(_ context: InvalidationContext) {
    layout.invalidate(with: context)
    needsPrepare = true
  }

  func boundsDidChange(keeping place: ReadersPlace) {
    guard hasLoaded else { return }
    keepSizes { invalidate(InvalidationContext()) }
    settle(keeping: place)
  }

  /// Gives sizes back to a layout that forgot them with the width they were measured in.
  ///
  /// They are nearer to the truth than the estimates, so what is out of sight does not jump. Each
  /// view is measured again when it is displayed.
  private func keepSizes(over change: () -> Void) {
    var known: [LayoutElement: Size] = [:]
    for element in layout.measuredElements { known[element] = layout.measuredSize(for: element) }
    change()
    prepareIfNeeded()
    guard layout.measuredElements.isEmpty, !known.isEmpty else { return }
    for element in measurements.keys { measurements[element]?.expire() }
    layout.replaceMeasuredSizes(with: known)
    invalidate(InvalidationContext())
  }
}
