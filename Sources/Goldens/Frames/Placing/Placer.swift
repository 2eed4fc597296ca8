import Elements
import Geometry

/// Turns frames into places that are told by what is around and what is before.
struct Placer {
  let contentSize: FixedSize
  /// The screen, in coordinates that begin where reading starts.
  let viewport: FixedRect

  /// The rows of an element, whose own place is already told.
  func row(of element: Element, at placement: Placement, index: IndexNote) -> ElementRow {
    var own = element
    own.children = []
    var row = ElementRow(element: own, placement: placement, index: index, children: [])
    if element.isFilled {
      row.children = element.children.map { view($0, at: .fill) }
    } else {
      addChildren(of: element, to: &row)
    }
    return row
  }

  private func addChildren(of element: Element, to row: inout ElementRow) {
    let axis = element.stackAxis
    row.slack = element.slack(along: axis)
    var siblings = Siblings(in: element.frame, slack: row.slack)
    for child in element.children {
      let placement = place(child.frame, among: siblings, of: element, along: axis)
      siblings.add(child.frame)
      row.children.append(view(child, at: placement))
    }
  }

  private func place(
    _ frame: FixedRect,
    among siblings: Siblings,
    of element: Element,
    along axis: Axis?
  ) -> Placement {
    if let axis {
      let across = element.alignment(along: axis.crossing)
      return siblings.placement(of: frame, along: axis, across: across)
    }
    guard element.isLayered else { return siblings.fixedPlacement(of: frame) }
    return siblings.placement(
      of: frame,
      x: element.alignment(along: .horizontal),
      y: element.alignment(along: .vertical)
    )
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
