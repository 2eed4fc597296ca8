import Elements
import Geometry

/// Where an element and its content stand on the picture, in points.
struct ElementBox {
  /// The frame with its corners, which backgrounds and borders follow.
  let outline: Outline
  /// Where a picture or shape stands, or nil where there is no room.
  let content: Rect?
  /// Where text stands; its width is as it was measured, because text wraps at it.
  let text: Rect
  /// The declared radius of the corners.
  let radius: Double

  private let shape: String?
  private let isWhole: Bool

  init(_ element: Element, shift: Point, environment: Environment) {
    let attributes = element.attributes
    let frame = element.frame.points.offsetBy(x: shift.x, y: shift.y)
    let inner = Self.content(of: attributes, in: frame, environment.layoutDirection)
    let rect = frame.snapped(to: environment.scale)
    let shown = inner.snapped(to: environment.scale)
    shape = attributes[.shape]?.string
    radius = attributes[.cornerRadius]?.number?.points ?? 0
    outline = Self.outline(rect, shape: shape, radius: radius)
    content = shown.isEmpty ? nil : shown
    text = Rect(origin: shown.origin, size: inner.size)
    isWhole = inner == frame
  }

  /// A picture takes the corners of its element where it fills it, and of its own box otherwise.
  func imageOutline(in rect: Rect) -> Outline {
    isWhole ? outline : Self.outline(rect, shape: shape, radius: radius)
  }

  private static func outline(_ rect: Rect, shape: String?, radius: Double) -> Outline {
    switch shape {
    case "circle": .circle(in: rect)
    case "capsule": .capsule(in: rect)
    default: Outline(rect, radius: radius)
    }
  }

  private static func content(
    of attributes: Attributes,
    in frame: Rect,
    _ direction: LayoutDirection
  ) -> Rect {
    if let numbers = attributes[.contentFrame]?.numbers, numbers.count == 4 {
      return Rect(
        x: frame.minX + numbers[0].points,
        y: frame.minY + numbers[1].points,
        width: numbers[2].points,
        height: numbers[3].points
      )
    }
    return frame.inset(by: padding(attributes[.padding]).resolved(direction))
  }

  private static func padding(_ value: AttributeValue?) -> DirectionalEdgeInsets {
    if let all = value?.number { return DirectionalEdgeInsets(all: all.points) }
    guard let edges = value?.numbers?.map(\.points), edges.count == 4 else { return .zero }
    return DirectionalEdgeInsets(
      top: edges[0],
      leading: edges[1],
      bottom: edges[2],
      trailing: edges[3]
    )
  }
}

extension Rect {
  /// The rectangle with each edge that is almost on a pixel put there.
  ///
  /// Captures keep thousandths of a point, and a third of a point is none; 0.02 of a pixel is more
  /// than that error and less than anyone sees.
  func snapped(to scale: Double) -> Rect {
    let x = snap(minX, scale)
    let y = snap(minY, scale)
    return Rect(
      x: x,
      y: y,
      width: snap(maxX, scale) - x,
      height: snap(maxY, scale) - y
    )
  }

  private func snap(_ edge: Double, _ scale: Double) -> Double {
    guard scale > 0 else { return edge }
    let pixel = (edge * scale).rounded()
    return abs(edge * scale - pixel) < 0.02 ? pixel / scale : edge
  }
}
