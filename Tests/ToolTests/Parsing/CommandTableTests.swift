import Commands
import Diagnostics
import Testing

@Suite struct CommandTableTests {
  private let table = CommandTable([
    Command(TestOptions.grammar) { options, session in
      session.console.print(options.paths.joined(separator: "+"))
      return .differences
    },
    Command(ApproveOptions.grammar) { _, _ in throw UnusableInput(Self.finding) },
  ])
  private static let finding = Diagnostic(.error, "some-rule", summary: "that is no fixture.")

  @Test func runsTheCommandWithItsOptions() {
    #expect(run("test", "a", "b") == Transcript(.differences, "a+b\n"))
  }

  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func listsTheCommands(words: [String]) {
    let transcript = Transcript(table, words)
    #expect(transcript.status == .success)
    #expect(transcript.output.contains("\n  test  "))
    #expect(transcript.output.contains("\n  approve  "))
  }

  @Test(arguments: [["help", "test"], ["test", "--help"], ["test", "--nonsense", "-h"]])
  func explainsACommand(words: [String]) {
    #expect(Transcript(table, words) == Transcript(.success, "\(help(0))\n"))
  }

  @Test func takesHelpAfterTheTerminatorAsAPath() {
    #expect(run("test", "--", "--help") == Transcript(.differences, "--help\n"))
  }

  @Test func printsItsVersion() {
    #expect(run("--version") == Transcript(.success, "proofsheet \(Proofsheet.version)\n"))
  }

  @Test func tellsWhatItCannotDo() {
    #expect(
      run("tset")
        == Transcript(
          .unusable,
          errors: """
            error: unknown command 'tset'. Did you mean 'test'? See 'proofsheet --help'.

            """
        )
    )
    #expect(
      run() == Transcript(.unusable, errors: "error: no command given. See 'proofsheet --help'.\n")
    )
    #expect(run("help", "tset").status == .unusable)
    #expect(run("test", "--ony").errors.hasSuffix("See 'proofsheet test --help'.\n"))
  }

  @Test func reportsInputThatCannotBeUsed() {
    #expect(
      run("approve", "--all") == Transcript(.unusable, errors: "\(Self.finding)\n")
    )
  }

  private func run(_ words: String...) -> Transcript { Transcript(table, words) }
  private func help(_ index: Int) -> Help { Help(for: table.commands[index]) }
}
