import Commands

/// What a run printed, and how it ended.
struct Transcript: Hashable {
  var status: ExitStatus
  var output: String
  var errors: String

  init(_ status: ExitStatus, _ output: String = "", errors: String = "") {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// Runs a table of commands within this process.
  init(_ table: CommandTable, _ words: [String], environment: RunEnvironment = RunEnvironment()) {
    let output = Memory()
    let errors = Memory()
    let console = Console(output: output.stream(), errors: errors.stream())
    status = table.run(words, in: Session(environment: environment, console: console))
    console.output.flush()
    self.output = output.text
    self.errors = errors.text
  }
}

/// A place for what a stream delivers, with the pieces it came in.
final class Memory {
  private(set) var pieces: [[UInt8]] = []

  var text: String { String(decoding: pieces.joined(), as: UTF8.self) }

  func stream(
    capacity: Int = 1 << 16,
    failure: BufferedOutput.Failure? = nil
  ) -> BufferedOutput {
    BufferedOutput(capacity: capacity) { bytes throws(BufferedOutput.Failure) in
      if let failure { throw failure }
      self.pieces.append(bytes)
    }
  }
}
