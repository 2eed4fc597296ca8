import TestSupport
import Testing

/// Input that cannot be used is told in one located sentence, and never with a crash.
@Suite struct BadFixtureTests {
  @Test(arguments: [
    (
      #""spacing": 4"#, #""spacng": 4"#,
      "15:32: error: unknown key 'spacng'. Did you mean 'spacing'?"
    ),
    (
      #""spacing": 4"#, #""spacing": "wide""#,
      "15:43: error: 'spacing' takes a number, not a string."
    ),
    (
      #""Text": "{{detail}}""#, #""Txt": "{{detail}}""#,
      "14:8: error: unknown component 'Txt'. Did you mean 'Text'?"
    ),
    ("{{title}}", "{{title", "12:17: error: '{{' is not closed by '}}'"),
    (##"{"Rectangle": "#C8C8CC""##, #"{"Card": {}"#, "11:13: error: a component contains itself"),
    (#""scale": 2"#, #""scale": 2,"#, "4:49: error: "),
    (#""name": "cards","#, #""name": "cards", "name": "twice","#, "3:20: error: "),
  ])
  func isPlaced(old: String, new: String, message: String) throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text.edited(old, new)])
    try expectOneMessage("\(CardFeed.file):\(message)", in: suite)
  }

  @Test func isPlacedWhereAMissingFileIsNamed() throws {
    let suite = try TemporarySuite([CardFeed.file: fixture(withData: #""gone.json""#)])
    try expectOneMessage("\(CardFeed.file):5:11: error: there is no file 'gone.json'.", in: suite)
  }

  @Test func isPlacedWhereALargeFileIsNamed() throws {
    let suite = try TemporarySuite([CardFeed.file: fixture(withData: #""large.json""#)])
    // A file of holes: the size is judged before anything is read.
    _ = try suite.shell("truncate -s 65M large.json")
    try expectOneMessage(
      "\(CardFeed.file):5:11: error: the file 'large.json' is too large: 65 MiB, "
        + "the limit is 64 MiB.",
      in: suite
    )
  }

  @Test func isPlacedInTheDataWhereThatIsNoJSON() throws {
    let suite = try TemporarySuite([
      CardFeed.file: fixture(withData: #""cards.json""#),
      "cards.json": "{\n  \"cards\": [1, 2,]\n}\n",
    ])
    try expectOneMessage("cards.json:2:17: error: ", in: suite)
  }

  @Test func isPlacedAtBytesThatAreNotUTF8() throws {
    let suite = try TemporarySuite()
    let parts = CardFeed.text.utf8.split(separator: UInt8(ascii: "F"), maxSplits: 1)
    try suite.write(Array(parts[0]) + [0xC3, 0x28] + Array(parts[1]), to: CardFeed.file)
    try expectOneMessage("\(CardFeed.file):6:28: error: ", in: suite)
  }

  @Test(arguments: [
    ("", "1:1: error: "), (" \n", "1:1: error: "), ("{", "1:2: error: "), ("nul", "1:1: error: "),
    ("[]", "1:1: error: "), ("{}", "1:1: error: "),
  ])
  func isPlacedWhereAFixtureSaysNothing(text: String, message: String) throws {
    let suite = try TemporarySuite([CardFeed.file: text])
    try expectOneMessage("\(CardFeed.file):\(message)", in: suite)
  }

  @Test(arguments: ["[", #"{"data":"#])
  func isPlacedWhereValuesAreNestedTooDeep(bracket: String) throws {
    let suite = try TemporarySuite([CardFeed.file: String(repeating: bracket, count: 100_000)])
    let column = 256 * bracket.utf8.count + 1
    try expectOneMessage("\(CardFeed.file):1:\(column): error: ", in: suite)
  }

  @Test func mayBeAFolderInPlaceOfAFixture() throws {
    let suite = try TemporarySuite(["cards.feed.json/readme.txt": "a folder"])
    for command in ["test", "render", "inspect"] {
      let run = try suite.run(command, "cards.feed.json")
      #expect(run.status == 2)
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.errors.contains("error: there is no "))
      #expect(run.errors.contains("cards.feed.json"))
    }
  }

  @Test func doesNotStopTheOthers() throws {
    let bad = try CardFeed.text.edited(#""spacing": 4"#, #""spacng": 4"#)
    let suite = try TemporarySuite(["a.feed.json": CardFeed.text, "c.feed.json": CardFeed.text])
    try suite.approveAll()
    try suite.write(bad, to: "b.feed.json")
    try suite.edit("First", "Erste", in: "c.feed.json")
    let run = try suite.test()
    #expect(run.status == 2)
    #expect(run.output.contains("✓ a · 1 variant · 1 capture same\n"))
    #expect(run.output.contains("! b · all variants\n  b.feed.json:15:32: error: "))
    #expect(run.output.contains("✗ c · default · top\n"))
    #expect(run.output.contains("\nchanged: 1 capture (1 cause, "))
    #expect(run.output.contains("failed: 1 capture (unreadable), same: 1.\n"))
  }

  private func fixture(withData data: String) throws -> String {
    let start = try #require(CardFeed.text.firstRange(of: "{\"cards\"")).lowerBound
    let end = try #require(CardFeed.text.firstRange(of: "]},\n")).upperBound
    return CardFeed.text[..<start] + data + ",\n" + CardFeed.text[end...]
  }

  /// Expects the message from every command that reads the fixture, once, and nothing else.
  private func expectOneMessage(
    _ message: String,
    in suite: TemporarySuite,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try suite.tree().paths
    let test = try suite.test()
    let render = try suite.run("render", CardFeed.file)
    let inspect = try suite.run("inspect", CardFeed.file)
    for (run, text) in [(test, test.output), (render, render.errors), (inspect, inspect.errors)] {
      #expect(run.status == 2, sourceLocation: sourceLocation)
      let lines = text.split(separator: "\n").filter { $0.contains("error: ") }
      #expect(lines.count == 1, sourceLocation: sourceLocation)
      let line = lines.first.map(String.init) ?? ""
      #expect(line.drop { $0 == " " }.hasPrefix(message), sourceLocation: sourceLocation)
      for word in ["Fatal", "Crash", "Stack dump", " at /", "Thread 0"] {
        #expect(!(run.output + run.errors).contains(word), sourceLocation: sourceLocation)
      }
    }
    #expect(test.errors.isEmpty, sourceLocation: sourceLocation)
    #expect(render.output.isEmpty, sourceLocation: sourceLocation)
    #expect(try suite.tree().paths == before, sourceLocation: sourceLocation)
  }
}
