import TestSupport
import Testing

@Suite struct ApprovalTests {
  private let golden = "cards.snapshots/default.frames"
  private let pending = "cards.snapshots/default.frames.new"

  @Test func movesWhatWaitsAndNothingElse() throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text, "other.feed.json": CardFeed.text])
    #expect(try suite.run("test").status == 1)
    #expect(
      try suite.changes() == [.added(pending), .added("other.snapshots/default.frames.new")]
    )
    let candidate = try suite.bytes(of: pending)

    let run = try suite.run("approve", "cards")
    #expect(run.status == 0)
    #expect(run.output == "approved cards/default.frames\n")
    #expect(
      try suite.changes() == [.added(golden), .added("other.snapshots/default.frames.new")]
    )
    #expect(try suite.bytes(of: golden) == candidate)
  }

  @Test func tellsFixturesOfOneNameApartByTheirPaths() throws {
    let suite = try TemporarySuite([
      "a/cards.feed.json": CardFeed.text, "b/cards.feed.json": CardFeed.text,
      "c/cards.feed.json": CardFeed.text,
    ])
    #expect(try suite.run("test").status == 1)
    let one = try suite.run("approve", "./c/cards.feed.json")
    #expect(one.output == "approved cards/default.frames\n")
    let both = try suite.run("approve", "cards")
    #expect(
      both.output == """
        approved a/cards.snapshots/default.frames
        approved b/cards.snapshots/default.frames

        """
    )
  }

  /// One golden that may not be replaced keeps none of the others from being approved.
  @Test func goesOnPastAGoldenThatCannotBeReplaced() throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text, "other.feed.json": CardFeed.text])
    #expect(try suite.run("test").status == 1)
    try suite.write("version https://git-lfs.github.com/spec/v1\n", to: golden)
    let run = try suite.run("approve", "--all")
    #expect(run.status == 2)
    #expect(run.output == "approved other/default.frames\n")
    #expect(run.errors.contains("git lfs pull"))
    #expect(try suite.changes().contains(.added(pending)))
  }

  /// What an earlier run left under its output folder is approved from there, and only so.
  @Test func looksIntoNoHiddenFolder() throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text])
    #expect(try suite.run("test", environment: ["CI": "true"]).status == 1)
    #expect(try suite.run("approve", "cards").status == 2)
    #expect(try suite.run("approve", "--all").output == "nothing waits for approval.\n")
    #expect(try suite.run("approve", "--from", ".proofsheet").status == 0)
    #expect(try suite.run("test").status == 0)
  }

  @Test func refusesFixturesWhoseNamesDifferInCaseOnly() throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text, "Cards.feed.json": CardFeed.text])
    let run = try suite.run("test")
    #expect(run.status == 2)
    #expect(run.errors.contains("differ in case only"))
  }

  @Test func takesPicturesAlong() throws {
    let suite = try TemporarySuite.approved(CardFeed.pictured)
    #expect(
      try suite.changes() == [.added(golden), .added("cards.snapshots/default.top.png")]
    )
    try suite.edit("#3C3C43", "#55555C")
    #expect(try suite.run("test").status == 1)
    let changes = try suite.changes { _ = try suite.run("approve", "cards") }
    #expect(
      changes == [
        .modified(golden), .removed(pending), .modified("cards.snapshots/default.top.png"),
        .removed("cards.snapshots/default.top.png.new"),
      ]
    )
    #expect(try suite.run("test").status == 0)
  }

  @Test func refusesANameUnderWhichNothingWaits() throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text])
    _ = try suite.run("test")
    let changes = try suite.changes {
      let far = try suite.run("approve", "nope")
      #expect(far.status == 2)
      #expect(far.output.isEmpty)
      #expect(
        far.errors == """
          error: nothing waits for approval under the name 'nope'. Waiting: cards.

          """
      )
      let near = try suite.run("approve", "crads")
      #expect(near.status == 2)
      #expect(near.errors.contains("Did you mean 'cards'?"))
      // A good name beside it does not make it better.
      #expect(try suite.run("approve", "cards", "nope").status == 2)
    }
    #expect(changes == [])
  }

  @Test func dropsWhatIsRejected() throws {
    let suite = try TemporarySuite.approved()
    try suite.edit("#3C3C43", "#55555C")
    let before = try suite.tree()
    #expect(try suite.run("test").status == 1)
    #expect(try suite.tree().changes(since: before) == [.added(pending)])
    #expect(try suite.run("reject", "cards").status == 0)
    #expect(try suite.tree() == before)
  }

  @Test func forgetsWhatWaitsOnceTheGoldenIsRightAgain() throws {
    let suite = try TemporarySuite.approved()
    try suite.edit("#3C3C43", "#55555C")
    #expect(try suite.run("test").status == 1)
    try suite.edit("#55555C", "#3C3C43")
    let changes = try suite.changes { try #require(try suite.run("test").status == 0) }
    #expect(changes == [.removed(pending)])
  }

  /// What a run or an approval leaves as it is keeps the time at which it was written, too.
  @Test func neverRewritesAGoldenWithEqualContent() throws {
    let suite = try TemporarySuite.approved()
    // The same lines with other line ends: other bytes, equal content.
    let text = try suite.text(of: golden)
    try suite.write(text.replacing("\n", with: "\r\n"), to: golden)
    try suite.write(text, to: pending)
    _ = try suite.shell("touch -d 2001-02-03T04:05:06Z \(golden)")
    let before = try suite.bytes(of: golden)

    #expect(try suite.run("approve", "cards").status == 0)
    #expect(try suite.run("test").status == 0)
    #expect(try suite.bytes(of: golden) == before)
    #expect(try suite.shell("stat -c %Y \(golden)").output == "981173106\n")
    #expect(try suite.tree().paths == [CardFeed.file, golden])
  }
}
