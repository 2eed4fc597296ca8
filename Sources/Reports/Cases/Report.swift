package import Goldens

/// What a run is told about: one case a fixture, variant and capture.
package struct Report: Hashable, Sendable {
  /// The cases in the order of the run.
  package var cases: [Case]

  package init(_ cases: [Case] = []) {
    self.cases = cases
  }

  /// One capture of one variant of one fixture, or a variant whose captures say nothing apart.
  package struct Case: Hashable, Sendable {
    package var fixture: String
    package var variant: String
    /// The capture, or nothing where the verdict is about the variant as a whole.
    package var capture: String?
    package var status: Status
    package var reason: Reason?
    package var causes: [Cause]
    package var consequences: [Consequence]
    package var unexplained: [Cause]
    /// Versions and environments that differ, which by itself is no failure.
    package var notes: [Change]
    /// How many elements changed because of the causes.
    package var consequenceCount: Int
    package var files: Files
  }

  /// The files that belong to a case, where there are any.
  package struct Files: Hashable, Sendable {
    package var golden: String?
    package var pending: String?
    package var artefacts: [String]

    package init(golden: String? = nil, pending: String? = nil, artefacts: [String] = []) {
      self.golden = golden
      self.pending = pending
      self.artefacts = artefacts
    }
  }

  /// How many cases have a status.
  package func count(_ status: Status) -> Int { cases.count { $0.status == status } }
}

extension Report {
  /// Adds the cases of a verdict: one a capture, or one alone where it has none or failed.
  package mutating func add(
    _ verdict: Verdict,
    fixture: String,
    variant: String,
    files: Files = Files()
  ) {
    let captures = verdict.captures
    guard verdict.status != .failed, !captures.isEmpty else {
      let alone = CaptureVerdict(name: "", status: verdict.status)
      let notes = verdict.notes
      cases.append(Case(alone, fixture, variant, verdict.reason, notes, files))
      return
    }
    for (index, capture) in captures.enumerated() {
      let notes = index == 0 ? verdict.notes : []
      cases.append(Case(capture, fixture, variant, verdict.reason, notes, files))
    }
  }
}

extension Report.Case {
  fileprivate init(
    _ verdict: CaptureVerdict,
    _ fixture: String,
    _ variant: String,
    _ reason: Reason?,
    _ notes: [Change],
    _ files: Report.Files
  ) {
    self.init(
      fixture: fixture,
      variant: variant,
      capture: verdict.name.isEmpty ? nil : verdict.name,
      status: verdict.status,
      reason: reason,
      causes: verdict.causes,
      consequences: verdict.consequences,
      unexplained: verdict.unexplained,
      notes: notes,
      consequenceCount: verdict.consequenceCount,
      files: files
    )
  }

  /// The case in words: `poppang-home · iphone-15 · after-page-2`.
  package var title: String {
    [fixture, variant, capture].compactMap(\.self).joined(separator: " · ")
  }
}
