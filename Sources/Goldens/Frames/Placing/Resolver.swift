import Elements
import Geometry

/// Turns places that are told by what is around and what is before back into frames.
struct Resolver {
  let contentSize: FixedSize
  /// The screen, in coordinates that begin where reading starts.
  let viewport: FixedRect

  /// The element of a row whose frame is known, with all below it.
  func element(_ row: ElementRow, frame: FixedRect) -> Element? {
    var element = row.element
    element.frame = frame
    if case .given(let index) = row.index { element.indexPath = index }
    var siblings = Siblings(in: frame, slack: row.slack)
    for child in row.children {
      guard
        let place = self.frame(child, among: siblings, around: frame),
        let resolved = self.element(child, frame: place)
      else { return nil }
      siblings.add(place)
      element.children.append(resolved)
    }
    return element
  }

  private func frame(
    _ row: ElementRow,
    among siblings: Siblings,
    around: FixedRect
  ) -> FixedRect? {
    row.placement == .fill
      ? around
      : heldFrame(row.placement, size: row.element.frame.size)
        ?? siblings.frame(row.placement, size: row.element.frame.size)
  }

  /// The frame of something that is held at an edge of the screen, or nil where it is not.
  func heldFrame(_ placement: Placement, size: FixedSize) -> FixedRect? {
    guard case .viewport(let x, let y) = placement else { return nil }
    let origin = FixedPoint(x: viewport.minX + x, y: viewport.minY + y)
    return FixedRect(origin: origin, size: size)
  }
}
