/// A rectangle, in points of whatever coordinate space its owner names.
public struct Rect: Hashable, Sendable {
  /// The corner nearest to the origin of the coordinate space.
  public var origin: Point
  /// The extent from the origin, in points.
  public var size: Size

  /// Makes a rectangle from a corner and an extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle without extent at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge, in points.
  public var minX: Double { origin.x }
  /// The top edge, in points.
  public var minY: Double { origin.y }
  /// The horizontal middle, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle, in points.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge, in points.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, in points.
  public var maxY: Double { origin.y + size.height }
  /// The extent from left to right, in points.
  public var width: Double { size.width }
  /// The extent from top to bottom, in points.
  public var height: Double { size.height }

  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// The near edge along an axis, in points.
  public func min(_ axis: Axis) -> Double { axis == .horizontal ? minX : minY }

  /// The far edge along an axis, in points.
  public func max(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}

extension Rect {
  /// The rectangle moved by a distance on each axis, in points.
  public func offsetBy(x: Double = 0, y: Double = 0) -> Rect {
    Rect(origin: origin.offsetBy(x: x, y: y), size: size)
  }

  /// The rectangle without the given margins.
  ///
  /// An extent never falls below zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: Swift.max(0, width - insets.left - insets.right),
      height: Swift.max(0, height - insets.top - insets.bottom)
    )
  }

  /// Whether the two rectangles share area.
  ///
  /// Touching edges share none.
  public func intersects(_ other: Rect) -> Bool {
    !isEmpty && !other.isEmpty
      && minX < other.maxX && other.minX < maxX
      && minY < other.maxY && other.minY < maxY
  }

  /// The area that both rectangles cover, or nil where they share none.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let x = Swift.max(minX, other.minX)
    let y = Swift.max(minY, other.minY)
    return Rect(
      x: x,
      y: y,
      width: Swift.min(maxX, other.maxX) - x,
      height: Swift.min(maxY, other.maxY) - y
    )
  }

  /// The smallest rectangle that covers both.
  public func union(_ other: Rect) -> Rect {
    let x = Swift.min(minX, other.minX)
    let y = Swift.min(minY, other.minY)
    return Rect(
      x: x,
      y: y,
      width: Swift.max(maxX, other.maxX) - x,
      height: Swift.max(maxY, other.maxY) - y
    )
  }

  /// Whether a point lies inside.
  ///
  /// The near edges belong to the rectangle, the far ones do not.
  public func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// The rectangle reflected inside a container of the given width, both starting at x 0.
  ///
  /// This is how a layout that was solved from left to right is turned to right to left.
  public func mirrored(inWidth containerWidth: Double) -> Rect {
    Rect(x: containerWidth - maxX, y: minY, width: width, height: height)
  }
}
