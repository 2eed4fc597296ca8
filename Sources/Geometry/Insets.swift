/// Margins named by the edges of a screen, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The margin at the top edge, in points.
  public var top: Double
  /// The margin at the left edge, in points.
  public var left: Double
  /// The margin at the bottom edge, in points.
  public var bottom: Double
  /// The margin at the right edge, in points.
  public var right: Double

  /// Makes margins from four numbers, in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No margins.
  public static let zero = EdgeInsets()

  /// The two margins along an axis added up, in points.
  public func total(_ axis: Axis) -> Double {
    axis == .horizontal ? left + right : top + bottom
  }
}

/// Margins named by the reading direction, in points.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The margin at the top edge, in points.
  public var top: Double
  /// The margin where reading starts, in points.
  public var leading: Double
  /// The margin at the bottom edge, in points.
  public var bottom: Double
  /// The margin where reading ends, in points.
  public var trailing: Double

  /// Makes margins from four numbers, in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same margin on all four edges, in points.
  public init(all value: Double) {
    self.init(top: value, leading: value, bottom: value, trailing: value)
  }

  /// No margins.
  public static let zero = DirectionalEdgeInsets()

  /// The two margins along an axis added up, in points.
  public func total(_ axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The margins by screen edge for a reading direction.
  public func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
