import Commands
import Geometry
import Testing

@Suite struct GrammarTests {
  private func test(_ words: String...) throws -> TestOptions {
    try TestOptions.grammar.parse(words)
  }

  @Test func readsNothingAsTheDefaults() throws {
    #expect(try test() == TestOptions())
  }

  @Test func takesAValueAttachedOrAsTheNextWord() throws {
    #expect(try test("--output=out").output == "out")
    #expect(try test("--output", "out").output == "out")
    #expect(try test("--output=a=b").output == "a=b")
    #expect(try test("--only", "a", "--only=b").only == ["a", "b"])
    #expect(try test("--color", "always", "--color=never").color == .never)
  }

  @Test func mixesOptionsAndOtherWords() throws {
    let options = try test("one", "--quiet", "two", "--max-failures", "3", "three")
    #expect(options.paths == ["one", "two", "three"])
    #expect(options.quiet)
    #expect(options.maxFailures?.value == 3)
  }

  @Test func takesEverythingAfterTheTerminatorAsItIs() throws {
    let options = try test("--quiet", "--", "--verbose", "--", "a")
    #expect(options.paths == ["--verbose", "--", "a"])
    #expect(!options.verbose)
  }

  @Test func partsSeveralFormsInOneWord() throws {
    let options = try RenderOptions.grammar.parse(["f", "--as", "png,json", "--as=ascii"])
    #expect(options.forms == [.png, .json, .ascii])
  }

  @Test func readsReportersWithAndWithoutAFile() throws {
    let options = try test("--reporter", "text", "--reporter=json=out,1=2.json")
    #expect(
      options.reporters == [
        ReporterWish(form: .text), ReporterWish(form: .json, path: "out,1=2.json"),
      ]
    )
  }

  @Test func readsAPointThatBeginsWithAMinus() throws {
    let options = try InspectOptions.grammar.parse(["--at", "-5,10.5", "f"])
    #expect(options.point == Point(x: -5, y: 10.5))
    #expect(options.fixture == "f")
  }

  @Test func placesPositionalsInOrder() throws {
    let options = try DiffOptions.grammar.parse(["a", "--color=never", "b"])
    #expect(options.before == "a")
    #expect(options.after == "b")
  }

  @Test(arguments: [["a"], ["a", "b"], ["--all"], ["--from", "out"], ["--all", "--from=out"]])
  func knowsWhatToApprove(words: [String]) throws {
    let options = try ApproveOptions.grammar.parse(words)
    #expect(options.all == words.contains("--all"))
    #expect(options.names == words.filter { $0.count == 1 })
  }
}
