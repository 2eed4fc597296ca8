import TestSupport
import Testing

@Suite struct PictureTests {
  private func render(_ fixture: String, to picture: String, in suite: TemporarySuite) throws {
    let run = try suite.run("render", fixture, "--as", "png", "--output", picture)
    try #require(run.status == 0)
    #expect(run.output == "\(picture)\n")
  }

  /// One row less is said in a line; the rest is compared as it is and never resampled.
  @Test func comparesPicturesOfWhichOneIsARowShorter() throws {
    let size = #""size": [320, 480], "scale": 2"#
    let suite = try TemporarySuite([
      CardFeed.file: try CardFeed.text.edited(size, #""size": [100, 852], "scale": 3"#),
      "short.feed.json": try CardFeed.text.edited(size, #""size": [100, 851.667], "scale": 3"#),
    ])
    try render(CardFeed.file, to: "a.png", in: suite)
    try render("short.feed.json", to: "b.png", in: suite)

    let shorter = try suite.run("diff", "a.png", "b.png")
    #expect(shorter.status == 1)
    #expect(shorter.output == "height 2556 -> 2555, 0 of 766500 px of the common area differ.\n")
    #expect(try suite.run("diff", "b.png", "a.png").output.hasPrefix("height 2555 -> 2556, 0 of "))

    let same = try suite.run("diff", "a.png", "a.png")
    #expect(same.status == 0)
    #expect(same.output == "the pictures are the same.\n")
  }

  @Test func countsPixelsThatDifferByOneLevel() throws {
    let suite = try TemporarySuite([
      CardFeed.file: CardFeed.text,
      "other.feed.json": try CardFeed.text.edited("#C8C8CC", "#C8C8CD"),
    ])
    try render(CardFeed.file, to: "a.png", in: suite)
    try render("other.feed.json", to: "b.png", in: suite)
    let run = try suite.run("diff", "a.png", "b.png")
    #expect(run.status == 1)
    // Three separators of 296 by 1 points at two pixels a point.
    #expect(run.output.hasPrefix("3552 of 614400 px differ in x 24...615, y "))
  }

  @Test func drawsAGoldenAsItDrawsTheFixture() throws {
    let suite = try TemporarySuite.approved()
    try render(CardFeed.file, to: "fixture.png", in: suite)
    try render("cards.snapshots/default.frames", to: "golden.png", in: suite)
    let picture = try suite.bytes(of: "fixture.png")
    #expect(picture.count > 1000)
    #expect(try suite.bytes(of: "golden.png") == picture)
  }

  @Test(arguments: [
    ("bank-accounts", "default", "empty"), ("chat-room", "default", "older-loaded"),
    ("health-home", "small", "bottom"), ("poppang-home", "small-ax2", "pinned"),
  ])
  func drawsOurOwnGoldensAsTheirFixtures(name: String, variant: String, capture: String) throws {
    let suite = try TemporarySuite()
    let stem = OwnSnapshots.folder + "/" + name
    for words in [
      ["\(stem).feed.json", "--variant", variant, "--output", "fixture.png"],
      ["\(stem).snapshots/\(variant).frames", "--output", "golden.png"],
    ] {
      let line = (["exec proofsheet render --as png --capture", capture] + words)
        .joined(separator: " ")
      try #require(try suite.shell(line).status == 0)
    }
    #expect(try suite.bytes(of: "fixture.png") == suite.bytes(of: "golden.png"))
  }

  /// What a screen does not show is measured for a picture of everything.
  @Test func showsTheWholeContentWhenAsked() throws {
    let rows = (0..<40).map { #"{"id": "r\#($0)"}"# }.joined(separator: ", ")
    let suite = try TemporarySuite([
      "rows.feed.json": """
      {"format": "feed/1", "environment": {"size": [320, 480], "scale": 1},
       "data": {"rows": [\(rows)]}, "sections": [{"id": "s", "items": {"ForEach": "rows",
         "id": "{{id}}", "content": {"Rectangle": "red", "frame": {"height": 50}}}}]}
      """
    ])
    let part = try suite.run("render", "rows.feed.json", "--as", "frames")
    let whole = try suite.run("render", "rows.feed.json", "--whole", "--as", "frames")
    #expect(!part.output.contains("cell r39 ") && part.output.contains("items r10...r39"))
    #expect(whole.output.contains("cell r39 ") && whole.output.contains("content 320x2000"))
    #expect(whole.output.contains("offset 0,0"))
  }
}
