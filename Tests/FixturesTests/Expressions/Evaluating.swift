import Elements
import Fixtures
import JSONReading

/// What a template or a condition gives for some data, with what was noticed.
struct Evaluated<Value: Equatable & Sendable>: Equatable, Sendable {
  var value: Value
  var findings: [String]

  init(_ value: Value, _ findings: String...) {
    self.value = value
    self.findings = findings
  }
}

/// A setting in which templates are evaluated as a fixture would.
struct Setting {
  var scope: Scope
  var evaluation: Evaluation

  init(
    _ data: String,
    locale: String = "ko_KR",
    timeZone: String = "Asia/Seoul",
    now: String = "2026-11-30T09:00:00+09:00"
  ) throws {
    scope = Scope(data: try JSONReader.read(Array(data.utf8)))
    evaluation = Evaluation(
      environment: Environment(locale: locale, timeZone: timeZone, now: now)
    )
  }

  func text(_ template: String) throws -> Evaluated<String> {
    with(try Template(parsing: template).text(in: scope, by: evaluation))
  }

  func value(_ template: String) throws -> Evaluated<JSONValue?> {
    with(try Template(parsing: template).value(in: scope, by: evaluation))
  }

  func truth(_ condition: String) throws -> Evaluated<Bool> {
    with(try Expression(parsing: condition).truth(in: scope, by: evaluation))
  }

  func items(
    _ path: String,
    as name: String? = nil,
    `let` bindings: [String: String] = [:]
  ) throws -> Repetition {
    let bindings = try bindings.mapValues { try BoundValue(parsing: JSONNode(.string($0))) }
    return try Expression(parsing: path)
      .items(in: scope, as: name, let: bindings, by: evaluation)
  }

  /// The same setting inside another scope.
  func inside(_ scope: Scope) -> Setting {
    var copy = self
    copy.scope = scope
    return copy
  }

  private func with<Value>(_ value: Value) -> Evaluated<Value> {
    var evaluated = Evaluated(value)
    evaluated.findings = evaluation.takeFindings().map(\.identifier)
    return evaluated
  }
}
