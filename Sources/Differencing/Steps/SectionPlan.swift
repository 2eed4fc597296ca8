/// Which sections stay, come, go and move.
@usableFromInline
struct SectionPlan {
  /// For each old section its position in the new list, or nil where it goes.
  @usableFromInline private(set) var newOf: [Int?]
  /// For each new section its position in the old list, or nil where it comes.
  @usableFromInline private(set) var oldOf: [Int?]
  /// For each old section whether it stays and keeps its order among those that do.
  private(set) var isStable: [Bool]

  /// Pairs sections by id and finds the fewest that must move.
  ///
  /// Complexity: O(s log s) in the number of sections.
  @usableFromInline
  init<Section: DifferentiableSection>(old: [Section], new: [Section]) {
    newOf = [Int?](repeating: nil, count: old.count)
    oldOf = [Int?](repeating: nil, count: new.count)
    isStable = [Bool](repeating: false, count: old.count)
    for pair in Self.pairs(old: old, new: new) {
      newOf[pair.old] = pair.new
      oldOf[pair.new] = pair.old
    }
    let survivors = oldOf.compactMap { $0 }
    for position in longestIncreasingSubsequence(survivors) { isStable[survivors[position]] = true }
  }

  private static func pairs<Section: DifferentiableSection>(
    old: [Section],
    new: [Section]
  ) -> [(old: Int, new: Int)] {
    let ids = IdentityGroups(
      old: Array(old.indices),
      new: Array(new.indices),
      oldID: { old[$0].id },
      newID: { new[$0].id }
    )
    return (0..<ids.count).flatMap { group in
      var duplicates = DuplicatePairing { old[$0].isContentEqual(to: new[$1]) }
      duplicates.pair(
        ids.old.all(group),
        ids.new.all(group),
        oldSection: { _ in 0 },
        newSection: { _ in 0 }
      )
      return duplicates.pairs
    }
  }

  /// Whether an old section stays but changes its order among those that do.
  func isMoved(old section: Int) -> Bool { newOf[section] != nil && !isStable[section] }

  /// Whether a new section was there before, in another order among those that stay.
  func isMoved(new section: Int) -> Bool { oldOf[section].map { !isStable[$0] } ?? false }
}
