import Goldens

/// Cases of one fixture that tell the same: what changed by itself is equal in all of them, even
/// where what followed differs by a few points.
struct CaseGroup {
  /// The case that is told.
  let first: Report.Case
  /// The cases of which it is enough to say that they tell the same.
  private(set) var others: [Report.Case] = []

  /// Groups cases in the order in which they first appear.
  ///
  /// Complexity: O(n) in the number of cases and causes.
  static func groups(of cases: [Report.Case]) -> [CaseGroup] {
    var groups: [CaseGroup] = []
    var positions: [Signature: Int] = [:]
    for one in cases {
      let signature = Signature(one)
      if let position = positions[signature] {
        groups[position].others.append(one)
      } else {
        positions[signature] = groups.count
        groups.append(CaseGroup(first: one))
      }
    }
    return groups
  }

  private init(first: Report.Case) {
    self.first = first
  }

  /// What is the same about cases of one group.
  private struct Signature: Hashable {
    var fixture: String
    var status: Status
    var reason: Reason?
    var causes: [Change]
    var unexplained: [Change]
    var notes: [Change]

    init(_ one: Report.Case) {
      fixture = one.fixture
      status = one.status
      reason = one.reason
      causes = one.causes.map(\.change)
      unexplained = one.unexplained.map(\.change)
      notes = one.notes
    }
  }
}
