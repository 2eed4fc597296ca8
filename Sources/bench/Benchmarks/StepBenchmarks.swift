import FoundationEssentials

/// Where the time of one test goes, told by processes that note the time after each step.
struct StepBenchmarks {
  var fixture: String
  /// The file that a process writes its notes to.
  var notes: String

  func run(besides test: Samples) throws {
    var times: [String: [Int]] = [:]
    var order: [String] = []
    for _ in 0..<21 {
      for (step, time) in try runOnce() {
        if times[step] == nil { order.append(step) }
        times[step, default: []].append(time)
      }
    }
    Table.title("where the time goes")
    for step in order { Table.row(step, Samples(times[step, default: []])) }
  }

  private func runOnce() throws -> [(step: String, time: Int)] {
    let start = Clock.now
    let arguments = ["steps", fixture, String(start)]
    try Child(program: CommandLine.arguments[0], arguments: arguments, output: notes).run()
    let end = Clock.now
    let text = String(decoding: try Data(contentsOf: URL(filePath: notes)), as: UTF8.self)
    var steps = text.split(separator: "\n").compactMap { line -> (step: String, time: Int)? in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let time = Int(parts[0]) else { return nil }
      return (String(parts[1]), time)
    }
    steps.append(("end of the process", end - start - steps.reduce(0) { $0 + $1.time }))
    return steps
  }
}
