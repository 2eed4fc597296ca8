import Diagnostics
import Elements
import Fixtures
import Geometry
import Typesetting
import Views

@testable import Fixtures

/// Runs a fixture that exists only in a test, in its first or a named variant.
func run(
  _ text: String,
  _ other: [String: String] = [:],
  variant name: String = "default"
) throws -> ScreenRun {
  var files = other
  files["home.feed.json"] = text
  return try run("home.feed.json", from: .memory(files), variant: name)
}

/// Runs a fixture from wherever it is.
func run(
  _ file: String,
  from files: FixtureFiles,
  variant name: String = "default",
  changing change: (inout Environment) -> Void = { _ in }
) throws -> ScreenRun {
  let fixture = try Fixture.read(file, from: files)
  var variant = fixture.variants.first { $0.name == name } ?? fixture.variants[0]
  change(&variant.environment)
  let services = Screen.Services(
    text: try Typesetter(),
    data: DataFiles(files),
    digest: { "\($0.count)" }
  )
  return try Screen(fixture, variant, services: services).runScript()
}

/// A fixture of rows whose heights come from the data.
///
/// - Parameters:
///   - heights: The height of each row, in points.
///   - layout: The layout of the only section, `feed`.
///   - script: The steps after the data is shown.
func rows(_ heights: [Double], layout: String = "{}", script: String) -> String {
  let items = heights.enumerated()
    .map { #"{"id": "r\#($0.offset)", "h": \#($0.element)}"# }
    .joined(separator: ", ")
  return """
    {"format": "feed/1", "environment": {"size": [320, 600], "scale": 2},
     "data": {"rows": [\(items)]},
     "sections": [{"id": "feed", "items": {"ForEach": "rows", "id": "{{id}}",
       "content": {"Rectangle": "gray5", "frame": {"height": "{{h}}"}}}, "layout": \(layout)}],
     "script": [\(script)]}
    """
}

extension ScreenRun {
  /// The failed claims as a person reads them.
  var complaints: [String] { failures.map(\.description) }

  /// The frames of the elements of a capture by their paths, in points.
  func frames(_ capture: Int = 0) -> [String: Rect] {
    let elements = captures[capture].sections.flatMap(\.elements).flatMap(\.flattened)
    return Dictionary(
      elements.map { ($0.path.description, $0.frame.points) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
