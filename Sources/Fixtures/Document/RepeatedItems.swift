/// Items that are made from an array of the data.
struct RepeatedItems: Sendable {
  var path: Expression
  var alias: String?
  var id: Template
  var limit: Int?
  var filter: Condition?
  /// Values that are worked out once an item.
  var lets: [String: BoundValue]
  /// Items derived from an item, which stand before it.
  var before: [SectionTemplate.SingleItem]
  /// The first case whose condition holds gives the content.
  var cases: [Case]
  /// What is shown where there are no items.
  var empty: ElementTemplate?
  var cursor: Cursor

  struct Case: Sendable {
    var condition: Condition?
    var content: ElementTemplate
  }

  static func read(_ object: ObjectCursor, _ reader: ElementReader) throws -> RepeatedItems {
    try object.allow([
      "ForEach", "as", "id", "limit", "where", "let", "before", "cases", "content", "empty",
    ])
    return RepeatedItems(
      path: try Expression.read(object.required("ForEach")),
      alias: try object["as"]?.string(),
      id: try Template.read(object.required("id")),
      limit: try object["limit"]?.integer(from: 0),
      filter: try object["where"].map { try Condition.read($0) },
      lets: try object["let"]?.object().boundMembers() ?? [:],
      before: try (object["before"]?.list() ?? []).map { try derived($0, reader) },
      cases: try cases(object, reader),
      empty: try object["empty"].map { try reader.read($0) },
      cursor: object.cursor
    )
  }

  private static func derived(
    _ cursor: Cursor,
    _ reader: ElementReader
  ) throws -> SectionTemplate.SingleItem {
    let object = try cursor.object()
    try object.allow(["if", "id", "content"])
    return SectionTemplate.SingleItem(
      condition: try object["if"].map { try Condition.read($0) },
      id: try Template.read(object.required("id")),
      content: try reader.read(object.required("content"))
    )
  }

  private static func cases(_ object: ObjectCursor, _ reader: ElementReader) throws -> [Case] {
    if let content = object["content"] {
      guard object["cases"] == nil else {
        throw object.cursor.failure("two-contents", "items have 'content' or 'cases', not both.")
      }
      return [Case(condition: nil, content: try reader.read(content))]
    }
    let list = try object.required("cases")
    return try list.list().map { cursor in
      let object = try cursor.object()
      try object.allow(["if", "content"])
      return Case(
        condition: try object["if"].map { try Condition.read($0) },
        content: try reader.read(object.required("content"))
      )
    }
  }
}
