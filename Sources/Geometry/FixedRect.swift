/// A place in whole thousandths of a point.
public struct FixedPoint: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Thousandths
  /// The distance from the top edge.
  public var y: Thousandths

  /// Makes a place from its two distances.
  public init(x: Thousandths, y: Thousandths) {
    self.x = x
    self.y = y
  }

  /// The nearest place in thousandths.
  public init(_ point: Point) {
    self.init(x: Thousandths(point.x), y: Thousandths(point.y))
  }

  /// The origin of its coordinate space.
  public static let zero = FixedPoint(x: .zero, y: .zero)
}

/// An extent in whole thousandths of a point.
public struct FixedSize: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Thousandths
  /// The extent from top to bottom.
  public var height: Thousandths

  /// Makes a size from its two extents.
  public init(width: Thousandths, height: Thousandths) {
    self.width = width
    self.height = height
  }

  /// The nearest size in thousandths.
  public init(_ size: Size) {
    self.init(width: Thousandths(size.width), height: Thousandths(size.height))
  }

  /// No extent on either axis.
  public static let zero = FixedSize(width: .zero, height: .zero)
}

/// A rectangle in whole thousandths of a point.
public struct FixedRect: Hashable, Sendable {
  /// The corner nearest to the origin.
  public var origin: FixedPoint
  /// The extent from the origin.
  public var size: FixedSize

  /// Makes a rectangle from a corner and an extent.
  public init(origin: FixedPoint, size: FixedSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four lengths.
  public init(x: Thousandths, y: Thousandths, width: Thousandths, height: Thousandths) {
    self.init(origin: FixedPoint(x: x, y: y), size: FixedSize(width: width, height: height))
  }

  /// The rectangle with each edge at the nearest thousandth, so neighbours that touch still do.
  public init(_ rect: Rect) {
    let x = Thousandths(rect.minX)
    let y = Thousandths(rect.minY)
    self.init(
      x: x,
      y: y,
      width: Thousandths(rect.maxX) - x,
      height: Thousandths(rect.maxY) - y
    )
  }

  /// A rectangle without extent at the origin.
  public static let zero = FixedRect(origin: .zero, size: .zero)

  /// The left edge.
  public var minX: Thousandths { origin.x }
  /// The top edge.
  public var minY: Thousandths { origin.y }
  /// The right edge.
  public var maxX: Thousandths { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Thousandths { origin.y + size.height }
  /// The extent from left to right.
  public var width: Thousandths { size.width }
  /// The extent from top to bottom.
  public var height: Thousandths { size.height }

  /// The same rectangle in points.
  public var points: Rect {
    Rect(x: minX.points, y: minY.points, width: width.points, height: height.points)
  }
}
