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
}
