import CollectionLayout
import Geometry
import JSONReading

/// Reads the layout of a section: the full form, or one of three shorthands for it.
struct LayoutReader {
  /// How many pixels make a point.
  var scale: Double
  var isAnchoredAtBottom = false
  /// Element kinds in the order of the document, with what they show.
  var supplementaries: [(kind: String, belongsToItem: Bool, content: Cursor?)] = []

  private static let sectionKeys = [
    "interGroupSpacing", "contentInsets", "orthogonalScrollingBehavior",
    "boundarySupplementaryItems", "decorationItems", "supplementaryContentInsetsReference",
    "contentInsetsReference", "supplementariesFollowContentInsets", "wrapsAround", "anchor",
  ]

  mutating func section(_ cursor: Cursor) throws -> LayoutSection {
    let written = try cursor.object()
    let forms = ["group"] + Shorthand.names
    try written.allow(forms + Self.sectionKeys)
    let present = forms.filter { written[$0] != nil }
    guard present.count <= 1 else {
      throw cursor.failure("two-layouts", "a layout has '\(present[0])' or '\(present[1])'.")
    }
    let shorthand = Shorthand(scale: scale)
    let object = try shorthand.expanded(written)
    let group = try object["group"] ?? shorthand.plainList(at: cursor).required("group")
    var section = LayoutSection(group: try self.group(group.object()))
    try apply(object, to: &section)
    return section
  }

  private mutating func apply(_ object: ObjectCursor, to section: inout LayoutSection) throws {
    if let cursor = object["interGroupSpacing"] { section.interGroupSpacing = try cursor.number() }
    if let cursor = object["contentInsets"] { section.contentInsets = try cursor.insets() }
    if let cursor = object["orthogonalScrollingBehavior"] {
      section.orthogonalScrollingBehavior = try cursor.choice(OrthogonalScrollingBehavior.self)
    }
    if let cursor = object["wrapsAround"] { section.wrapsAround = try cursor.bool() }
    if let cursor = object["contentInsetsReference"] {
      section.contentInsetsReference = try cursor.choice(ContentInsetsReference.self)
    }
    if let cursor = object["supplementaryContentInsetsReference"] {
      section.supplementaryContentInsetsReference =
        try cursor.choice(ContentInsetsReference.self)
    }
    if let cursor = object["supplementariesFollowContentInsets"] {
      section.supplementariesFollowContentInsets = try cursor.bool()
    }
    for cursor in try object["boundarySupplementaryItems"]?.list() ?? [] {
      section.boundarySupplementaryItems.append(try boundaryItem(cursor.object()))
    }
    for cursor in try object["decorationItems"]?.list() ?? [] {
      section.decorationItems.append(try decorationItem(cursor.object()))
    }
    if let cursor = object["anchor"] {
      isAnchoredAtBottom = try cursor.choice(["top", "bottom"]) {
        $0 == "bottom" ? true : $0 == "top" ? false : nil
      }
    }
  }
}
