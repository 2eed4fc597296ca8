import Elements
import Fixtures
import Geometry
import Testing

/// A picture that comes late lands where its address is shown, and nowhere else.
@Suite struct LateImageTests {
  /// tabris-js #176, glide #3344: the view of row 1 serves row 11 when the picture of row 1 comes.
  @Test func aLatePictureLandsInNoOtherRow() throws {
    let run = try run(
      script: """
        {"scroll": {"by": 800}}, {"snapshot": "scrolled"},
        {"imageLoaded": {"url": "u1", "size": [40, 40], "color": "#FF0000"}}, {"snapshot": "other"},
        {"imageLoaded": {"url": "u11", "size": [40, 40], "color": "#0000FF"}}, {"snapshot": "own"},
        {"scroll": {"to": "top"}}, {"snapshot": "back"}
        """
    )
    #expect(run.complaints == [])
    #expect(image(of: "r11", in: run.captures[0]) == nil)
    #expect(image(of: "r11", in: run.captures[1]) == nil)
    #expect(image(of: "r11", in: run.captures[2]) == "img:40x40/0000FF")
    #expect(image(of: "r1", in: run.captures[3]) == "img:40x40/FF0000")
  }

  @Test func aLateSizeMovesWhatFollowsAndKeepsTheReadersPlace() throws {
    let run = try run(
      frame: "",
      script: """
        {"snapshot": "before"},
        {"imageLoaded": {"url": "u1", "size": [40, 60]}}, {"snapshot": "after"}
        """
    )
    let (before, after) = (run.captures[0], run.captures[1])
    #expect(after.contentSize.height == before.contentSize.height + Thousandths(60))
  }

  @Test func theReaderSeesTheSameRowsWhileOneAboveTheEndGrows() throws {
    let run = try run(
      frame: "",
      script: """
        {"scroll": {"by": 410}},
        {"imageLoaded": {"url": "u11", "size": [40, 60]}},
        {"expect": {"anchor": {"item": "r10", "moved": 0}, "layoutChanged": ["r11"]}}
        """
    )
    #expect(run.complaints == [])
  }

  @Test(arguments: [
    (#"{"url": "u", "size": [1]}"#, "'size' takes width and height, not an array."),
    (#"{"size": [1, 1]}"#, "'url'"),
    (#"{"url": "u", "size": [0, 1]}"#, "a picture has sides above 0"),
    (#"{"url": "u", "size": [1e999, 1]}"#, ""),
    (#"{"url": "u", "size": [1, 1], "color": "FFF"}"#, "a picture has sides above 0"),
    (#"{"url": "u", "size": [1, 1], "colour": "red"}"#, "'colour'"),
  ])
  func refusesPicturesThatCannotBe(argument: String, message: String) throws {
    let error = try #require(throws: (any Error).self) {
      try run(script: #"{"imageLoaded": \#(argument)}"#)
    }
    #expect("\(error)".contains(message))
  }

  private func image(of row: String, in capture: Capture) -> String? {
    capture.sections[0].elements.first { $0.path.segments.last == row }?.flattened
      .compactMap { $0.attributes[.image]?.string }.first
  }

  private func run(
    frame: String = #", "frame": {"width": 40, "height": 40}"#,
    script: String
  ) throws -> ScreenRun {
    let rows = (0..<40).map { #"{"id": "r\#($0)", "url": "u\#($0)"}"# }.joined(separator: ", ")
    return try FixturesTests.run(
      """
      {"format": "feed/1", "environment": {"size": [320, 640]}, "data": {"rows": [\(rows)]},
       "sections": [{"id": "feed", "items": {"ForEach": "rows", "id": "{{id}}",
         "content": {"VStack": [{"Image": "{{url}}", "name": "picture"\(frame)}], "padding": 20}}}],
       "script": [\(script)]}
      """
    )
  }
}
