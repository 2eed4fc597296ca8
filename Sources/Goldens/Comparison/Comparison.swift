package import Elements

/// Compares what a fixture shows now with its golden.
///
/// It works on captures alone: it never draws, and it never opens a picture.
package enum Comparison {
  /// How the captures of a run stand to those of the golden.
  ///
  /// Other fonts make every number doubtful, so then no attribute is blamed. Other versions of
  /// this tool are noted, and by themselves change nothing.
  /// Complexity: O(n log n) in the number of elements.
  package static func verdict(golden: CaptureSet, now: CaptureSet) -> Verdict {
    let fonts = FontChanges(golden: golden.fonts, now: now.fonts)
    guard fonts.replaced.isEmpty else { return .failed(.fonts(fonts.replaced)) }
    let captures = captureVerdicts(golden.captures, now.captures)
    var isChanged = captures.contains { $0.status != .same }
    // Without a capture in which it shows, a change of the environment must still be seen.
    if golden.environment != now.environment || golden.variant != now.variant
      || golden.fonts != now.fonts
    {
      isChanged = true
    }
    return Verdict(
      status: isChanged ? .changed : .same,
      notes: notes(golden, now) + fonts.notes,
      captures: captures
    )
  }

  private static func notes(_ golden: CaptureSet, _ now: CaptureSet) -> [Change] {
    var notes = EnvironmentChanges.between(golden.environment, now.environment)
    if golden.variant != now.variant {
      let names = (AttributeValue.word(golden.variant), AttributeValue.word(now.variant))
      notes.append(
        Change(.environment, "golden", "variant", before: names.0, after: names.1)
      )
    }
    if golden.madeWith != now.madeWith {
      let versions = (AttributeValue.word(golden.madeWith), AttributeValue.word(now.madeWith))
      notes.append(
        Change(.madeWith, "golden", "made-with", before: versions.0, after: versions.1)
      )
    }
    return notes
  }

  private static func captureVerdicts(_ golden: [Capture], _ now: [Capture]) -> [CaptureVerdict] {
    var waiting = Dictionary(grouping: golden, by: \.name).mapValues { $0[...] }
    var verdicts = now.map { capture in
      guard let before = waiting[capture.name]?.popFirst() else {
        return CaptureVerdict(name: capture.name, status: .missing)
      }
      return CaptureComparison.verdict(before, capture)
    }
    for capture in golden where waiting[capture.name]?.popFirst() != nil {
      verdicts.append(CaptureVerdict(name: capture.name, status: .obsolete))
    }
    return verdicts
  }
}
