import Diagnostics
import Fixtures

extension FixtureFiles {
  /// Files that exist only in a test, by path.
  static func memory(_ files: [String: String], limit: Int = defaultLimit) -> FixtureFiles {
    FixtureFiles(
      size: { files[$0]?.utf8.count },
      read: { Array((files[$0] ?? "").utf8) },
      limit: limit
    )
  }
}

/// What reading a fixture complains about, as a person sees it; nil where it reads.
func complaint(_ text: String, _ other: [String: String] = [:]) -> String? {
  var files = other
  files["home.feed.json"] = text
  do {
    _ = try Fixture.read("home.feed.json", from: .memory(files))
    return nil
  } catch let input as UnusableInput {
    return input.diagnostics.map(\.description).joined(separator: "\n")
  } catch {
    return "unexpected: \(error)"
  }
}

/// A fixture around one element, which starts at line 1, column 84.
func fixture(element: String, components: String = "{}") -> String {
  let section = #"{"id":"s","items":[{"id":"a","content":"# + element + "}]}"
  return #"{"format":"feed/1","components":"# + components + #","sections":["# + section + "]}"
}
