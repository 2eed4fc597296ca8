public import Elements
public import Geometry

extension View {
  /// Describes the view and all in it as elements.
  ///
  /// A view's segment is its name; a view without one is called by its kind, and if it holds
  /// others it stays out of their paths. Equal names below one path get `#2`, `#3` in order.
  /// Complexity: O(n) in the number of views.
  ///
  /// - Parameters:
  ///   - path: The path of the element around.
  ///   - origin: Where the superview's bounds start in the coordinates of the content, in points.
  public func elements(in path: ElementPath, at origin: Point) -> [Element] {
    var labels = PathLabels()
    return elements(in: path, at: origin, labels: &labels)
  }

  private func elements(
    in path: ElementPath,
    at origin: Point,
    labels: inout PathLabels
  ) -> [Element] {
    let place = origin.offsetBy(x: frame.minX, y: frame.minY)
    guard let kind = elementKind else {
      return subviews.flatMap { $0.elements(in: path, at: place, labels: &labels) }
    }
    let own = labels.unique(name ?? kind, in: path)
    let inner = isElementContainer && name == nil ? path : own
    let children = subviews.flatMap { $0.elements(in: inner, at: place, labels: &labels) }
    let absences = absentChildren.map { absent in
      Absence(
        path: inner.appending(ElementPath.escape(absent.name)),
        kind: absent.kind,
        condition: absent.condition
      )
    }
    let element = Element(
      path: own,
      kind: .view(kind),
      frame: FixedRect(Rect(origin: place, size: frame.size)),
      zIndex: elementZIndex,
      attributes: elementAttributes,
      absences: absences,
      children: children
    )
    return [element]
  }
}

/// Gives equal names below one path their numbers.
private struct PathLabels {
  private var counts: [ElementPath: Int] = [:]

  mutating func unique(_ name: String, in path: ElementPath) -> ElementPath {
    let segment = ElementPath.escape(name)
    let count = counts[path.appending(segment), default: 0] + 1
    counts[path.appending(segment)] = count
    return path.appending(count == 1 ? segment : "\(segment)#\(count)")
  }
}
