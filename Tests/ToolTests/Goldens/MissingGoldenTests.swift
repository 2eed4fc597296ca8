import TestSupport
import Testing

/// Under continuous integration nothing is written where goldens are, so that a missing golden is
/// as missing at the second try as at the first.
@Suite struct MissingGoldenTests {
  private let integration = ["CI": "true"]

  @Test func failsAsOftenAsItIsRun() throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text])
    for _ in 1...2 {
      let run = try suite.run("test", environment: integration)
      #expect(run.status == 1)
      #expect(
        run.output == """
          ? cards · default · top
            no golden yet
          missing: 1 capture.
          accept it: proofsheet approve cards

          """
      )
      #expect(
        try suite.changes() == [
          .added(".proofsheet/.gitignore"),
          .added(".proofsheet/cards.snapshots/default.frames.new"),
        ]
      )
    }
    #expect(try suite.text(of: ".proofsheet/.gitignore") == "*\n")
  }

  @Test func leavesTheGoldensOfOtherVariantsAlone() throws {
    let suite = try TemporarySuite.approved()
    try suite.edit(
      #""components""#,
      #""variants": [{"name": "dark", "userInterfaceStyle": "dark"}], "components""#
    )
    for _ in 1...2 {
      let changes = try suite.changes {
        let run = try suite.run("test", environment: integration)
        #expect(run.status == 1)
        #expect(run.output.contains("? cards · dark · top\n"))
        #expect(run.output.contains("missing: 1 capture, same: 1."))
      }
      #expect(!changes.contains(.modified("cards.snapshots/default.frames")))
      #expect(try suite.tree().paths.filter { $0.hasPrefix("cards.snapshots/") }.count == 1)
    }
  }

  @Test func writesWhereItIsTold() throws {
    let suite = try TemporarySuite(["shop/cards.feed.json": CardFeed.text])
    let run = try suite.run("test", "shop", "--output", "out", environment: integration)
    #expect(run.status == 1)
    #expect(
      try suite.changes() == [
        .added("out/.gitignore"), .added("out/shop/cards.snapshots/default.frames.new"),
      ]
    )
  }

  @Test func isApprovedFromTheOutputOfThatRun() throws {
    let suite = try TemporarySuite(["shop/cards.feed.json": CardFeed.text])
    _ = try suite.run("test", "--output", "out", environment: integration)
    let candidate = try suite.bytes(of: "out/shop/cards.snapshots/default.frames.new")

    let approval = try suite.run("approve", "--from", "out")
    #expect(approval.status == 0)
    #expect(approval.output == "approved cards/default.frames\n")
    #expect(
      try suite.changes() == [
        .added("out/.gitignore"), .added("shop/cards.snapshots/default.frames"),
      ]
    )
    #expect(try suite.bytes(of: "shop/cards.snapshots/default.frames") == candidate)
    #expect(try suite.run("test", environment: integration).status == 0)
  }

  @Test func leavesNothingWhereEverythingIsSame() throws {
    let suite = try TemporarySuite.approved()
    let changes = try suite.changes {
      try #require(try suite.run("test", environment: integration).status == 0)
    }
    #expect(changes == [])
  }
}
