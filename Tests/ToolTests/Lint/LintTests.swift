import JSONReading
import TestSupport
import Testing

/// `lint` as a person runs it: what is suspicious, where, and an exit status for a script.
@Suite struct LintTests {
  @Test func saysThatAFixtureIsClean() throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text])
    let run = try suite.run("lint", CardFeed.file)
    #expect(run.output == "clean: 1 fixture.\n")
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func tellsEachThingOnceWithItsPlace() throws {
    let suite = try TemporarySuite([CardFeed.file: try suspicious()])
    let before = try suite.tree().paths
    let run = try suite.run("lint")
    #expect(
      run.output == """
        cards.feed.json:19:42: note: an id of '$index' changes with the place.
        cards.feed.json:14:16: note: a text is blank. (feed/0 and 2 more)
        found: 2 things in 1 fixture.

        """
    )
    #expect(run.status == 1)
    #expect(try suite.tree().paths == before)
  }

  @Test func tellsProgramsTheSame() throws {
    let suite = try TemporarySuite([CardFeed.file: try suspicious()])
    let run = try suite.run("lint", "--reporter", "text", "--reporter=json=found.json")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("found: 2 things in 1 fixture.\n"))
    let report = try suite.shell("cat found.json").output
    let findings =
      try JSONReader.read(Array(report.utf8)).value.object?["findings"]?.value.array ?? []
    #expect(findings.count == 4)
    #expect(findings.first?.value.object?["identifier"]?.value.string == "positional-id")
    #expect(findings.first?.value.object?["line"]?.value.number?.literal == "19")
  }

  @Test func goesOnAfterAFixtureThatCannotBeRead() throws {
    let suite = try TemporarySuite(["a.feed.json": "{", "b.feed.json": try suspicious()])
    let run = try suite.run("lint", ".")
    #expect(run.errors.hasPrefix("a.feed.json:1:2: error: "))
    #expect(run.output.contains("b.feed.json:19:42: note: "))
    #expect(run.status == 2)
  }

  private func suspicious() throws -> String {
    try CardFeed.text.edited(#""id": "{{id}}""#, #""id": "{{$index}}""#)
      .edited(#"{"Text": "{{detail}}""#, #"{"Text": " ""#)
  }
}
