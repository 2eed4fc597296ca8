import TestSupport
import Testing

@Suite struct InspectTests {
  @Test func tellsWhatEachStepDidToTheViews() throws {
    let script = """
      [{"patch": [{"op": "replace", "path": "/cards/1/title", "value": "2nd"},
        {"op": "remove", "path": "/cards/0"}]}, {"snapshot": "top"}]
      """
    let text = try CardFeed.text.edited(#"[{"snapshot": "top"}]"#, script)
    let suite = try TemporarySuite([CardFeed.file: text])
    let run = try suite.run("inspect", CardFeed.file, "--updates")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        start · 12 view mutations
          reload
        step 1 patch · 1 view mutation
          render feed/c2
          delete feed/c1 0/0

        """
    )
  }
}
