import Elements
import Geometry

extension Element {
  /// The element on its way to another state of it.
  ///
  /// Text keeps the size it has at the end, so that it is not wrapped anew at each moment. What is
  /// only there at the end keeps its place in what it belongs to.
  func moved(towards end: Element, by fraction: Double) -> Element {
    guard fraction < 1 else { return end }
    var moved = end
    moved.frame = frame.moved(towards: end.frame, by: fraction)
    if case .view("text") = end.kind { moved.frame.size = end.frame.size }
    let opacity = self.opacity + (end.opacity - self.opacity) * fraction
    if self.opacity != end.opacity { moved.opacity = opacity }
    let starts = Dictionary(children.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let shift = end.frame.distance(to: moved.frame)
    moved.children = end.children.map { child in
      guard let start = starts[child.path], start.kind == child.kind else {
        return child.shifted(by: shift)
      }
      return start.moved(towards: child, by: fraction)
    }
    return moved
  }

  /// How much shows, from 0 to 1.
  var opacity: Double {
    get { attributes[.opacity]?.number?.points ?? 1 }
    set { attributes[.opacity] = newValue == 1 ? nil : .points(newValue) }
  }

  /// The element and all in it, moved alike.
  func shifted(by distance: FixedPoint) -> Element {
    var shifted = self
    shifted.frame.origin = frame.origin.shifted(by: distance)
    shifted.children = children.map { $0.shifted(by: distance) }
    return shifted
  }

  /// The element at another place and of another size; what is in it comes along.
  func placed(in frame: FixedRect) -> Element {
    var placed = shifted(by: self.frame.distance(to: frame))
    placed.frame.size = frame.size
    return placed
  }

  /// The element under another path, and what is in it under paths that begin so.
  func renamed(to path: ElementPath) -> Element {
    guard path != self.path else { return self }
    let depth = self.path.segments.count
    func renamed(_ element: Element) -> Element {
      var element = element
      element.path = ElementPath(path.segments + element.path.segments.dropFirst(depth))
      element.absences = element.absences.map { absence in
        var absence = absence
        absence.path = ElementPath(path.segments + absence.path.segments.dropFirst(depth))
        return absence
      }
      element.children = element.children.map(renamed)
      return element
    }
    return renamed(self)
  }
}

extension FixedRect {
  fileprivate func moved(towards end: FixedRect, by fraction: Double) -> FixedRect {
    func between(_ a: Thousandths, _ b: Thousandths) -> Thousandths {
      Thousandths(a.points + (b.points - a.points) * fraction)
    }
    let (x, y) = (between(minX, end.minX), between(minY, end.minY))
    return FixedRect(
      x: x,
      y: y,
      width: between(maxX, end.maxX) - x,
      height: between(maxY, end.maxY) - y
    )
  }

  fileprivate func distance(to other: FixedRect) -> FixedPoint {
    FixedPoint(x: other.minX - minX, y: other.minY - minY)
  }
}

extension FixedPoint {
  fileprivate func shifted(by distance: FixedPoint) -> FixedPoint {
    FixedPoint(x: x + distance.x, y: y + distance.y)
  }
}
