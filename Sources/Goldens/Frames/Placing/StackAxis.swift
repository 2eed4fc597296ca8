import Elements
import Geometry

extension Element {
  /// The axis along which the children follow one another, where they do.
  var stackAxis: Axis? {
    switch rootKind {
    case "hstack": .horizontal
    case "vstack": .vertical
    case nil: childrenAxis
    default: nil
    }
  }

  /// The kind of the view, or of the view that fills the cell and shares its line.
  private var rootKind: String? {
    if case .view(let kind) = kind { return kind }
    return attributes[.view]?.string
  }

  /// The axis that the places of the children show, for a cell whose content nobody knows.
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

  /// Whether it is a stack of any kind, or a cell that shares its line with one.
  var isStack: Bool { rootKind.map(stackKinds.contains) ?? false }

  /// Whether each child is told by what is around alone, as in a stack of layers.
  var isLayered: Bool { rootKind == "zstack" }

  /// Whether this is a cell, header or decoration, and one view inside it has the same frame.
  var isFilled: Bool {
    if case .view = kind { return false }
    guard children.count == 1, absences.isEmpty, children[0].frame == frame else { return false }
    if case .view = children[0].kind { return children[0].indexPath == nil }
    return false
  }
}

private let stackKinds: Set<String> = ["hstack", "vstack", "zstack"]
