public import Geometry

/// Something a description asks for that cannot be laid out.
///
/// Trouble never stops a layout: the part concerned is left out, and the rest stands.
public enum LayoutTrouble: Hashable, Sendable {
  /// A section has items, but its provider gave no layout for it.
  case noLayout(section: Int, items: Int)
  /// The insets of a section or group leave no room; its items are not shown.
  case noRoom(section: Int, available: Size, insets: DirectionalEdgeInsets)
  /// Not even the first subitem fits its group; the items of the section are not shown.
  case firstItemDoesNotFit(section: Int, axis: Axis, length: Double, available: Double)
  /// A group was described without any subitem.
  case emptyGroup(section: Int)
  /// A group was asked to repeat its subitem less than once.
  case countBelowOne(section: Int, count: Int)
  /// Two boundary items of a section, or of the layout where section is nil, share a kind.
  case duplicateElementKind(section: Int?, kind: String)
  /// A dimension is infinite or not a number; it counts as 0.
  case dimensionNotFinite(section: Int, dimension: LayoutDimension)
}
