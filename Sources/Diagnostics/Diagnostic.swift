package import JSONReading

/// One finding that a person is told: what happened, where, and what to do about it.
///
/// The console, JSON and every other report are consumers of the same value.
package struct Diagnostic: Hashable, Sendable {
  /// How much it matters.
  package var severity: Severity
  /// The stable name of the rule, such as `missing-binding`.
  package var identifier: String
  /// What it is about, for goldens and tests: an element's path, a data path or an id.
  package var subject: String
  /// What happened, as one sentence without the place.
  package var summary: String
  /// Where it happened.
  package var place: Place?
  /// What a person can do, each as one sentence.
  package var solutions: [String]

  /// How much a finding matters.
  ///
  /// An error fails a test; a warning is shown; a note explains.
  package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case note, warning, error

    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package init(
    _ severity: Severity,
    _ identifier: String,
    subject: String = "",
    summary: String,
    place: Place? = nil,
    solutions: [String] = []
  ) {
    self.severity = severity
    self.identifier = identifier
    self.subject = subject
    self.summary = summary
    self.place = place
    self.solutions = solutions
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The finding as a compiler would print it: `home.feed.json:41:17: error: ...`.
  package var description: String {
    let prefix = place.map { "\($0): " } ?? ""
    return prefix + "\(severity): " + ([summary] + solutions).joined(separator: " ")
  }
}

/// A place in a file, or the file as a whole.
package struct Place: Hashable, Sendable {
  /// The file as it was named on the command line or in the fixture.
  package var file: String
  /// The place in it, or nil for the file as a whole.
  package var position: SourcePosition?

  package init(file: String, position: SourcePosition? = nil) {
    self.file = file
    self.position = position
  }
}

extension Place: CustomStringConvertible {
  package var description: String {
    guard let position else { return file }
    return "\(file):\(position.line):\(position.column)"
  }
}

/// An error that carries findings and ends a command with exit status 2.
package struct UnusableInput: Error, Hashable, Sendable {
  package var diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  package init(_ diagnostic: Diagnostic) {
    diagnostics = [diagnostic]
  }
}
