import Diagnostics
import JSONReading

/// A section as it is written.
struct SectionTemplate: Sendable {
  var id: String
  var condition: Condition?
  var items: Items
  var layout: LayoutTemplate
  /// The title and whatever else a header reads through `$section`.
  var properties: BoundValue
  var cursor: Cursor

  enum Items: Sendable {
    case list([SingleItem])
    case forEach(RepeatedItems)
  }

  /// An item that stands in the document by itself.
  struct SingleItem: Sendable {
    var condition: Condition?
    var id: Template
    var content: ElementTemplate
  }

  private static let keys = ["id", "title", "if", "items", "layout"]

  static func read(_ cursor: Cursor, _ reader: ElementReader) throws -> SectionTemplate {
    let object = try cursor.object()
    try checkProperties(object)
    let id = try object.required("id")
    let layout = object["layout"] ?? cursor.replacing(.object(JSONObject()))
    guard try !id.string().isEmpty else { throw id.failure("empty-id", "'id' takes text.") }
    return SectionTemplate(
      id: try id.string(),
      condition: try object["if"].map { try Condition.read($0) },
      items: try items(object.required("items"), reader),
      layout: try LayoutTemplate.read(layout, reader),
      properties: try properties(object),
      cursor: cursor
    )
  }

  /// Keys of one's own are data for the header, unless they look like a misspelt key of ours.
  private static func checkProperties(_ object: ObjectCursor) throws {
    for member in object.members where !keys.contains(member.key) {
      guard NearMiss.nearest(to: member.key, in: keys) == nil else {
        throw object.unknownKey(member, among: keys)
      }
    }
  }

  private static func properties(_ object: ObjectCursor) throws -> BoundValue {
    var properties = JSONObject()
    for member in object.members where !["items", "layout", "if"].contains(member.key) {
      properties.append(member)
    }
    let node = JSONNode(.object(properties), at: object.cursor.node.position)
    return try BoundValue.read(Cursor(node: node, file: object.cursor.file, name: "the section"))
  }

  private static func items(_ cursor: Cursor, _ reader: ElementReader) throws -> Items {
    if cursor.node.value.object != nil {
      return .forEach(try RepeatedItems.read(cursor.object(), reader))
    }
    return .list(
      try cursor.list().map { item in
        let object = try item.object()
        try object.allow(["id", "if", "content"])
        return SingleItem(
          condition: try object["if"].map { try Condition.read($0) },
          id: try Template.read(object.required("id")),
          content: try reader.read(object.required("content"))
        )
      }
    )
  }
}
