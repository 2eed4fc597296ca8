import Elements
import Fixtures
import Geometry
import Testing

@testable import Fixtures

/// What fingers and hands do, and what claims can be made about it.
@Suite struct GestureTests {
  @Test func aTapSelectsACellOrNamesWhatWantsIt() throws {
    let run = try run(
      """
      {"tap": "feed/a"},
      {"expect": {"events": {"didSelect": ["feed/a"], "onTap": []}}},
      {"tap": "feed/b/save"},
      {"expect": {"events": {"didSelect": [], "onTap": ["keep feed/b/save"]}}},
      {"tap": "feed/b/title"}, {"expect": {"events": {"didSelect": 1}}}
      """
    )
    #expect(run.complaints == [])
    #expect(run.events.filter { $0.hasPrefix("onTap") } == ["onTap keep feed/b/save"])
  }

  @Test func aRefreshAndATapOnTheStatusBarAreTold() throws {
    let run = try run(
      """
      {"refresh": true}, {"expect": {"events": {"onRefresh": 1, "onReachEnd": 0}}},
      {"scroll": {"to": "bottom"}}, {"scrollToTop": true},
      {"expect": {"events": {"didScrollToTop": 1}, "visible": ["a"]}}
      """
    )
    #expect(run.complaints == [])
  }

  @Test func aDragGoesOnByItsVelocity() throws {
    let run = try run(
      """
      {"drag": {"by": 100}}, {"snapshot": "dragged"},
      {"expect": {"events": {"willBeginDragging": 1, "willBeginDecelerating": 0}}},
      {"drag": {"by": 100, "velocity": 800}}, {"snapshot": "thrown"},
      {"expect": {"events": {"didEndDragging": 1, "didEndDecelerating": 1}}}
      """
    )
    #expect(run.complaints == [])
    #expect(run.captures[0].contentOffset.y == Thousandths(100 - 59))
    #expect(run.captures[1].contentOffset.y > Thousandths(200 - 59))
  }

  @Test func turningThereAndBackRestoresTheScreen() throws {
    let run = try run(
      """
      {"snapshot": "upright"}, {"rotate": "landscape"}, {"snapshot": "flat"},
      {"rotate": "landscape"}, {"snapshot": "same"}, {"rotate": "portrait"}, {"snapshot": "back"}
      """
    )
    let (upright, flat) = (run.captures[0].environment, run.captures[1].environment)
    #expect(flat.size == Size(width: 600, height: 320))
    #expect(flat.safeAreaInsets == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    #expect(run.captures[2].environment == flat)
    #expect(run.captures[3].environment == upright)
    #expect(run.captures[3].sections == run.captures[0].sections)
  }

  /// Of three lists in one turn the first and the last are shown.
  @Test func ofSeveralListsInOneTurnTheNewestWins() throws {
    let run = try run(
      """
      {"rapid": [
        {"append": {"to": "/rows", "items": [{"id": "n1"}]}},
        {"append": {"to": "/rows", "items": [{"id": "n2"}]}},
        {"append": {"to": "/rows", "items": [{"id": "n3"}]}}]},
      {"expect": {"outcomes": ["updated", "superseded", "updated"],
        "diff": {"inserted": ["feed/n1", "feed/n2", "feed/n3"]}}}
      """
    )
    #expect(run.complaints == [])
  }

  /// Five rows leave and six come.
  @Test func reuseIsToldByPaths() throws {
    let run = try run(
      """
      {"scroll": {"by": 600}}, {"expect": {"reuse": {"made": 1, "from": {"feed/g": "feed/a"}}}}
      """
    )
    #expect(run.complaints == [])
  }

  @Test(arguments: [
    (#"{"events": {"didSelect": ["feed/b"]}}"#, "expected didSelect feed/b, found feed/a."),
    (#"{"events": {"didSelect": 2}}"#, "expected 2 of 'didSelect', found 1."),
    (#"{"outcomes": ["updated"]}"#, "expected the outcomes updated, found none."),
    (#"{"reuse": {"made": 3}}"#, "0 views were made, not 3."),
    (#"{"reuse": {"from": {"feed/a": "feed/z"}}}"#, "showed 'none' before, not 'feed/z'."),
    (#"{"prefetch": {"start": ["feed/a"]}}"#, "expected fetching to start feed/a, found none."),
  ])
  func aClaimThatDoesNotHoldIsTold(claim: String, message: String) throws {
    let run = try run(#"{"tap": "feed/a"}, {"expect": \#(claim)}"#)
    #expect(run.complaints.count == 1)
    #expect(run.complaints.first?.contains(message) == true, "\(run.complaints)")
  }

  @Test(arguments: [
    (#"{"tap": "feed/x"}"#, "there is no 'feed/x' to tap."),
    (#"{"tap": 3}"#, "'tap' takes"),
    (#"{"rotate": "sideways"}"#, "portrait"),
    (#"{"drag": {"velocity": 3}}"#, "'by'"),
    (#"{"refresh": false}"#, "'refresh' takes true"),
    (#"{"rapid": [{"scroll": {"by": 3}}]}"#, "only steps that change the data can be rapid."),
    (#"{"expect": {"events": {"didSelct": 1}}}"#, "Did you mean 'didSelect'?"),
    (#"{"expect": {"outcomes": ["done"]}}"#, "updated"),
  ])
  func whatCannotBeDoneIsPlaced(step: String, message: String) {
    do {
      _ = try run(step)
      Issue.record("\(step) ran")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  private func run(_ script: String) throws -> ScreenRun {
    let rows = "abcdefghijkl".map { #"{"id": "\#($0)"}"# }.joined(separator: ", ")
    return try FixturesTests.run(
      """
      {"format": "feed/1",
       "environment": {"size": [320, 600], "safeAreaInsets": {"top": 59, "bottom": 34}},
       "data": {"rows": [\(rows)]},
       "sections": [{"id": "feed", "layout": {"list": {"estimatedHeight": 100}},
         "items": {"ForEach": "rows", "id": "{{id}}", "content": {"VStack": [
           {"Text": "{{id}}", "name": "title"},
           {"Rectangle": "blue", "name": "save", "onTap": "keep", "frame": {"height": 20}}],
           "frame": {"height": 100}}}}],
       "script": [\(script)]}
      """
    )
  }
}
