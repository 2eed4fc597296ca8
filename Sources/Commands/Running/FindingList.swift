import Diagnostics

/// Findings for a person: what is said of many items at one place is said once.
struct FindingList {
  private var groups: [Group] = []

  private struct Group {
    var first: Diagnostic
    var others = 0
  }

  private struct Key: Hashable {
    var identifier: String
    var summary: String
    var place: Place?
  }

  /// Complexity: O(n) in the number of findings.
  init(_ findings: [Diagnostic]) {
    var positions: [Key: Int] = [:]
    for finding in findings {
      let key = Key(identifier: finding.identifier, summary: finding.summary, place: finding.place)
      if let position = positions[key] {
        groups[position].others += 1
      } else {
        positions[key] = groups.count
        groups.append(Group(first: finding))
      }
    }
  }

  func report(to console: Console) {
    findings.forEach(console.report)
  }

  /// The findings as lines of text.
  var lines: [String] { findings.map(\.description) }

  private var findings: [Diagnostic] {
    groups.map { group in
      guard group.others > 0 else { return group.first }
      var finding = group.first
      finding.solutions.append("(\(finding.subject) and \(group.others) more)")
      return finding
    }
  }
}
