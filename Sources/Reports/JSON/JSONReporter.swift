import Goldens
package import JSONReading

/// Tells a run to programs.
package enum JSONReporter {
  /// The version of the form; members may be added without raising it.
  package static let schemaVersion = 1

  /// The report as text, with a final line feed.
  package static func text(of report: Report) -> String {
    JSONWriter.write(value(of: report)) + "\n"
  }

  /// The report as a value.
  package static func value(of report: Report) -> JSONValue {
    [
      "schemaVersion": JSONValue(schemaVersion),
      "totals": totals(of: report),
      "cases": JSONValue(report.cases.map(value)),
    ]
  }

  private static func totals(of report: Report) -> JSONValue {
    let counts = Status.allCases.map { ($0.rawValue, JSONValue(report.count($0))) }
    return .object(JSONObject([("cases", JSONValue(report.cases.count))] + counts))
  }

  /// One case as a value, as a report of JSON lines gives it.
  package static func value(of one: Report.Case) -> JSONValue {
    [
      "name": .string(one.title),
      "fixture": .string(one.fixture),
      "variant": .string(one.variant),
      "capture": JSONValue(one.capture),
      "status": .string(one.status.rawValue),
      "reason": JSONValue(one.reason?.name),
      "detail": JSONValue(one.reason?.detail),
      "causes": JSONValue(one.causes.map(ChangeJSON.value)),
      "consequences": JSONValue(one.consequences.map(ChangeJSON.value)),
      "unexplained": JSONValue(one.unexplained.map(ChangeJSON.value)),
      "notes": JSONValue(one.notes.map(ChangeJSON.value)),
      "golden": JSONValue(one.files.golden),
      "pending": JSONValue(one.files.pending),
      "artefacts": JSONValue(one.files.artefacts.map(JSONValue.string)),
    ]
  }
}
