import TestSupport
import Testing

/// Scripts of gestures and of claims about them, as the tool that people get runs them.
@Suite struct GestureScriptTests {
  /// Three cards that all fit on the screen, held either way.
  @Test func aScriptOfGesturesPasses() throws {
    let suite = try TemporarySuite.approved(fixture())
    try suite.edit(
      snapshot,
      """
      [{"snapshot": "top"},
       {"expect": {"events": {"onReachEnd": 1, "willDisplay": 3}, "reuse": {"made": 3}}},
       {"tap": "feed/c2"}, {"expect": {"events": {"didSelect": ["feed/c2"], "onTap": []}}},
       {"tap": "feed/c1/separator"},
       {"expect": {"events": {"didSelect": [], "onTap": ["split feed/c1/separator"]}}},
       {"refresh": true}, {"expect": {"events": {"onRefresh": 1}, "mutations": 0}},
       {"drag": {"by": 40, "velocity": 1200}},
       {"expect": {"events": {"willBeginDragging": 1, "didEndDragging": 1}}},
       {"scrollToTop": true}, {"expect": {"events": {"didScrollToTop": 1}}},
       {"rotate": "landscape"}, {"expect": {"frames": {"feed/c1": [0, 0, 480, 74]}}},
       {"rotate": "portrait"}, {"expect": {"frames": {"feed/c1": [0, 0, 320, 74]}}},
       {"rapid": [
         {"patch": [{"op": "remove", "path": "/cards/0"}]},
         {"append": {"to": "/cards", "items": [{"id": "c4", "title": "Fourth", "detail": ""}]}},
         {"patch": [{"op": "remove", "path": "/cards/2"}]}]},
       {"expect": {"outcomes": ["updated", "superseded", "unchanged"],
         "diff": {"deleted": ["feed/c1"], "inserted": []}}},
       {"append": {"to": "/cards", "items": [{"id": "c5", "title": "Fifth", "detail": "New"}]}},
       {"expect": {"reuse": {"made": 0, "from": {"feed/c5": "feed/c1"}}}}]
      """
    )
    let run = try suite.test()
    #expect(run.status == 0, "\(run.output)")
    #expect(run.errors.isEmpty)
  }

  @Test func claimsAboutGesturesThatDoNotHoldFailTheTest() throws {
    let suite = try TemporarySuite.approved(fixture())
    try suite.edit(
      snapshot,
      """
      [{"snapshot": "top"}, {"tap": "feed/c2"},
      {"expect": {"events": {"didSelect": ["feed/c1"]}}},
      {"expect": {"reuse": {"made": 1}, "mutations": 2, "outcomes": ["updated"]}}]
      """
    )
    let run = try suite.test()
    #expect(run.status == 1)
    #expect(
      run.output == """
        ! cards · default
          cards.feed.json:23:37: error: expected didSelect feed/c1, found feed/c2.
          cards.feed.json:24:31: error: 0 views were made, not 1.
          cards.feed.json:24:48: error: the step before did 0 view mutations, not 2.
          cards.feed.json:24:63: error: expected the outcomes updated, found none.
        failed: 1 capture (expect).

        """
    )
  }

  @Test func inspectTellsWhatWasTappedBesideWhatHappened() throws {
    let script = """
      [{"tap": "feed/c1/separator"}, {"refresh": true}, {"tap": "feed/c2"}, {"snapshot": "top"}]
      """
    let suite = try TemporarySuite([CardFeed.file: fixture().edited(snapshot, script)])
    let run = try suite.run("inspect", CardFeed.file, "--events")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        willDisplay feed/c1
        willDisplay feed/c2
        willDisplay feed/c3
        onReachEnd
        onTap split feed/c1/separator
        onRefresh
        onHighlight feed/c2
        onUnhighlight feed/c2
        didSelect feed/c2

        """
    )
  }

  @Test(arguments: [
    (#"{"tpa": "feed/c1"}"#, "23:2: error: unknown key 'tpa'. Did you mean 'tap'?"),
    (
      #"{"tap": "feed/c11"}"#, "23:9: error: there is no 'feed/c11' to tap. Did you mean 'feed/c1'?"
    ),
    (#"{"rotate": "upright"}"#, "23:12: error: unknown value 'upright' for 'rotate'."),
    (#"{"drag": 30}"#, "23:10: error: 'drag' takes an object, not a number."),
    (#"{"rapid": [{"tap": "feed/c1"}]}"#, "23:12: error: only steps that change the data"),
    (#"{"expect": {"events": {"onTpa": 1}}}"#, "23:24: error: unknown key 'onTpa'."),
  ])
  func aStepThatCannotBeDoneIsUnusable(step: String, message: String) throws {
    let suite = try TemporarySuite([
      CardFeed.file: fixture().edited(snapshot, "[\n\(step)]")
    ])
    let run = try suite.test()
    #expect(run.status == 2)
    #expect(run.output.contains("\(CardFeed.file):\(message)"), "\(run.output)")
  }

  private let snapshot = #"[{"snapshot": "top"}]"#

  private func fixture() throws -> String {
    try CardFeed.text.edited(#""name": "separator""#, #""name": "separator", "onTap": "split""#)
  }
}
