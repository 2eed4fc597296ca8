package import Geometry

/// A rectangle with round corners, in points of the picture.
package struct Outline: Hashable, Sendable {
  package var rect: Rect
  /// The radius of all four corners, in points; never more than half the shorter side.
  package var radius: Double

  package init(_ rect: Rect, radius: Double = 0) {
    self.rect = rect
    self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
  }

  /// The largest circle inside a rectangle, in its middle.
  package static func circle(in rect: Rect) -> Outline {
    let side = min(rect.width, rect.height)
    let square = Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Outline(square, radius: side / 2)
  }

  /// The largest stadium inside a rectangle.
  package static func capsule(in rect: Rect) -> Outline {
    Outline(rect, radius: min(rect.width, rect.height) / 2)
  }

  /// The outline moved inwards on all sides, in points.
  func inset(by distance: Double) -> Outline {
    let margins = EdgeInsets(top: distance, left: distance, bottom: distance, right: distance)
    return Outline(rect.inset(by: margins), radius: max(0, radius - distance))
  }
}
