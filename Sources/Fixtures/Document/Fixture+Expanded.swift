import Elements
package import JSONReading

extension Fixture {
  /// The document of a fixture with the short forms of its layouts written out.
  ///
  /// - Throws: `UnusableInput` where the fixture cannot be read.
  package static func expandedSource(
    _ file: String,
    from files: FixtureFiles
  ) throws -> JSONValue {
    let fixture = try read(file, from: files)
    let root = Cursor(node: try files.json(at: file), file: file, name: "the fixture")
    var document = try root.object().object
    let shorthand = Shorthand(scale: fixture.variants[0].environment.scale)
    let sections = try root.object().required("sections").list().map { cursor in
      var section = try cursor.object().object
      if let layout = try cursor.object()["layout"] {
        section.set(
          JSONNode(.object(try shorthand.expanded(layout.object()).object)),
          for: "layout"
        )
      }
      return JSONNode(.object(section))
    }
    document.set(JSONNode(.array(sections)), for: "sections")
    return .object(document)
  }
}
