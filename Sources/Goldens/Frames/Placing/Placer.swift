import Elements
import Geometry

/// Turns frames into places that are told by what is around and what is before.
struct Placer {
  let contentSize: FixedSize
  /// The screen, in coordinates that begin where reading starts.
  let viewport: FixedRect
  /// Whether frames are given as in a mirror, because reading starts at the right.
  let isMirrored: Bool

  /// The rows of an element, whose own place is already told.
  func row(of element: Element, at placement: Placement, index: IndexNote) -> ElementRow {
    var own = element
    own.children = []
    return ElementRow(
      element: own,
      placement: placement,
      index: index,
      children: rows(inside: element)
    )
  }

  private func rows(inside element: Element) -> [ElementRow] {
    if element.isFilled { return element.children.map { view($0, at: .fill) } }
    var siblings = Siblings(in: element.contentBox(isMirrored: isMirrored))
    let (axis, alignment) = (element.stackAxis, element.crossAlignment)
    return element.children.map { child in
      let placement =
        axis.map { siblings.placement(of: child.frame, along: $0, across: alignment) }
        ?? siblings.fixedPlacement(of: child.frame)
      siblings.add(child.frame)
      return view(child, at: placement)
    }
  }

  private func view(_ view: Element, at placement: Placement) -> ElementRow {
    row(of: view, at: placement, index: view.indexPath == nil ? .expected : .given(view.indexPath))
  }

  /// The place of something that is held at an edge of the screen.
  func heldPlacement(of frame: FixedRect) -> Placement {
    .viewport(x: frame.minX - viewport.minX, y: frame.minY - viewport.minY)
  }
}

extension Element {
  /// Whether it is held at an edge of the screen.
  var isPinned: Bool { attributes[.pinned] == .word("true") }

  /// The element and all below it as seen in a mirror that stands at half the width.
  func mirrored(inWidth width: Thousandths) -> Element {
    var element = self
    element.frame = frame.mirrored(inWidth: width)
    element.children = children.map { $0.mirrored(inWidth: width) }
    return element
  }
}
