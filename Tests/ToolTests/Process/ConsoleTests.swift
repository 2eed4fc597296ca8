import Commands
import Diagnostics
import Testing

@Suite struct ConsoleTests {
  private let finding = Diagnostic(.warning, "some-rule", summary: "look here.")

  @Test func deliversInPiecesOfItsCapacity() {
    let memory = Memory()
    let stream = memory.stream(capacity: 4)
    for text in ["a", "bc", "def", "g"] { stream.write(text) }
    #expect(memory.pieces.map { String(decoding: $0, as: UTF8.self) } == ["abcdef"])
    stream.flush()
    stream.flush()
    #expect(memory.pieces.count == 2)
    #expect(memory.text == "abcdefg")
  }

  @Test func showsAFindingAfterWhatWasPrintedBeforeIt() {
    let shared = Memory()
    let console = Console(output: shared.stream(), errors: shared.stream())
    console.print("first")
    console.report(finding)
    console.print("last")
    console.output.flush()
    #expect(shared.text == "first\nwarning: look here.\nlast\n")
  }

  @Test func dropsTheRestOnceDeliveryFails() {
    let stream = Memory().stream(capacity: 1, failure: .readerIsGone)
    stream.write("a")
    #expect(stream.failure == .readerIsGone)
    stream.write("b")
    #expect(stream.failure == .readerIsGone)
  }

  @Test func endsAsItWouldHaveWhenTheReaderIsGone() {
    #expect(end(.readerIsGone) == Transcript(.success))
  }

  @Test func endsUnusableWhenTheDiskIsFull() {
    let message = "error: standard output cannot be written: No space left on device.\n"
    #expect(end(.refused("No space left on device")) == Transcript(.unusable, errors: message))
  }

  private func end(_ failure: BufferedOutput.Failure) -> Transcript {
    let errors = Memory()
    let console = Console(output: Memory().stream(failure: failure), errors: errors.stream())
    let status = Proofsheet.run(
      arguments: ["--version"],
      environment: RunEnvironment(),
      console: console
    )
    return Transcript(ExitStatus(rawValue: status) ?? .interrupted, errors: errors.text)
  }
}
