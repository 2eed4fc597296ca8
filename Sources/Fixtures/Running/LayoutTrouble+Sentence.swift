import CollectionLayout
import Geometry

extension LayoutTrouble {
  /// The section that is concerned; nil for the layout as a whole.
  var section: Int? {
    switch self {
    case .noLayout(let section, _), .noRoom(let section, _, _), .emptyGroup(let section),
      .firstItemDoesNotFit(let section, _, _, _), .countBelowOne(let section, _),
      .dimensionNotFinite(let section, _):
      section
    case .duplicateElementKind(let section, _): section
    }
  }

  /// What cannot be laid out, with its numbers, as a sentence.
  var sentence: String {
    switch self {
    case .noLayout(_, let items):
      return "a section of \(items) items has no layout."
    case .noRoom(_, let size, let insets):
      let margins = [insets.top, insets.leading, insets.bottom, insets.trailing]
      return "insets of \(margins.map(\.shortest).joined(separator: ", ")) leave no room in "
        + "\(size.width.shortest)x\(size.height.shortest) pt, so its items are not shown."
    case .firstItemDoesNotFit(_, let axis, let length, let available):
      let side = axis == .horizontal ? "wide" : "high"
      return "the first item is \(length.shortest) pt \(side) and its group has "
        + "\(available.shortest) pt, so the items of the section are not shown."
    case .emptyGroup:
      return "a group has no item."
    case .countBelowOne(_, let count):
      return "a group repeats its item \(count) times; the least is 1."
    case .duplicateElementKind(_, let kind):
      return "two boundary items are of kind '\(kind)'."
    case .dimensionNotFinite:
      return "a dimension is infinite or not a number; it counts as 0."
    }
  }
}
