import Commands
import Testing

@Suite struct HelpTests {
  private static let commands = [
    Command(TestOptions.grammar) { _, _ in .success },
    Command(ApproveOptions.grammar) { _, _ in .success },
    Command(RejectOptions.grammar) { _, _ in .success },
    Command(RenderOptions.grammar) { _, _ in .success },
    Command(InspectOptions.grammar) { _, _ in .success },
    Command(DiffOptions.grammar) { _, _ in .success },
    Command(LintOptions.grammar) { _, _ in .success },
    Command(ReplayOptions.grammar) { _, _ in .success },
  ]

  @Test func showsWhatACommandDeclares() {
    #expect(
      Help(for: Command(DiffOptions.grammar) { _, _ in .success }).description == """
        Compare two fixtures, .frames files or pictures.

        Usage: proofsheet diff A B [options]

        Arguments:
          A                       What it was.
          B                       What it is.

        Options:
          --color auto|always|never
                                  When to colour the text.
          -h, --help              Show this help.

        Example:
          proofsheet diff old.frames new.frames
        """
    )
  }

  @Test func fitsATerminal() {
    let texts = Self.commands.map { Help(for: $0) } + [Help(for: Self.commands)]
    for line in texts.flatMap({ $0.description.split(separator: "\n") }) {
      #expect(line.count <= 80)
    }
  }

  @Test(arguments: commands.indices)
  func givesAnExampleThatItsGrammarAccepts(index: Int) {
    let command = Self.commands[index]
    let words = command.example.split(separator: " ").map(String.init)
    let table = CommandTable(Self.commands)
    #expect(words.first == command.name)
    #expect(Transcript(table, words) == Transcript(.success))
  }
}
