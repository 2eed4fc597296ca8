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
  /// Complexity: O(d log d) in the number of items between equal beginnings and ends, and O(n) in
  /// the number of all.
  init(pairing: ItemPairing, sections: SectionPlan) {
    for section in sections.newOf.indices where sections.newOf[section] != nil {
      deletes += pairing.old.range(of: section).filter { pairing.newOf[$0] < 0 }
    }
    for section in sections.oldOf.indices {
      addArrivals(in: section, pairing: pairing, previous: sections.oldOf[section])
    }
  }

  private mutating func addArrivals(in section: Int, pairing: ItemPairing, previous: Int?) {
    let range = pairing.new.range(of: section)
    let middle = range.dropFirst(pairing.prefixes[section]).dropLast(pairing.suffixes[section])
    let stayed = middle.filter {
      pairing.oldOf[$0] >= 0 && pairing.old.sections[pairing.oldOf[$0]] == previous
    }
    let stable = longestIncreasingSubsequence(stayed.map { pairing.oldOf[$0] })
    var next = 0
    for item in middle {
      let origin = pairing.oldOf[item]
      if origin < 0 {
        if previous != nil { inserts.append(item) }
      } else if next < stable.count, stayed[stable[next]] == item {
        next += 1
      } else {
        moves.append((old: origin, new: item))
      }
    }
  }
}
