import Diagnostics
import Elements
import Fixtures
import Geometry
import ListEngine
import Testing
import Typesetting

@testable import Fixtures

/// A lint is one run of the script and what was noticed on the way.
@Suite struct LintingTests {
  @Test func findsNothingInACleanScreen() throws {
    let script = #"{"scroll": {"by": 100}}, {"patch": [{"op": "remove", "path": "/rows/1"}]}"#
    #expect(try lint(rows(Array(repeating: 60, count: 30), script: script)) == [])
  }

  @Test func gathersWhatIsSuspiciousOnce() throws {
    let text = """
      {"format": "feed/1", "environment": {"size": [320, 600]},
       "data": {"rows": [{"id": "a", "t": "x"}, {"id": "b", "t": " "}, {"id": "a", "t": "x"}]},
       "sections": [
         {"id": "first", "items": {"ForEach": "rows", "id": "{{id}}",
           "content": {"Text": "{{t}}"}}},
         {"id": "second", "items": {"ForEach": "rows", "id": "{{$index}}",
           "content": {"HStack": [{"Image": "late"}, {"Rectangle": "red", "frame": {"width": 0}},
             {"Text": "{{t}} and much more than fits into a single line of this screen",
              "name": "cut", "lineLimit": 1}]}}}],
       "script": [{"snapshot": "a"}, {"scroll": {"by": 1}},
         {"expect": {"visible": ["nobody"]}}]}
      """
    let found = try lint(text)
    let names = found.map { "\($0.identifier) \($0.subject)" }
    #expect(Set(names).count == names.count)
    #expect(
      Set(names) == [
        "empty-text first/b", "duplicate-id first/a", "positional-id second",
        "unsized-image second/0", "unsized-image second/1", "unsized-image second/2",
        "zero-size second/0/image", "zero-size second/1/image", "zero-size second/2/image",
        "zero-size second/0/rectangle", "zero-size second/1/rectangle",
        "zero-size second/2/rectangle",
        "truncated second/0/cut", "truncated second/1/cut", "truncated second/2/cut",
      ]
    )
    #expect(found.allSatisfy { $0.place?.position != nil })
  }

  @Test func looksAfterEveryStep() throws {
    let script = #"""
      {"patch": [{"op": "replace", "path": "/rows/1/h", "value": 0}]},
      {"patch": [{"op": "replace", "path": "/rows/1/h", "value": 50}]}
      """#
    let found = try lint(rows([40, 40], script: script))
    #expect(
      found.map(\.summary) == ["a cell of 'Rectangle' is 320x0 pt, so nothing of it is seen."]
    )
    #expect(found.map(\.subject) == ["feed/r1"])
  }

  @Test func findsCellsThatOverlap() throws {
    let layout = #"{"list": {"spacing": -10}}"#
    let found = try lint(rows([40, 40, 40], layout: layout, script: ""))
    #expect(found.map(\.identifier) == ["overlap", "overlap"])
    #expect(found.first?.summary == "'feed/r0' and 'feed/r1' overlap.")
  }

  @Test func tellsLeftoversAndNeedlessReloadsByPath() throws {
    let fixture = try Fixture.read(
      "a.feed.json",
      from: .memory(["a.feed.json": rows([40], script: "")])
    )
    let run = try run(rows([40], script: #"{"snapshot": "a"}"#))
    let lint = ScreenLint(
      fixture: fixture,
      capture: run.captures[0],
      leftovers: [
        StaleReuse(path: "feed/r0", attribute: "color", fresh: "red", reused: "blue"),
        StaleReuse(path: "feed/r0", attribute: "mark", reused: "x", formerLife: "feed/r1"),
      ],
      needlessReloads: ["feed/r0"],
      alwaysRendered: ["feed/r1"]
    )
    #expect(
      lint.findings().map(\.description) == [
        "a.feed.json:3:15: warning: the color of 'feed/r0' is red in a new view and blue after any other.",
        "a.feed.json:3:15: warning: the mark of 'feed/r0' is nothing in a new view and x after 'feed/r1'.",
        "a.feed.json:3:15: warning: 'feed/r0' was reloaded although its item is equal.",
        "a.feed.json:3:15: warning: 'feed/r1' has no item, so every update renders it.",
      ]
    )
  }

  private func lint(_ text: String) throws -> [Diagnostic] {
    let files = FixtureFiles.memory(["home.feed.json": text])
    let fixture = try Fixture.read("home.feed.json", from: files)
    let services = Screen.Services(
      text: try Typesetter(),
      data: DataFiles(files),
      digest: { "\($0.count)" }
    )
    return try Screen(fixture, fixture.variants[0], services: services).lint()
  }
}
