/// Which items come, go and move.
///
/// Items that come or go together with their section are not listed: their section is.
struct ItemPlan {
  /// Running numbers in the old list of items that leave a section that stays.
  private(set) var deletes: [Int] = []
  /// Running numbers in the new list of items that come into a section that was there.
  private(set) var inserts: [Int] = []
  /// Running numbers of items that move.
  private(set) var moves: [(old: Int, new: Int)] = []

  /// Finds the fewest moves for a pairing.
  ///
  /// Complexity: O(d log d) in the number of items between equal beginnings and ends.
  init(pairing: ItemPairing, sections: SectionPlan) {
    deletes = pairing.gone.filter { sections.newOf[pairing.old.sections[$0]] != nil }
    inserts = pairing.come.filter { sections.oldOf[pairing.new.sections[$0]] != nil }
    for (section, previous) in sections.oldOf.enumerated() {
      let home = previous.map(pairing.old.range(of:)) ?? 0..<0
      moves += Self.moves(
        into: pairing.new.range(of: section),
        origins: pairing.oldOf,
        home: home
      )
    }
  }

  /// The items of a section that come from another one, or do not keep the order of those that
  /// stay.
  ///
  /// - Parameters:
  ///   - range: The numbers of the section in the new list.
  ///   - origins: For each number in the new list that in the old one, or -1.
  ///   - home: The numbers of the section in the old list.
  private static func moves(
    into range: Range<Int>,
    origins: [Int],
    home: Range<Int>
  ) -> [(old: Int, new: Int)] {
    var stayed: [Int] = []
    stayed.reserveCapacity(range.count)
    for item in range where home.contains(origins[item]) { stayed.append(origins[item]) }
    let stable = longestIncreasingSubsequence(stayed)
    var moves: [(old: Int, new: Int)] = []
    var (next, seen) = (0, 0)
    for item in range where origins[item] >= 0 {
      let isHome = home.contains(origins[item])
      if isHome, next < stable.count, stable[next] == seen {
        next += 1
      } else {
        moves.append((old: origins[item], new: item))
      }
      if isHome { seen += 1 }
    }
    return moves
  }
}
