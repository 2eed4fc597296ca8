import TestSupport
import Testing

/// A screen that could be made and is not what its fixture claims.
@Suite struct ScreenFailureTests {
  @Test func tellsClaimsThatDoNotHold() throws {
    let suite = try TemporarySuite.approved()
    try suite.edit(
      #"[{"snapshot": "top"}]"#,
      """
      [{"snapshot": "top"},
          {"expect": {"visible": ["feed/c1"]}},
          {"expect": {"visible": ["feed/c9"]}},
          {"expect": {"contentSize": [320, 999]}}]
      """
    )
    let run = try suite.test()
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        ! cards · default
          cards.feed.json:24:29: error: 'feed/c9' is not on the screen.
          cards.feed.json:25:32: error: the content is 320x238 pt.
        failed: 1 capture (expect).

        """
    )
  }

  @Test func takesAnItemWithoutACaseForAnErrorInATest() throws {
    let suite = try TemporarySuite([CardFeed.file: withoutCase()])
    let run = try suite.test()
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5)
    for (line, id) in zip(lines.dropFirst(), ["c1", "c2", "c3"]) {
      #expect(
        line.hasPrefix("  cards.feed.json:19:15: error: no case of 'cases' holds for '\(id)'")
      )
    }
    #expect(lines.last == "failed: 1 capture (diagnostic).")
  }

  @Test func takesAnItemWithoutACaseForAWarningInAPicture() throws {
    let suite = try TemporarySuite([CardFeed.file: withoutCase()])
    let run = try suite.run("render", CardFeed.file)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("┌"))
    #expect(
      run.errors.contains("cards.feed.json:19:15: warning: no case of 'cases' holds for 'c1'")
    )
    #expect(!run.errors.contains("error: "))
  }

  private func withoutCase() throws -> String {
    try CardFeed.text.edited(
      #""content": {"Card": {}}"#,
      #""cases": [{"if": "title == 'Nobody'", "content": {"Card": {}}}]"#
    )
  }
}
