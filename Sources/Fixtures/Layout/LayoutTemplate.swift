import CollectionLayout

/// The layout of a section as it is written, checked once and made for each screen.
struct LayoutTemplate: Sendable {
  /// The object; an empty one, where the section declares none, is a plain list.
  var cursor: Cursor
  /// Whether the list reads from its end, as a conversation does.
  var isAnchoredAtBottom: Bool
  /// What supplementary views show, by element kind.
  var supplementaries: [Supplementary]

  struct Supplementary: Sendable {
    var elementKind: String
    /// Whether every item has one, or the section has one.
    var belongsToItem: Bool
    var content: ElementTemplate?
  }

  static func read(_ cursor: Cursor, _ reader: ElementReader) throws -> LayoutTemplate {
    var layout = LayoutReader(scale: 1)
    _ = try layout.section(cursor)
    return LayoutTemplate(
      cursor: cursor,
      isAnchoredAtBottom: layout.isAnchoredAtBottom,
      supplementaries: try layout.supplementaries.map { kind, belongsToItem, content in
        Supplementary(
          elementKind: kind,
          belongsToItem: belongsToItem,
          content: try content.map { try reader.read($0) }
        )
      }
    )
  }

  /// The layout on a screen with so many pixels a point, which decides how thin a hairline is.
  func section(scale: Double) throws -> LayoutSection {
    var layout = LayoutReader(scale: scale)
    return try layout.section(cursor)
  }
}
