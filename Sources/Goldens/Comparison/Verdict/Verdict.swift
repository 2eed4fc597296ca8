import JSONReading

/// How what a fixture shows now stands to its golden.
package struct Verdict: Hashable, Sendable {
  /// The answer in one word.
  package var status: Status
  /// Why there could be no comparison, or why an equal capture is not good enough.
  package var reason: Reason?
  /// Versions that differ, which by itself is no failure.
  package var notes: [Change]
  /// The captures in the order of the run, then those that only the golden has.
  package var captures: [CaptureVerdict]

  package init(
    status: Status,
    reason: Reason? = nil,
    notes: [Change] = [],
    captures: [CaptureVerdict] = []
  ) {
    self.status = status
    self.reason = reason
    self.notes = notes
    self.captures = captures
  }

  /// A verdict that there could be no comparison.
  package static func failed(_ reason: Reason) -> Verdict {
    Verdict(status: .failed, reason: reason)
  }
}

/// How something stands to its golden, in one word.
package enum Status: String, Hashable, Sendable, CaseIterable {
  case same, changed, missing, obsolete, failed
}

/// Why a case failed, as a word for programs and a sentence for people.
package struct Reason: Hashable, Sendable {
  /// The word, such as `fonts`.
  package var name: String
  /// The sentence.
  package var detail: String

  package init(_ name: String, _ detail: String) {
    self.name = name
    self.detail = detail
  }

  /// The golden was made with other fonts.
  package static func fonts(_ replaced: [(golden: String, now: String)]) -> Reason {
    let pairs = replaced.map { "\($0.golden), here \($0.now)" }.joined(separator: "; ")
    return Reason(
      "fonts",
      "the golden was made with other fonts: \(pairs). Install those, or delete the golden and"
        + " approve what these fonts give."
    )
  }

  /// The golden cannot be read.
  package static func unreadable(_ file: String, _ error: FramesReadingError) -> Reason {
    let place = "\(file):\(error.position.line):\(error.position.column)"
    return Reason("unreadable", "\(place): \(error)")
  }
}

/// How one capture stands to that of the golden.
package struct CaptureVerdict: Hashable, Sendable {
  /// The name of the snapshot step.
  package var name: String
  /// The answer in one word; `missing` where only the run has it, `obsolete` where only the golden.
  package var status: Status
  /// What changed by itself, that from which most follows first.
  package var causes: [Cause]
  /// What followed.
  package var consequences: [Consequence]
  /// What changed without a cause that accounts for it, with what followed from it in turn.
  package var unexplained: [Cause]

  package init(
    name: String,
    status: Status,
    causes: [Cause] = [],
    consequences: [Consequence] = [],
    unexplained: [Cause] = []
  ) {
    self.name = name
    self.status = status
    self.causes = causes
    self.consequences = consequences
    self.unexplained = unexplained
  }

  /// How many elements changed because of causes that did not happen to themselves.
  package var consequenceCount: Int {
    let own = causes.map { Set($0.paths) }
    let leftOver = Set(unexplained.flatMap(\.paths))
    let followed = consequences.filter { consequence in
      let path = consequence.change.path
      return consequence.change.kind == .content
        || !leftOver.contains(path) && !consequence.causes.contains { own[$0].contains(path) }
    }
    return Set(
      followed.map { one in
        one.change.kind == .content ? [one.change.path, one.change.attribute] : [one.change.path]
      }
    ).count
  }
}
