import Commands
import TestSupport
import Testing

@Suite struct ProcessTests {
  @Test func saysItsVersion() throws {
    let run = try TemporarySuite().run("--version")
    #expect(run.output == "proofsheet \(Proofsheet.version)\n")
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test func refusesWhatItDoesNotKnow() throws {
    let run = try TemporarySuite().run("--nonsense")
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: unknown command '--nonsense'."))
    #expect(run.status == 2)
  }

  @Test func staysQuietWhenItsReaderIsGone() throws {
    // The reader ends before the tool begins to write.
    let line = "{ sleep 0.2; proofsheet help; echo $? >status; } | true; cat status"
    let run = try TemporarySuite().shell(line)
    #expect(run.errors.isEmpty)
    #expect(run.output == "0\n")
  }

  @Test func tellsThatStandardOutputIsFull() throws {
    let run = try TemporarySuite().shell("test -e /dev/full || exit 9; proofsheet help >/dev/full")
    // Only Linux has a device that is always full.
    guard run.status != 9 else { return }
    #expect(run.errors == "error: standard output cannot be written: No space left on device.\n")
    #expect(run.status == 2)
  }

  @Test func staysQuietWhenItsReaderHasSeenEnough() throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text])
    let line =
      "{ proofsheet render \(CardFeed.file) --width 4000; echo $? >status; } | head -1; cat status"
    let run = try suite.shell(line)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("┌") == true)
    #expect(lines.last == "0")
  }

  /// Once the first byte is there, the tool runs and waits for room in a pipe that holds less.
  @Test func endsWithThePromisedStatusWhenItIsInterrupted() throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text])
    let run = try suite.shell(
      """
      mkfifo pipe
      proofsheet render \(CardFeed.file) --width 4000 >pipe 2>errors &
      { head -c 1 >first; kill -INT $!; wait $!; echo $?; } <pipe
      cat errors
      """
    )
    #expect(run.output == "130\n")
    #expect(run.errors.isEmpty)
  }

  @Test func helps() throws {
    let suite = try TemporarySuite()
    let general = try suite.run("--help")
    #expect(general.status == 0)
    #expect(general.errors.isEmpty)
    for name in ["test", "approve", "reject", "render", "inspect", "diff"] {
      #expect(general.output.contains("\n  \(name) "))
      let own = try suite.run("help", name)
      #expect(own.status == 0)
      #expect(own.output.contains("Usage: proofsheet \(name) "))
      #expect(try suite.run(name, "--help") == own)
    }
    #expect(try suite.run("help") == general)
  }

  @Test(arguments: [
    (["tset"], "error: unknown command 'tset'. Did you mean 'test'? See 'proofsheet --help'."),
    (
      ["test", "--onyl", "x"],
      "error: unknown option '--onyl'. Did you mean '--only'? See 'proofsheet test --help'."
    ),
    (["help", "aprove"], "error: unknown command 'aprove'. Did you mean 'approve'?"),
    (["test", "--obsolete", "fial"], "error: "),
    (["test", "nowhere"], "error: there is no file or folder 'nowhere'."),
  ])
  func suggestsWhatWasMeant(words: [String], message: String) throws {
    let suite = try TemporarySuite([CardFeed.file: CardFeed.text])
    let run = try suite.shell("exec proofsheet \(words.joined(separator: " "))")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix(message))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try suite.changes() == [])
  }
}
