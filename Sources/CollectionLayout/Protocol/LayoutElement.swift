public import Elements

/// What a layout places: a cell, or a view that belongs to a section.
public enum LayoutElement: Hashable, Sendable {
  /// The cell of an item.
  case cell(IndexPath)
  /// A header, footer or badge of the named kind.
  ///
  /// Boundary items of a section have item 0 of it; those of the layout have section 0 and item
  /// `Int.max`; badges count from 0 for each kind in each section.
  case supplementary(kind: String, IndexPath)
  /// A background of the named kind; its item is the position among the section's decorations.
  case decoration(kind: String, IndexPath)

  /// Where the element belongs in the list.
  public var indexPath: IndexPath {
    switch self {
    case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
    }
  }

  /// The name under which its views are registered; nil for cells.
  public var elementKind: String? {
    switch self {
    case .cell: nil
    case .supplementary(let kind, _), .decoration(let kind, _): kind
    }
  }
}
