import TestSupport
import Testing

/// A golden that cannot be compared with: that is neither a pass nor a difference, and nothing
/// replaces a file that nobody has read.
@Suite struct UnusableGoldenTests {
  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """
  private let frames = "cards.snapshots/default.frames"
  private let picture = "cards.snapshots/default.top.png"

  @Test(arguments: ["cards.snapshots/default.frames", "cards.snapshots/default.top.png"])
  func asksForAFileThatWasNotFetched(golden: String) throws {
    let suite = try TemporarySuite.approved(CardFeed.pictured)
    try suite.write(Self.pointer, to: golden)
    try expectRefusal(of: golden, in: suite) { run in
      #expect(run.output.contains(golden))
      #expect(run.output.contains("LFS"))
      #expect(run.output.contains("git lfs pull"))
    }
  }

  @Test func asksForAPictureThatIsCut() throws {
    let suite = try TemporarySuite.approved(CardFeed.pictured)
    try suite.write(Array(try suite.bytes(of: picture).prefix(100)), to: picture)
    try expectRefusal(of: picture, in: suite) { run in
      #expect(run.output.contains(picture))
      #expect(run.output.contains("truncated"))
      #expect(run.output.contains("LFS"))
      #expect(run.output.contains("git lfs pull"))
    }
  }

  @Test(arguments: [
    ("frames 1", "frames 999", "1:1: the golden has version 999 of the format"),
    ("capture top", "<<<<<<< ours", "6:1: "),
    ("y=+0 ", "y=+up", "11:"),
  ])
  func placesWhatItCannotRead(old: String, new: String, words: String) throws {
    let suite = try TemporarySuite.approved()
    try suite.edit(old, new, in: frames)
    try expectRefusal(of: frames, in: suite) { run in
      #expect(run.output.contains("\n  \(frames):\(words)"))
    }
  }

  @Test func refusesBytesThatAreNoText() throws {
    let suite = try TemporarySuite.approved()
    try suite.write([0xFF, 0xFE, 0x00], to: frames)
    try expectRefusal(of: frames, in: suite) { run in
      #expect(run.output.contains("\(frames): the bytes are not UTF-8"))
    }
  }

  @Test func blamesOtherFontsAndNoAttribute() throws {
    let suite = try TemporarySuite.approved()
    try suite.edit("Inter-Regular 3.019", "Inter-Regular 2.000", in: frames)
    // A colour differs as well, but with other fonts nothing can be said about attributes.
    try suite.edit("#3C3C43", "#55555C")
    let run = try suite.test()
    #expect(run.status == 2)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first == "! cards · default")
    #expect(lines.dropFirst().first?.hasPrefix("  the golden was made with other fonts: ") == true)
    #expect(lines.last == "failed: 1 capture (fonts).")
  }

  @Test func doesNotBlameAFontThatANewTextBrings() throws {
    let suite = try TemporarySuite.approved()
    try suite.edit("Second", "둘째")
    let run = try suite.test()
    #expect(run.status == 1)
    #expect(run.output.contains(#"text feed/c2/title  text "Second" → "둘째""#))
  }

  /// Tests, then approves what waits from an earlier run, and finds the file as it was.
  private func expectRefusal(
    of golden: String,
    in suite: TemporarySuite,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ check: (ToolRun) -> Void
  ) throws {
    let run = try suite.test()
    #expect(run.status == 2, sourceLocation: sourceLocation)
    #expect(run.output.contains("(unreadable)"), sourceLocation: sourceLocation)
    #expect(!run.output.contains("1 capture, same."), sourceLocation: sourceLocation)
    check(run)

    let before = try suite.bytes(of: golden)
    _ = try suite.run("approve", "--all")
    #expect(try suite.bytes(of: golden) == before, sourceLocation: sourceLocation)
    try suite.write("an earlier capture", to: golden + ".new")
    #expect(try suite.run("approve", "--all").status == 2, sourceLocation: sourceLocation)
    #expect(try suite.bytes(of: golden) == before, sourceLocation: sourceLocation)
  }

  @Test func refusesAPictureThatWasCutOffAfterItsDigests() throws {
    let suite = try TemporarySuite.approved(CardFeed.pictured)
    let picture = "cards.snapshots/default.top.png"
    try suite.write(Array(try suite.bytes(of: picture).dropLast(5)), to: picture)
    let run = try suite.run("test")
    #expect(run.status == 2)
    #expect(run.output.contains("is truncated"))
  }
}
