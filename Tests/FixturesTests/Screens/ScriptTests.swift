import Diagnostics
import Elements
import Fixtures
import Geometry
import Testing

@Suite struct ScriptTests {
  @Test func takesOneSnapshotWithoutAScript() throws {
    let run = try run(#"{"format": "feed/1", "sections": []}"#)
    #expect(run.captures.map(\.name) == ["initial"])
    #expect(run.captures[0].contentSize.height == .zero)
  }

  @Test func measuresOnlyWhatIsShown() throws {
    let run = try run(
      rows(
        Array(repeating: 80, count: 40),
        layout: #"{"list": {"estimatedHeight": 150}}"#,
        script: #"{"snapshot": "top"}, {"snapshot": "all", "extent": "content"}"#
      )
    )
    // Eight rows are on the screen; the others keep the estimate.
    #expect(run.captures[0].contentSize.height == Thousandths(8 * 80 + 32 * 150))
    #expect(run.captures[0].sections[0].ranges.map(\.count) == [32])
    #expect(run.captures[1].contentSize.height == Thousandths(40 * 80))
    #expect(run.captures[1].sections[0].elements.count == 40)
    #expect(run.captures[1].contentOffset == run.captures[0].contentOffset)
  }

  @Test func placesTheNextSectionByRealHeights() throws {
    let text = """
      {"format": "feed/1", "environment": {"size": [320, 600]}, "sections": [
        {"id": "a", "layout": {"list": {"estimatedHeight": 100}}, "items": [
          {"id": "1", "content": {"Rectangle": "red", "frame": {"height": 44}}},
          {"id": "2", "content": {"Rectangle": "red", "frame": {"height": 44}}},
          {"id": "3", "content": {"Rectangle": "red", "frame": {"height": 44}}}]},
        {"id": "b", "items": [{"id": "4", "content": {"Rectangle": "red", "frame": {"height": 9}}}]}
      ]}
      """
    #expect(try run(text).frames()["b/4"]?.minY == 132)
  }

  @Test func keepsTheReadersPlaceOnInsertAbove() throws {
    let script = #"""
      {"scroll": {"by": 2000}},
      {"prepend": {"to": "/rows", "items": [{"id": "n1", "h": 90}, {"id": "n2", "h": 90}]}},
      {"expect": {"anchor": {"item": "r40", "moved": 0}, "diff": {"inserted": ["feed/n1", "feed/n2"]}}},
      {"snapshot": "after"}
      """#
    let layout = #"{"list": {"estimatedHeight": 50}}"#
    let run = try run(rows(Array(repeating: 50, count: 100), layout: layout, script: script))
    #expect(run.complaints == [])
    let frames = run.frames()
    let offset = run.captures[0].contentOffset.y.points
    #expect(frames["feed/r40"]?.minY == offset)
  }

  @Test func knowsWhatARowThatScrollsByItselfShows() throws {
    let text = #"""
      {"format": "feed/1", "environment": {"size": [320, 600]},
       "data": {"rows": ["a", "b", "c", "d"]},
       "sections": [{"id": "row", "items": {"ForEach": "rows", "as": "it", "id": "{{it}}",
         "content": {"Rectangle": "red"}},
         "layout": {"horizontal": {"itemSize": ["absolute(200)", "absolute(80)"],
           "scrollingBehavior": "groupPaging"}}}],
       "script": [{"scroll": {"section": "row", "byGroups": 2}},
         {"expect": {"visible": ["row/c", "row/d"]}}, {"expect": {"visible": ["row/a"]}}]}
      """#
    #expect(try run(text).complaints.count == 1)
  }

  @Test func countsWhatAStepDoesToViews() throws {
    let text = #"""
      {"format": "feed/1", "environment": {"size": [320, 600]},
       "data": {"rows": [{"id": "a", "t": "one"}, {"id": "b", "t": "two"}]},
       "sections": [{"id": "feed", "items": {"ForEach": "rows", "id": "{{id}}",
         "content": {"VStack": [{"Text": "{{t}}"}, {"Rectangle": "red", "frame": {"height": 9}}]}}}],
       "script": [
         {"patch": [{"op": "replace", "path": "/rows/1/t", "value": "zwei"}]},
         {"expect": {"mutations": 1}},
         {"patch": [{"op": "replace", "path": "/rows/1/t", "value": "zwei"}]},
         {"expect": {"mutations": 0}},
         {"append": {"to": "/rows", "items": [{"id": "c", "t": "three"}]}},
         {"expect": {"mutations": 3}}, {"expect": {"mutations": 4}}]}
      """#
    let run = try run(text)
    #expect(run.complaints.count == 1)
    #expect(run.complaints.first?.contains("the step before did 3 view mutations, not 4.") == true)
    #expect(
      run.steps.map { "\($0.name) \($0.mutations) \($0.updates.map(\.verb))" } == [
        #"start 6 ["reload"]"#, #"step 1 patch 1 ["render"]"#, "step 3 patch 0 []",
        #"step 5 append 3 ["insert"]"#,
      ]
    )
  }

  @Test func tellsEachKindOfClaimThatDoesNotHold() throws {
    let script = #"""
      {"expect": {"visible": ["r9"], "frames": {"r0": [0, 0, 320, 41]}, "contentSize": [320, 1],
        "unique": ["x"], "sections": ["fed"], "leadingItem": "r1", "pinned": "r0"}},
      {"patch": [{"op": "replace", "path": "/rows/1/h", "value": 60}]},
      {"expect": {"anchor": {"item": "r2", "moved": 5}, "layoutChanged": ["r0"],
        "diff": {"updated": ["feed/r0"], "inserted": ["feed/r3"]},
        "diagnostics": ["missing-binding x"]}}
      """#
    let run = try run(rows([40, 40, 40, 40], script: script))
    #expect(
      run.failures.map(\.summary) == [
        "'r9' is not on the screen.",
        "expected 'r0' at [0, 0, 320, 41], found [0, 0, 320, 40].",
        "'x' is there 0 times, not once.",
        "'r0' is not pinned.",
        "expected the leading item 'r1', found 'r0'.",
        "expected the sections fed, found feed.",
        "the content is 320x160 pt.",
        "the layout of 'r0' did not change.",
        "expected updated feed/r0, found feed/r1.",
        "expected inserted feed/r3, found none.",
        "'r2' moved by 20 pt on the screen, not by 5.",
        "expected diagnostics missing-binding x, found none.",
      ]
    )
    #expect(run.failures.allSatisfy { $0.place?.position != nil })
  }

  @Test func reportsAnIdThatStandsTwiceAndGoesOn() throws {
    let text = """
      {"format": "feed/1", "data": {"rows": [{"id": "a"}, {"id": "b"}, {"id": "a"}]},
       "sections": [{"id": "feed", "items": {"ForEach": "rows", "id": "{{id}}",
         "content": {"Text": "{{id}}"}}}],
       "script": [{"snapshot": "twice"},
         {"patch": [{"op": "remove", "path": "/rows/1"}]},
         {"expect": {"diff": {"deleted": ["feed/b"]}}}, {"snapshot": "after"}]}
      """
    let run = try run(text)
    #expect(run.complaints == [])
    let paths = run.captures.map { $0.sections[0].elements.map(\.path.description) }
    #expect(paths == [["feed/a", "feed/b", "feed/a#2"], ["feed/a", "feed/a#2"]])
    #expect(run.captures[0].diagnostics.map(\.identifier) == ["duplicate-id"])
    #expect(run.diagnostics.first?.summary.contains("at 0 and 2") == true)
  }

  @Test func anEqualPayloadChangesNothing() throws {
    let data = #"{"rows": [{"id": "r0", "h": 40}, {"id": "r1", "h": 40}]}"#
    let script = #"""
      {"data": \#(data)}, {"expect": {"diff": {"inserted": [], "deleted": [], "updated": []}}},
      {"patch": [{"op": "replace", "path": "/rows/1/h", "value": 50}]},
      {"expect": {"diff": {"inserted": [], "deleted": [], "updated": ["feed/r1"]}}}
      """#
    #expect(try run(rows([40, 40], script: script)).complaints == [])
  }

  @Test(arguments: [("report", ["a", "b", "b", "c"]), ("skip", ["a", "b", "c"])])
  func addsAPageThatRepeatsAnId(policy: String, ids: [String]) throws {
    let text = """
      {"format": "feed/1", "data": {"rows": [{"id": "a"}, {"id": "b"}]},
       "sections": [{"id": "s", "items": {"ForEach": "rows", "id": "{{id}}",
         "content": {"Text": "{{id}}"}}}],
       "script": [{"append": {"to": "/rows", "from": "page2.json#/rows",
         "onDuplicateId": "\(policy)"}}, {"snapshot": "after"}]}
      """
    let page = #"{"rows": [{"id": "b"}, {"id": "c"}]}"#
    let elements = try run(text, ["page2.json": page]).captures[0].sections[0].elements
    #expect(elements.compactMap { $0.children.first?.attributes[.text]?.string } == ids)
  }

  @Test func changesTheEnvironmentOnTheWay() throws {
    let script = #"""
      {"snapshot": "a"}, {"environment": {"size": [600, 320], "userInterfaceStyle": "dark"}},
      {"snapshot": "b"}
      """#
    let run = try run(rows([40], script: script))
    #expect(run.captures.map(\.environment.size.width) == [320, 600])
    #expect(run.frames(1)["feed/r0"]?.width == 600)
  }

  @Test func aShortConversationStandsAtTheBottom() throws {
    let script =
      #"{"snapshot": "a"}, {"append": {"to": "/rows", "items": [{"id": "n", "h": 60}]}}, {"snapshot": "b"}"#
    let layout = #"{"list": {}, "anchor": "bottom"}"#
    let run = try run(rows([60, 60], layout: layout, script: script))
    #expect(run.captures.map(\.contentOffset.y.points) == [-480, -420])
  }

  @Test(arguments: [("bottom", 2460.0), ("500", 500)])
  func keepsAConversationWhereItsReaderIs(place: String, offset: Double) throws {
    let scroll = place == "bottom" ? #"{"to": "bottom"}"# : #"{"by": -1900}"#
    let script = #"""
      {"scroll": \#(scroll)}, {"append": {"to": "/rows", "items": [{"id": "n", "h": 60}]}},
      {"snapshot": "a"}
      """#
    let layout = #"{"list": {"estimatedHeight": 60}, "anchor": "bottom"}"#
    let run = try run(rows(Array(repeating: 60, count: 50), layout: layout, script: script))
    #expect(run.captures[0].contentOffset.y.points == offset)
  }
}
