package import Elements
import Geometry
import Views

extension DisplayList {
  /// Lists what a capture shows.
  ///
  /// - Parameters:
  ///   - capture: The capture, from a run or from a golden.
  ///   - whole: Whether the whole content is shown instead of what is on the screen.
  package init(_ capture: Capture, whole: Bool = false) {
    let area = whole ? capture.wholeArea : capture.viewport.points
    self.init(size: area.size, scale: capture.environment.scale)
    var painter = ElementPainter(environment: capture.environment)
    painter.paintBackground(Rect(origin: .zero, size: area.size))
    for placed in capture.drawingOrder(in: area) {
      painter.paint(placed.element, shift: placed.shift)
    }
    operations = painter.operations
  }
}

/// An element of a list, and how far its place on the picture is from its place in the content.
struct PlacedElement {
  var element: Element
  var shift: Point
}

extension Capture {
  /// The content and the screen together, in content coordinates.
  var wholeArea: Rect {
    let content = Rect(
      x: 0,
      y: 0,
      width: contentSize.width.points,
      height: contentSize.height.points
    )
    return content.union(Rect(origin: .zero, size: environment.size))
  }

  /// What is in an area of the content, back to front: by the order of drawing, then as listed.
  func drawingOrder(in area: Rect) -> [PlacedElement] {
    let placed = sections.flatMap { section in
      section.elements.map { element in
        let scroll = section.scrollOffset(of: element)
        return PlacedElement(
          element: element,
          shift: Point(x: -area.minX - scroll.x.points, y: -area.minY - scroll.y.points)
        )
      }
    }
    let visible = placed.filter { placed in
      let frame = placed.element.frame.points.offsetBy(x: placed.shift.x, y: placed.shift.y)
      return frame.isNear(Rect(origin: .zero, size: area.size))
    }
    return visible.stablySorted { $0.element.zIndex }
  }
}

extension Rect {
  /// Whether ink of what is here could reach another rectangle; text may overhang a little.
  fileprivate func isNear(_ other: Rect) -> Bool {
    let reach = 64.0
    return minX - reach < other.maxX && other.minX < maxX + reach
      && minY - reach < other.maxY && other.minY < maxY + reach
  }
}

extension Array {
  /// The elements by a number, equal ones in the order they are in.
  func stablySorted(by number: (Element) -> Int) -> [Element] {
    enumerated()
      .map { (order: number($0.element), offset: $0.offset, element: $0.element) }
      .sorted { ($0.order, $0.offset) < ($1.order, $1.offset) }
      .map(\.element)
  }
}
