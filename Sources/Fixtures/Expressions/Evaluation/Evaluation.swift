package import Elements

/// What evaluating has in common over a run of a fixture: formatters, and what was noticed.
package final class Evaluation {
  private static let mostNestedNames = 64

  let formatting: Formatting
  private var findings: [Finding] = []
  private var depth = 0
  private var silence = 0

  package init(environment: Environment) {
    formatting = Formatting(
      locale: environment.locale,
      timeZone: environment.timeZone,
      now: environment.now
    )
  }

  /// What was noticed since the last call, in the order it was noticed.
  package func takeFindings() -> [Finding] {
    defer { findings = [] }
    return findings
  }

  func report(_ finding: @autoclosure () -> Finding) {
    if silence == 0 { findings.append(finding()) }
  }

  /// Does something once more for a message, without noticing anything again.
  func quietly<Result>(_ work: () -> Result) -> Result {
    silence += 1
    defer { silence -= 1 }
    return work()
  }

  /// Evaluates a name inside another, or gives nil when a chain of them gets too long to follow.
  func descend<Result>(_ work: () -> Result) -> Result? {
    guard depth < Self.mostNestedNames else { return nil }
    depth += 1
    defer { depth -= 1 }
    return work()
  }
}
