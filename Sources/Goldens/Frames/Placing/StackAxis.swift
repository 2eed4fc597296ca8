import Elements
import Geometry

extension Element {
  /// The frame inside which the places of the children are told.
  ///
  /// Where the content stands apart from the frame, the children follow the content, so that a
  /// frame that grows around centred content leaves their lines alone.
  func contentBox(isMirrored: Bool) -> FixedRect {
    guard let content = attributes[.contentFrame]?.numbers, content.count == 4 else {
      return frame
    }
    let x = isMirrored ? frame.width - content[0] - content[2] : content[0]
    return FixedRect(
      x: frame.minX + x,
      y: frame.minY + content[1],
      width: content[2],
      height: content[3]
    )
  }

  /// The axis along which the children follow one another, where they do.
  var stackAxis: Axis? {
    switch kind {
    case .view("hstack"): .horizontal
    case .view("vstack"): .vertical
    case .view: nil
    default: childrenAxis
    }
  }

  /// The axis that the places of the children show, for a cell that stands for its root view.
  private var childrenAxis: Axis? {
    guard children.count > 1 else { return nil }
    return [Axis.vertical, .horizontal].first { axis in
      zip(children, children.dropFirst())
        .allSatisfy { $0.frame.far(axis) <= $1.frame.near(axis) }
    }
  }

  /// How the places of the children across a stack are told.
  var crossAlignment: Siblings.Alignment {
    switch attributes[.alignment]?.string {
    case "center": .middle
    case "bottom", "trailing": .far
    case nil: isStack ? .middle : .near
    default: .near
    }
  }

  private var isStack: Bool { kind == .view("hstack") || kind == .view("vstack") }

  /// Whether this is a cell, header or decoration, and one view inside it has the same frame.
  var isFilled: Bool {
    if case .view = kind { return false }
    guard children.count == 1, absences.isEmpty, children[0].frame == frame else { return false }
    if case .view = children[0].kind { return children[0].indexPath == nil }
    return false
  }
}
