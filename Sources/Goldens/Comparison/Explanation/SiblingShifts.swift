import Elements

/// What the siblings before an element did to its place: they grew, came, went, or passed it.
struct SiblingShifts {
  /// Who answers for the siblings so far that came or are of another size.
  private(set) var resized = Answerable()
  private let gone: [(place: Int, causes: Set<Int>)]
  private let moved: [(place: Int, rank: Int, causes: Set<Int>)]
  private let ranks: [Int: Int]
  private let section: SectionCauses

  init(_ siblings: [Int], in section: SectionCauses) {
    self.section = section
    let pairs = section.paired.pairs
    ranks = Dictionary(uniqueKeysWithValues: siblings.enumerated().map { ($0.element, $0.offset) })
    gone = siblings.filter { pairs[$0].after == nil && !section.moving[$0].isEmpty }
      .map { (pairs[$0].placeBefore, section.moving[$0]) }
    moved = siblings.enumerated()
      .filter { pairs[$0.element].after != nil && pairs[$0.element].before != nil }
      .compactMap { rank, index in
        let causes = section.moves[index]
        return causes.isEmpty ? nil : (pairs[index].placeBefore, rank, causes)
      }
    for index in siblings where pairs[index].before == nil {
      arrivals.append((ranks[index] ?? 0, section.moving[index]))
    }
  }

  private var arrivals: [(rank: Int, causes: Set<Int>)] = []

  /// Who came, went or moved so that it is now on the other side of an element.
  func before(_ index: Int) -> Answerable {
    let place = section.paired.pairs[index].placeBefore
    let rank = ranks[index] ?? 0
    var causes: Set<Int> = []
    for one in gone where one.place < place { causes.formUnion(one.causes) }
    for one in arrivals where one.rank < rank { causes.formUnion(one.causes) }
    for one in moved where (one.place < place) != (one.rank < rank) || one.rank == rank {
      causes.formUnion(one.causes)
    }
    return Answerable(causes: causes)
  }

  /// Goes on behind an element.
  mutating func pass(_ index: Int, size: Answerable) {
    resized = resized.union(size)
  }

  /// Who answers for anything that these siblings do to what is behind all of them.
  var total: Answerable {
    var causes: Set<Int> = []
    for one in gone { causes.formUnion(one.causes) }
    for one in arrivals { causes.formUnion(one.causes) }
    return resized.union(Answerable(causes: causes))
  }
}
