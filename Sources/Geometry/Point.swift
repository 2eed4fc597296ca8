/// A place on a plane, in points.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// Makes a point from its two distances, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of its coordinate space.
  public static let zero = Point(x: 0, y: 0)

  /// The point moved by a distance on each axis, in points.
  public func offsetBy(x dx: Double = 0, y dy: Double = 0) -> Point {
    Point(x: x + dx, y: y + dy)
  }

  /// The distance along an axis, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
