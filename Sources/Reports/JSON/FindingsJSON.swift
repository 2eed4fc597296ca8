package import Diagnostics
import JSONReading

/// Tells findings to programs.
package enum FindingsJSON {
  /// The version of the form; members may be added without raising it.
  package static let schemaVersion = 1

  /// All findings as text, with a final line feed.
  package static func text(of findings: [Diagnostic]) -> String {
    let report: JSONValue = [
      "schemaVersion": JSONValue(schemaVersion), "findings": JSONValue(findings.map(value)),
    ]
    return JSONWriter.write(report) + "\n"
  }

  private static func value(of finding: Diagnostic) -> JSONValue {
    let position = finding.place?.position
    return [
      "identifier": .string(finding.identifier),
      "severity": .string(finding.severity.rawValue),
      "subject": .string(finding.subject),
      "summary": .string(finding.summary),
      "file": finding.place.map { .string($0.file) } ?? .null,
      "line": position.map { JSONValue($0.line) } ?? .null,
      "column": position.map { JSONValue($0.column) } ?? .null,
      "solutions": JSONValue(finding.solutions.map(JSONValue.string)),
    ]
  }
}
