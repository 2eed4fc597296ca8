package import Elements

/// What evaluating has in common over a run of a fixture: formatters, and what was noticed.
package final class Evaluation {
  private static let mostNestedNames = 64

  let formatting: Formatting
  private var findings: [Finding] = []
  /// How often each path was read, in the order in which paths were first read.
  package private(set) var uses: [BindingUse] = []
  private var usePlaces: [String: Int] = [:]
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

  func count(_ path: BindingPath, _ outcome: BindingUse.Outcome) {
    guard silence == 0 else { return }
    let place = usePlaces[path.text] ?? uses.count
    if place == uses.count {
      usePlaces[path.text] = place
      uses.append(BindingUse(path: path.text))
    }
    uses[place].counts[outcome, default: 0] += 1
  }
}

/// How often a path was read, and what was there.
package struct BindingUse: Hashable, Sendable {
  /// The path as the fixture spells it.
  package var path: String
  package var counts: [Outcome: Int] = [:]

  /// What was found at a path.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    case present, missing, null
  }
}
