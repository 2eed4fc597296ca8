import Elements

/// Who answers for a change: causes, and changes that themselves lack a cause.
struct Answerable: Hashable {
  /// The positions of causes.
  var causes: Set<Int> = []
  /// The positions of changes without a cause.
  var unexplained: Set<Int> = []

  var isEmpty: Bool { causes.isEmpty && unexplained.isEmpty }

  func union(_ other: Answerable) -> Answerable {
    Answerable(
      causes: causes.union(other.causes),
      unexplained: unexplained.union(other.unexplained)
    )
  }

  /// The first of several that names anybody.
  static func first(of candidates: [() -> Answerable]) -> Answerable {
    for candidate in candidates {
      let answer = candidate()
      if !answer.isEmpty { return answer }
    }
    return Answerable()
  }
}

/// The books of one capture: every change is entered once, with whoever answers for it.
struct Ledger {
  /// The changes that followed.
  private(set) var entries: [(change: Change, answerable: Answerable)] = []
  /// The changes that nobody answers for.
  private(set) var unexplained = CauseList()

  /// Enters a change, and where nobody answers for it makes it answer for itself.
  mutating func enter(_ change: Change, at path: ElementPath, by answerable: Answerable)
    -> Answerable
  {
    guard answerable.isEmpty else {
      entries.append((change, answerable))
      return answerable
    }
    return Answerable(unexplained: [unexplained.add(change, at: path)])
  }
}
