import JSONReading

/// Writes the three short forms of a layout out in full, so that there is one form to read.
///
/// A key that stands beside the short form wins over what the short form stands for.
struct Shorthand {
  /// How many pixels make a point, which decides how thin a separator is.
  var scale: Double

  static let names = ["list", "grid", "horizontal"]

  /// The height of a row before it is measured, in points, as in UIKit's lists on a phone.
  private static let estimatedRowHeight = 44.0

  /// The layout without short forms; a layout that has none comes back as it is.
  func expanded(_ object: ObjectCursor) throws -> ObjectCursor {
    let name = Self.names.first { object[$0] != nil }
    guard let name, let short = try object[name]?.object() else { return object }
    var full: JSONObject
    switch name {
    case "grid": full = try grid(short)
    case "horizontal": full = try horizontal(short)
    default: full = try list(short)
    }
    for member in object.members where member.key != name {
      full.set(member.value, for: member.key)
    }
    return try ObjectCursor(object: full, cursor: object.cursor)
  }

  /// The plain list that a section without a layout is.
  func plainList(at cursor: Cursor) throws -> ObjectCursor {
    let empty = try ObjectCursor(object: JSONObject(), cursor: cursor)
    return try ObjectCursor(object: list(empty), cursor: cursor)
  }

  private func list(_ short: ObjectCursor) throws -> JSONObject {
    try short.allow(["spacing", "estimatedHeight", "separators"])
    let size = try Self.size("fractionalWidth(1)", estimatedHeight(short))
    var item: JSONObject = ["layoutSize": size]
    if try short["separators"]?.bool() ?? false {
      item.set(JSONNode([.object(separator)]), for: "supplementaryItems")
    }
    return Self.section(
      group: ["horizontal": [.object(item)], "layoutSize": size],
      spacing: try short["spacing"]?.number()
    )
  }

  /// A line of one pixel at the lower edge of a row.
  private var separator: JSONObject {
    [
      "elementKind": "separator",
      "layoutSize": Self.size("fractionalWidth(1)", "absolute(\((1 / scale).shortest))"),
      "containerAnchor": ["edges": ["bottom"]],
      "content": ["Rectangle": "separator"],
    ]
  }

  private func grid(_ short: ObjectCursor) throws -> JSONObject {
    try short.allow(["numberOfItemsInRow", "itemSpacing", "lineSpacing", "estimatedHeight"])
    let count = try short.required("numberOfItemsInRow").integer(from: 1)
    let size = try Self.size("fractionalWidth(1)", estimatedHeight(short))
    let spacing = try short["itemSpacing"]?.number() ?? 0
    return Self.section(
      group: [
        "horizontal": ["item": ["layoutSize": size], "count": JSONValue(count)],
        "layoutSize": size, "interItemSpacing": "fixed(\(spacing.shortest))",
      ],
      spacing: try short["lineSpacing"]?.number()
    )
  }

  private func horizontal(_ short: ObjectCursor) throws -> JSONObject {
    try short.allow(["spacing", "scrollingBehavior", "itemSize"])
    let estimate = "estimated(\(Self.estimatedRowHeight.shortest))"
    let size = short["itemSize"]?.node.value ?? Self.size(estimate, estimate)
    var section = Self.section(
      group: ["horizontal": [["layoutSize": size]], "layoutSize": size],
      spacing: try short["spacing"]?.number()
    )
    let behavior = try short["scrollingBehavior"]?.string() ?? "continuous"
    section.set(JSONNode(.string(behavior)), for: "orthogonalScrollingBehavior")
    return section
  }

  private func estimatedHeight(_ short: ObjectCursor) throws -> String {
    let height = try short["estimatedHeight"]?.length() ?? Self.estimatedRowHeight
    return "estimated(\(height.shortest))"
  }

  private static func size(_ width: String, _ height: String) -> JSONValue {
    [.string(width), .string(height)]
  }

  private static func section(group: JSONValue, spacing: Double?) -> JSONObject {
    var section: JSONObject = ["group": group]
    if let spacing { section.set(JSONNode(JSONValue(spacing)), for: "interGroupSpacing") }
    return section
  }
}
