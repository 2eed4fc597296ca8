import Diagnostics
import Elements
import Fixtures
import ListEngine

/// Tells people what came of recordings.
enum ReplayText {
  /// So many operations of a batch are shown; the JSON report has all.
  private static let mostLines = 40

  static func text(of outcomes: [ReplayCommand.Outcome]) -> String {
    let lines = outcomes.flatMap(lines) + [closingLine(outcomes)]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(_ outcome: ReplayCommand.Outcome) -> [String] {
    switch outcome {
    case .unreadable(let file, let diagnostics):
      return ["! \(file)"] + diagnostics.map { "  \($0)" }
    case .judged(let verdict):
      let count = verdict.document.recording.steps.count
      let name = verdict.document.name
      guard let fault = verdict.fault else {
        return ["✓ \(name) · \(count == 1 ? "lawful" : "\(count) batches, lawful")"]
      }
      let step = count == 1 ? "" : " · batch \(fault.step + 1) of \(count)"
      let rule = fault.violation.rule
      return ["✗ \(name)\(step) · \(rule.rawValue) \(rule.title)"] + lines(fault)
    }
  }

  private static func lines(_ fault: ReplayVerdict.Fault) -> [String] {
    let others = fault.operations.filter { $0.place != fault.place }
    return ["  \(fault.place): \(fault.sentence)"]
      + others.prefix(mostLines).map { "  \($0.place): \($0.operation)" }
      + rest(others.count)
      + ["  UIKit: \(fault.violation.platformSentence)"]
      + (fault.violation.rule == .uniqueIdentifiers
        ? ["  right: every id once, and reloads of ids that are there"]
        : lines(lawful: fault.lawful))
  }

  private static func lines(lawful batches: [BatchRecording.LawfulBatch]) -> [String] {
    guard !batches.isEmpty else { return ["  right: no batch, since nothing changed"] }
    let operations = batches.reduce(0) { $0 + $1.operations.count }
    let moves = batches.reduce(0) { $0 + $1.operations.count { $0.isMove } }
    let head = [
      count(batches.count, "batch", "batches"), count(operations, "operation", "operations"),
      count(moves, "move", "moves") + " (the fewest)",
    ]
    return ["  right: " + head.joined(separator: ", ")]
      + batches.enumerated().flatMap { index, batch in
        batch.updates.prefix(mostLines).map { "    \(index + 1). \(line($0))" }
          + rest(batch.updates.count)
      }
  }

  private static func line(_ update: CapturedUpdate) -> String {
    let words = [update.verb, update.subject, update.detail].filter { !$0.isEmpty }
    return words.joined(separator: " ")
  }

  private static func rest(_ count: Int) -> [String] {
    count > mostLines ? ["    … \(count - mostLines) more, see --reporter json"] : []
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }

  private static func closingLine(_ outcomes: [ReplayCommand.Outcome]) -> String {
    let counts = ReplayCommand.Counts(outcomes)
    let parts = [
      counts.unreadable > 0 ? "unreadable: \(counts.unreadable)" : nil,
      counts.broken > 0 ? "broken: \(counts.broken)" : nil,
      counts.lawful > 0 ? "lawful: \(counts.lawful)" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + "."
  }
}

extension BatchOperation {
  /// Whether the operation changes places.
  var isMove: Bool {
    switch self {
    case .moveItem, .moveSection: true
    default: false
    }
  }
}
