import Diagnostics
import Elements
import Fixtures
import Geometry
import Testing

/// Where headers, stacks, columns and days come to stand.
@Suite struct ArrangementScreenTests {
  /// CSStickyHeaderFlowLayout #68: a pinned header went behind rows that were inserted.
  @Test(arguments: [0, 2, 5, 9, 20])
  func keepsAPinnedHeaderAboveRowsThatAreInserted(position: Int) throws {
    let header = #"""
      {"elementKind": "header", "alignment": "top", "pinToVisibleBounds": true,
        "layoutSize": ["fractionalWidth(1)", "absolute(44)"], "content": {"Text": "title"}}
      """#
    let add = (0..<12).map { number in
      #"{"op": "add", "path": "/rows/\#(position)", "value": {"id": "n\#(number)", "h": 60}}"#
    }
    let script = #"""
      {"scroll": {"by": 300}}, {"snapshot": "before"},
      {"expect": {"pinned": "feed/@header", "y": 0}},
      {"patch": [\#(add.joined(separator: ", "))]},
      {"expect": {"pinned": "feed/@header", "y": 0, "noOverlap": ["cells"]}}, {"snapshot": "after"}
      """#
    let layout =
      #"{"list": {"estimatedHeight": 60}, "boundarySupplementaryItems": [\#(header)]}"#
    let run = try run(rows(Array(repeating: 60, count: 20), layout: layout, script: script))
    #expect(run.complaints == [])
    for capture in run.captures {
      let elements = capture.sections[0].elements
      let header = try #require(elements.first { $0.path.segments.last == "@header" })
      let met = elements.filter {
        $0.kind == .cell && $0.frame.points.intersects(header.frame.points)
      }
      #expect(!met.isEmpty)
      #expect(met.allSatisfy { $0.zIndex < header.zIndex })
    }
  }

  /// facebookarchive/AsyncDisplayKit #606: a text that is not there kept its room.
  @Test(arguments: [("vertical", nil, 48.0), ("vertical", "B", 76), ("horizontal", nil, 20)])
  func givesAnAbsentChildNoRoom(axis: String, b: String?, height: Double) throws {
    let data = b.map { #"{"b": "\#($0)"}"# } ?? "{}"
    let text = #"""
      {"format": "feed/1", "data": \#(data),
       "sections": [{"id": "s", "items": [{"id": "i", "content":
         {"\#(axis == "vertical" ? "V" : "H")Stack": [
           {"Text": "A"}, {"Text": "{{b?}}", "if": "b?"}, {"Text": "C"}],
           "spacing": 8, "font": "subheadline"}}]}],
       "script": [{"snapshot": "a"}]}
      """#
    let run = try run(text)
    #expect(run.frames()["s/i"]?.height == height)
    #expect(run.captures[0].contentSize.height.points == height)
    #expect(run.diagnostics.isEmpty)
  }

  /// Open Radar 25698641: a row that reads from right to left opened at its last card.
  @Test(arguments: [
    ("rightToLeft", [190.0, -10, -210]), ("leftToRight", [0.0, 200, 400]),
  ])
  func opensARowAtTheCardWhereReadingStarts(direction: String, places: [Double]) throws {
    let text = #"""
      {"format": "feed/1", "data": {"cards": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]},
       "environment": {"size": [390, 600], "scale": 2, "layoutDirection": "\#(direction)"},
       "sections": [{"id": "row", "items": {"ForEach": "cards", "id": "c{{$index}}",
         "content": {"Rectangle": "red"}},
         "layout": {"horizontal": {"spacing": 0, "itemSize": ["absolute(200)", "absolute(80)"],
           "scrollingBehavior": "groupPaging"}}}],
       "script": [{"snapshot": "start"},
         {"expect": {"section": "row", "leadingItem": "c0", "visible": ["c0", "c1"]}},
         {"scroll": {"section": "row", "byGroups": 2}},
         {"expect": {"section": "row", "leadingItem": "c2"}},
         {"scroll": {"section": "row", "byGroups": -2}},
         {"expect": {"section": "row", "leadingItem": "c0"}},
         {"snapshot": "all", "extent": "content"},
         {"scroll": {"section": "row", "byGroups": 9}},
         {"expect": {"section": "row", "leadingItem": "c9"}},
         {"environment": {"layoutDirection": "leftToRight"}},
         {"expect": {"section": "row", "leadingItem": "c9"}}]}
      """#
    let run = try run(text)
    #expect(run.complaints == [])
    #expect(run.captures[0].sections[0].scrollOffset == .zero)
    let frames = run.frames(1)
    #expect((0..<3).map { frames["row/c\($0)"]?.minX } == places)
  }

  /// stream-chat-android #4680 and #5454: a long pause was counted as a new day.
  @Test(arguments: [
    ("UTC", ["2026-03-02T11:30:00Z", "2026-03-02T16:00:00Z"], ["2026-03-02"]),
    (
      "Asia/Seoul", ["2026-03-02T11:30:00Z", "2026-03-02T16:00:00Z"], ["2026-03-02", "2026-03-03"]
    ),
    ("UTC", ["2026-03-02T23:59:59Z", "2026-03-03T00:00:00Z"], ["2026-03-02", "2026-03-03"]),
    ("America/New_York", ["2026-03-08T06:59:00Z", "2026-03-08T07:01:00Z"], ["2026-03-08"]),
  ])
  func dividesDaysNotPauses(zone: String, times: [String], days: [String]) throws {
    let messages = times.enumerated().map { #"{"id": "m\#($0.offset)", "at": "\#($0.element)"}"# }
    let text = #"""
      {"format": "feed/1", "environment": {"timeZone": "\#(zone)"},
       "data": {"messages": [\#(messages.joined(separator: ", "))]},
       "sections": [{"id": "chat", "items": {"ForEach": "messages", "id": "{{id}}",
         "let": {"day": "{{at | date:'yyyy-MM-dd'}}"},
         "before": [{"if": "$first || $previous.day != day", "id": "day:{{day}}",
           "content": {"Text": "{{day}}"}}],
         "content": {"Text": "{{id}}"}}}]}
      """#
    let run = try run(text)
    let paths = run.captures[0].sections[0].elements.map(\.path.description)
    #expect(paths.filter { $0.contains("day:") } == days.map { "chat/day:\($0)" })
    #expect(run.diagnostics.isEmpty)
  }
}
