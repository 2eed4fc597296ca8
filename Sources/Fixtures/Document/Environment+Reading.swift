import Elements
import Geometry

extension Environment {
  static let keys = [
    "size", "scale", "safeAreaInsets", "locale", "timeZone", "now", "layoutDirection",
    "preferredContentSizeCategory", "userInterfaceStyle",
  ]

  /// Takes over what an object names and leaves the rest as it is.
  mutating func override(with object: ObjectCursor) throws {
    if let cursor = object["size"] { size = try Self.size(cursor) }
    if let cursor = object["scale"] { scale = try Self.scale(cursor) }
    if let cursor = object["safeAreaInsets"] { safeAreaInsets = try Self.safeArea(cursor) }
    if let cursor = object["locale"] { locale = try Self.word(cursor) }
    if let cursor = object["timeZone"] { timeZone = try Self.word(cursor) }
    if let cursor = object["now"] { now = try Self.word(cursor) }
    if let cursor = object["layoutDirection"] {
      layoutDirection = try cursor.choice(LayoutDirection.self)
    }
    if let cursor = object["preferredContentSizeCategory"] {
      contentSizeCategory = try cursor.choice(ContentSizeCategory.self)
    }
    if let cursor = object["userInterfaceStyle"] {
      userInterfaceStyle = try cursor.choice(UserInterfaceStyle.self)
    }
  }

  private static func size(_ cursor: Cursor) throws -> Size {
    let sides = try cursor.list()
    guard sides.count == 2 else { throw cursor.wrongType("a list of width and height") }
    let size = Size(width: try sides[0].length(), height: try sides[1].length())
    guard max(size.width, size.height) <= 20_000 else {
      throw cursor.failure("out-of-range", "a screen is at most 20000 points wide and high.")
    }
    return size
  }

  private static func scale(_ cursor: Cursor) throws -> Double {
    let scale = try cursor.number()
    guard (0.5...8).contains(scale) else {
      throw cursor.failure("out-of-range", "'scale' takes 0.5 to 8 pixels a point.")
    }
    return scale
  }

  private static func safeArea(_ cursor: Cursor) throws -> EdgeInsets {
    let object = try cursor.object()
    try object.allow(["top", "left", "bottom", "right"])
    return EdgeInsets(
      top: try object["top"]?.length() ?? 0,
      left: try object["left"]?.length() ?? 0,
      bottom: try object["bottom"]?.length() ?? 0,
      right: try object["right"]?.length() ?? 0
    )
  }

  /// A name that can stand in one line of a golden.
  private static func word(_ cursor: Cursor) throws -> String {
    let word = try cursor.string()
    guard !word.isEmpty, word.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw cursor.failure("unknown-value", "\(cursor.name) takes a name without spaces.")
    }
    return word
  }
}
