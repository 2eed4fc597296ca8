public import Geometry

extension CapturedSection {
  /// How far to the left and up an element of the section is shown of where its frame says.
  ///
  /// Cells, their badges and what is in them scroll with the section; its headers, footers and
  /// backgrounds stay.
  public func scrollOffset(of element: Element) -> FixedPoint {
    let scrolls =
      switch element.kind {
      case .cell: true
      case .decoration: false
      case .supplementary: element.path.segments.count > 2
      case .view: element.path.segments.dropFirst().first?.hasPrefix("@") == false
      }
    return scrolls ? scrollOffset : .zero
  }
}

extension Capture {
  /// The frame of an element as it is shown, in content coordinates: the own scrolling of its
  /// section is taken into account.
  ///
  /// Complexity: O(s) in the number of sections.
  public func shownFrame(of element: Element) -> FixedRect {
    let section = sections.first { $0.id == element.path.segments.first }
    let offset = section?.scrollOffset(of: element) ?? .zero
    var frame = element.frame
    frame.origin = FixedPoint(x: frame.origin.x - offset.x, y: frame.origin.y - offset.y)
    return frame
  }
}
