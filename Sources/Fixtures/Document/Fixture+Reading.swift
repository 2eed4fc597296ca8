import Diagnostics
import Elements
import JSONReading

extension Fixture {
  /// Reads a fixture.
  ///
  /// - Parameters:
  ///   - file: The path of a `NAME.feed.json`.
  ///   - files: Where to read it from.
  /// - Throws: `UnusableInput` with the place of the first thing that is wrong.
  package static func read(_ file: String, from files: FixtureFiles) throws -> Fixture {
    let root = Cursor(node: try files.json(at: file), file: file, name: "the fixture")
    let document = try root.object()
    try document.allow(keys)
    try checkFormat(document)
    let components = try ComponentTable(document["components"])
    let reader = ElementReader(components: components.names)
    return Fixture(
      file: file,
      name: try document["name"].map(plainName) ?? nameOfFile(file),
      variants: try variants(document),
      pictures: try pictures(document["goldens"]),
      data: try dataSource(document["data"]),
      components: try components.read(with: reader),
      sections: try sections(document, reader),
      script: try ScriptStep.read(document["script"])
    )
  }

  private static let keys = [
    "format", "name", "environment", "variants", "data", "components", "sections", "script",
    "goldens",
  ]

  private static func checkFormat(_ document: ObjectCursor) throws {
    let format = try document.required("format")
    let name = try format.string()
    guard name == "feed/1" else {
      throw format.failure(
        "unknown-format",
        "unknown format '\(name)'.",
        "This version reads 'feed/1'."
      )
    }
  }

  private static func variants(_ document: ObjectCursor) throws -> [Variant] {
    var base = Environment()
    if let cursor = document["environment"] {
      let object = try cursor.object()
      try object.allow(Environment.keys)
      try base.override(with: object)
    }
    var variants = [Variant(name: "default", environment: base)]
    for cursor in try document["variants"]?.list() ?? [] {
      let object = try cursor.object()
      try object.allow(["name"] + Environment.keys)
      var variant = Variant(name: try plainName(object.required("name")), environment: base)
      try variant.environment.override(with: object)
      guard !variants.contains(where: { $0.name == variant.name }) else {
        throw cursor.failure("duplicate-variant", "there are two variants '\(variant.name)'.")
      }
      variants.append(variant)
    }
    return variants
  }

  private static func pictures(_ cursor: Cursor?) throws -> Set<PictureKind> {
    guard let cursor else { return [] }
    return Set(try cursor.list().map { try $0.choice(PictureKind.self) })
  }

  private static func dataSource(_ cursor: Cursor?) throws -> DataSource {
    guard let cursor else { return .none }
    switch cursor.node.value {
    case .string(let path): return .file(path: path, named: cursor)
    case .object, .array: return .inline(cursor)
    default: throw cursor.wrongType("the path of a file, or the data itself")
    }
  }

  private static func sections(
    _ document: ObjectCursor,
    _ reader: ElementReader
  ) throws -> [SectionTemplate] {
    var sections: [SectionTemplate] = []
    for cursor in try document.required("sections").list() {
      let section = try SectionTemplate.read(cursor, reader)
      guard !sections.contains(where: { $0.id == section.id }) else {
        throw cursor.failure("duplicate-section", "there are two sections '\(section.id)'.")
      }
      sections.append(section)
    }
    return sections
  }

  private static func plainName(_ cursor: Cursor) throws -> String {
    let name = try cursor.string()
    guard !name.isEmpty, !name.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw cursor.failure("empty-name", "\(cursor.name) takes text that can be printed.")
    }
    return name
  }

  private static func nameOfFile(_ file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.hasSuffix(".feed.json") ? String(last.dropLast(".feed.json".count)) : last
  }
}
