public import Geometry

/// Where the content stands, in points.
public struct ScrollMetrics: Hashable, Sendable {
  /// The place of the content at the top left corner of the view.
  public var contentOffset: Point
  /// The size of the whole content.
  public var contentSize: Size
  /// The size of the view.
  public var viewSize: Size
  /// What bars and margins take at the edges of the view.
  public var contentInset: EdgeInsets
  /// The direction in which the content goes on.
  public var axis: Axis

  /// The distance from the near edge of the content to that of the free part of the view.
  ///
  /// It is 0 at the beginning, and grows on the way to the end.
  public var distanceFromStart: Double {
    contentOffset[axis] + (axis == .horizontal ? contentInset.left : contentInset.top)
  }

  /// The distance from the far edge of the view to that of the content; insets do not count.
  ///
  /// It is negative where the content is shorter than the view.
  public var distanceToEnd: Double {
    contentSize[axis] - viewSize[axis] - contentOffset[axis]
  }
}

/// The end of a drag, before it has happened.
public struct DragEnd: Hashable, Sendable {
  /// Where the content stands at this moment.
  public var metrics: ScrollMetrics
  /// How fast the content moves towards its end, in points per second.
  public var velocity: Point
  /// Where the content is going to rest, as a content offset; a handler may choose another place.
  public var targetOffset: Point
}

/// How near to the end of the content counts as having reached it.
public enum OffsetFromEnd: Hashable, Sendable {
  /// So many points.
  case absolute(Double)
  /// So many lengths of the view.
  case relativeToContainerSize(multiplier: Double)

  /// Whether content at `metrics` has come so near to its end.
  func isReached(_ metrics: ScrollMetrics) -> Bool {
    switch self {
    case .absolute(let points): metrics.distanceToEnd <= points
    case .relativeToContainerSize(let multiplier):
      metrics.distanceToEnd <= multiplier * metrics.viewSize[metrics.axis]
    }
  }
}
