package import Diagnostics
package import JSONReading

/// Something a person should know about a binding.
package struct Finding: Hashable, Sendable {
  package var fact: Fact
  /// Where the path or the formatter is written.
  package var position: SourcePosition
  /// What was read or looked for in the data of the screen, unless it is no place there.
  package var dataPath: JSONPointer?
  /// Where that value is written in the data.
  package var dataPosition: SourcePosition?

  /// What happened; `path` is always as the fixture spells it.
  package enum Fact: Hashable, Sendable {
    case missing(path: String, nearest: String?)
    case notScalar(path: String, found: String)
    case formatFailed(formatter: String, raw: String, FormatFailure)
    case conditionNotBoolean(path: String, found: String)
    case notAnArray(path: String, found: String)
    case imageNotText(path: String, found: String)
    case notComparable(String, String)
  }
}

extension Finding {
  /// The stable name of the rule.
  package var identifier: String {
    switch fact {
    case .missing: "missing-binding"
    case .notScalar: "binding-not-scalar"
    case .formatFailed: "format-failed"
    case .conditionNotBoolean: "condition-not-boolean"
    case .notAnArray: "not-an-array"
    case .imageNotText: "image-not-text"
    case .notComparable: "not-comparable"
    }
  }

  /// What happened, as a sentence without the place.
  package var sentence: String {
    switch fact {
    case .missing(let path, _): "there is no '\(path)' in the data."
    case .notScalar(let path, let found): "'\(path)' is \(found), which has no text."
    case .formatFailed(let formatter, let raw, let failure):
      "'\(formatter)' cannot read '\(raw)': \(failure.sentence)"
    case .conditionNotBoolean(let path, let found):
      "the condition '\(path)' is \(found), not a boolean."
    case .notAnArray(let path, let found): "'\(path)' is \(found), not an array."
    case .imageNotText(let path, let found): "the image '\(path)' is \(found), not a text."
    case .notComparable(let a, let b): "\(a) has no order with \(b)."
    }
  }

  private var severity: Diagnostic.Severity {
    switch fact {
    case .missing, .formatFailed: .warning
    case .notScalar, .conditionNotBoolean, .notAnArray, .imageNotText, .notComparable: .error
    }
  }

  private var solutions: [String] {
    switch fact {
    case .missing(_, .some(let nearest)): ["Did you mean '\(nearest)'?"]
    case .missing(let path, nil): ["If that is expected, write '\(path)?' or add '?? …'."]
    case .conditionNotBoolean(let path, _): ["To ask whether it is there, write '\(path)?'."]
    default: []
    }
  }

  /// The finding as a person is told it.
  ///
  /// The subject is the data path, and empty for what is no place in the data.
  package func diagnostic(file: String) -> Diagnostic {
    Diagnostic(
      severity,
      identifier,
      subject: dataPath?.description ?? "",
      summary: sentence,
      place: Place(file: file, position: position),
      solutions: solutions
    )
  }
}
