import Commands
import Diagnostics
import Testing

@Suite struct FaultTests {
  @Test(arguments: [
    (["--ony", "a"], "unknown option '--ony'. Did you mean '--only'?"),
    (["--ony=a"], "unknown option '--ony'. Did you mean '--only'?"),
    (["-z"], "unknown option '-z'."),
    (["--only"], "'--only' needs a value: --only GLOB."),
    (["--only", "--quiet"], "'--only' needs a value: --only GLOB."),
    (["--only", "--", "a"], "'--only' needs a value: --only GLOB."),
    (["--output="], "'--output' expects some text, not ''."),
    (["--quiet=yes"], "'--quiet' takes no value, but got 'yes'."),
    (
      ["--color", "allways"],
      "'--color' expects one of auto, always, never, not 'allways'. Did you mean 'always'?"
    ),
    (["--max-failures", "0"], "'--max-failures' expects a whole number from 1 on, not '0'."),
    (
      ["--reporter=json="],
      "'--reporter' expects text or json, with =PATH for a file, not 'json='. Did you mean 'json'?"
    ),
    (["--quiet", "--verbose"], "--quiet and --verbose exclude each other."),
  ])
  func explainsWhatTestCannotRead(words: [String], message: String) {
    expect(TestOptions.grammar, words, message)
  }

  @Test func explainsWhatOtherCommandsCannotRead() {
    expect(DiffOptions.grammar, ["a"], "B is missing.")
    expect(DiffOptions.grammar, ["a", "b", "c"], "'c' is one argument too many.")
    expect(ApproveOptions.grammar, [], "one of NAME, --all, --from DIR must be given.")
    expect(ApproveOptions.grammar, ["a", "--all"], "--all and 'a' exclude each other.")
    expect(
      RenderOptions.grammar,
      ["f", "--as", "png,,json"],
      "'--as' expects one of png, ascii, json, frames, not ''."
    )
    expect(InspectOptions.grammar, ["f", "--at", "1"], "'--at' expects a point as X,Y, not '1'.")
    expect(
      InspectOptions.grammar,
      ["f", "--at=nan,1"],
      "'--at' expects a point as X,Y, not 'nan,1'."
    )
  }

  private func expect<Options>(
    _ grammar: Grammar<Options>,
    _ words: [String],
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fault = #expect(throws: ArgumentFault.self, sourceLocation: sourceLocation) {
      try grammar.parse(words)
    }
    #expect(
      fault?.diagnostic(for: grammar.name).description
        == "error: \(message) See 'proofsheet \(grammar.name) --help'.",
      sourceLocation: sourceLocation
    )
  }
}
