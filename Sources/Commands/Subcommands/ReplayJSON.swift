import Diagnostics
import Elements
import Fixtures
import JSONReading
import ListEngine

/// Tells programs what came of recordings.
enum ReplayJSON {
  /// The version of the form; members may be added without raising it.
  private static let schemaVersion = 1

  static func value(of outcomes: [ReplayCommand.Outcome]) -> JSONValue {
    let counts = ReplayCommand.Counts(outcomes)
    return [
      "schemaVersion": JSONValue(schemaVersion),
      "totals": [
        "recordings": JSONValue(outcomes.count),
        "lawful": JSONValue(counts.lawful),
        "broken": JSONValue(counts.broken),
        "failed": JSONValue(counts.unreadable),
      ],
      "recordings": JSONValue(outcomes.map(value)),
    ]
  }

  private static func value(_ outcome: ReplayCommand.Outcome) -> JSONValue {
    switch outcome {
    case .unreadable(let file, let diagnostics):
      [
        "name": .string(file), "file": .string(file), "status": "failed",
        "detail": .string(diagnostics.map(\.description).joined(separator: "\n")),
      ]
    case .judged(let verdict):
      [
        "name": .string(verdict.document.name),
        "file": .string(verdict.document.file),
        "status": .string(verdict.fault == nil ? "lawful" : "broken"),
        "batches": JSONValue(verdict.document.recording.steps.count),
        "violation": verdict.fault.map(value) ?? .null,
        "right": JSONValue(verdict.fault?.lawful.map(value) ?? []),
      ]
    }
  }

  private static func value(_ fault: ReplayVerdict.Fault) -> JSONValue {
    let violation = fault.violation
    return [
      "batch": JSONValue(fault.step),
      "rule": .string(violation.rule.rawValue),
      "title": .string(violation.rule.title),
      "detail": .string(fault.sentence),
      "uikit": .string(violation.platformSentence),
      "section": violation.section.map { JSONValue($0) } ?? .null,
      "ids": JSONValue(violation.ids.map { .string($0) }),
      "expected": violation.expected.map { JSONValue($0) } ?? .null,
      "found": violation.found.map { JSONValue($0) } ?? .null,
      "place": value(fault.place),
      "operations": JSONValue(
        fault.operations.map { ["operation": $0.operation.json, "place": value($0.place)] }
      ),
    ]
  }

  private static func value(_ place: Place) -> JSONValue {
    [
      "file": .string(place.file),
      "line": place.position.map { JSONValue($0.line) } ?? .null,
      "column": place.position.map { JSONValue($0.column) } ?? .null,
    ]
  }

  private static func value(_ batch: BatchRecording.LawfulBatch) -> JSONValue {
    [
      "operations": JSONValue(batch.operations.map(\.json)),
      "updates": JSONValue(
        batch.updates.map { update in
          [
            "verb": .string(update.verb), "subject": .string(update.subject),
            "detail": .string(update.detail),
          ]
        }
      ),
      "after": BatchRecording.json(batch.after),
    ]
  }
}
