import CollectionLayout
public import Geometry

extension CollectionView {
  /// The least offset, in points: content at the top edge, or at the bottom one where it is short
  /// and the list holds on to its end.
  public var minimumOffset: Point {
    let insets = adjustedContentInset
    let start = Point(x: 0 - insets.left, y: 0 - insets.top)
    guard anchor == .bottom else { return start }
    let end = endOffset
    return Point(x: start.x, y: min(start.y, end.y))
  }

  /// The greatest offset, in points.
  public var maximumOffset: Point {
    let (least, end) = (minimumOffset, endOffset)
    return Point(x: max(least.x, end.x), y: max(least.y, end.y))
  }

  /// The offset at which the far edges of content and screen meet.
  private var endOffset: Point {
    prepareIfNeeded()
    let (size, insets) = (layout.contentSize, adjustedContentInset)
    return Point(
      x: size.width + insets.right - bounds.width,
      y: size.height + insets.bottom - bounds.height
    )
  }

  /// Whether the list rests at its beginning.
  public var isAtTop: Bool {
    let least = minimumOffset
    return contentOffset.x <= least.x && contentOffset.y <= least.y
  }

  /// Whether the list rests at its end, to a thousandth of a point.
  public var isAtBottom: Bool {
    let greatest = maximumOffset
    return contentOffset.x >= greatest.x - 0.001 && contentOffset.y >= greatest.y - 0.001
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
    invalidate(InvalidationContext())
    settle(keeping: place)
  }
}
