import Geometry
import JSONReading
import Views

extension ScriptStep {
  /// A picture of one colour that arrives for an address.
  static func imageLoaded(_ object: ObjectCursor) throws -> Verb {
    try object.allow(["url", "size", "color"])
    let url = try object.required("url").string()
    let size = try object.required("size")
    let sides = try size.list().map { try $0.number() }
    guard sides.count == 2 else { throw size.wrongType("width and height") }
    let color = try object["color"]?.string() ?? defaultColor
    guard let source = ImageCatalog.solid(sides[0], sides[1], color: color) else {
      throw object.cursor.failure(
        "bad-image",
        "a picture has sides above 0 and up to 100000 pt, and a colour '#RRGGBB'."
      )
    }
    return .imageLoaded(url: url, source)
  }

  /// What a picture looks like that only its size matters of.
  private static let defaultColor = "#8E8E93"
}
