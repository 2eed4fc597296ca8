/// An extent on both axes, in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right, in points.
  public var width: Double
  /// The extent from top to bottom, in points.
  public var height: Double

  /// Makes a size from its two extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent on either axis.
  public static let zero = Size(width: 0, height: 0)

  /// The extent along an axis, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
