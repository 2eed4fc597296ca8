import Elements
import Geometry

extension Element {
  /// How far the first child of a stack stands from where the padding ends.
  ///
  /// A frame that grows around centred content then changes this number and no line of a child.
  func slack(along axis: Axis) -> FixedPoint {
    var slack = FixedPoint.zero
    guard let first = children.first else { return slack }
    let padding = attributes[.padding]?.numbers ?? []
    let near = padding.count == 4 ? padding[axis == .horizontal ? 1 : 0] : .zero
    slack[axis] = first.frame.near(axis) - frame.near(axis) - near
    return slack
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

  /// How the places of the children are told along an axis on which they do not follow.
  func alignment(along axis: Axis) -> Siblings.Alignment {
    guard let word = attributes[.alignment]?.string else { return isStack ? .middle : .near }
    let names = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    let name = word.lowercased()
    if name.contains(names.0) { return .near }
    if name.contains(names.1) { return .far }
    return name.contains("text") ? .near : .middle
  }

  private var isStack: Bool { stackKinds.contains(kind) }

  /// Whether each child is told by what is around alone, as in a stack of layers.
  var isLayered: Bool { kind == .view("zstack") }

  /// Whether this is a cell, header or decoration, and one view inside it has the same frame.
  var isFilled: Bool {
    if case .view = kind { return false }
    guard children.count == 1, absences.isEmpty, children[0].frame == frame else { return false }
    if case .view = children[0].kind { return children[0].indexPath == nil }
    return false
  }
}

private let stackKinds: Set<ElementKind> = [.view("hstack"), .view("vstack"), .view("zstack")]
