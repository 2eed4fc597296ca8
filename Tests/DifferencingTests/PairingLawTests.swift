import Differencing
import TestSupport
import Testing

/// Which occurrences of a repeated id belong together, in any lists.
@Suite struct PairingLawTests {
  /// As many as possible in the same section and equal, then in the same section, then equal, then
  /// any; and of the pairs that were found the fewest move.
  @Test(arguments: Laws.blocks)
  func repeatedIDsArePairedByTheRule(block: Int) {
    for seed in Laws.seeds(5_000, block: block) {
      var random = SeededGenerator(seed: seed)
      let isLarge = seed % 8 == 7
      let old = SampleSection.random(using: &random, isLarge: isLarge, repeats: true)
      let new = SampleSection.random(using: &random, isLarge: isLarge, repeats: true)
      let comment: Comment = "seed \(seed): \(old) -> \(new)"
      let stages = StagedChangeset(from: old, to: new).stages
      var replay = OriginReplay(old)
      for stage in stages { replay.perform(stage) }
      check(Pairing(replay, old: old, new: new), comment)
      let moves = stages.reduce(0) { $0 + $1.changes.itemMoves.count }
      #expect(moves == fewestMoves(replay), comment)
    }
  }

  private func check(_ pairing: Pairing, _ comment: Comment) {
    for pair in pairing.pairs { #expect(pair.old.id == pair.new.id, comment) }
    var (old, new) = (pairing.old, pairing.new)
    // What a rule pairs is not there for the rules after it.
    for rule in Pairing.rules {
      let pairs = pairing.pairs.filter { rule($0.old, $0.new) }
      old.subtract(pairs.map(\.old))
      new.subtract(pairs.map(\.new))
      let missed = old.contains { old in new.contains { old.id == $0.id && rule(old, $0) } }
      #expect(!missed, comment)
    }
  }

  /// The moves across sections, and within each section those outside the longest run in order.
  private func fewestMoves(_ replay: OriginReplay) -> Int {
    zip(replay.sections, replay.items).reduce(0) { moves, section in
      let origins = section.1.compactMap { $0 }
      let stayed = origins.filter { $0.section == section.0 }
      return moves + origins.count - FewestMoves.longestRun(stayed.map(\.item))
    }
  }
}

/// Who became whom.
private struct Pairing {
  struct Occurrence: Hashable {
    var place: ItemPosition
    /// The old position of the section, or nil where it came.
    var section: Int?
    var id: String
    var content: Int
  }

  /// From the rule that is looked at first to the one that takes what is left.
  static var rules: [(Occurrence, Occurrence) -> Bool] {
    [
      { $0.section == $1.section && $0.content == $1.content },
      { $0.section == $1.section },
      { $0.content == $1.content },
      { _, _ in true },
    ]
  }

  var old: Set<Occurrence> = []
  var new: Set<Occurrence> = []
  var pairs: [(old: Occurrence, new: Occurrence)] = []

  init(_ replay: OriginReplay, old: [SampleSection], new: [SampleSection]) {
    let oldItems = Self.occurrences(in: old, sections: Array(old.indices))
    let newItems = Self.occurrences(in: new, sections: replay.sections)
    self.old = Set(oldItems.joined())
    self.new = Set(newItems.joined())
    pairs = zip(newItems, replay.items).flatMap { items, origins in
      zip(items, origins).compactMap { item, origin in
        origin.map { (oldItems[$0.section][$0.item], item) }
      }
    }
  }

  private static func occurrences(
    in list: [SampleSection],
    sections: [Int?]
  ) -> [[Occurrence]] {
    zip(list.indices, list).map { index, section in
      section.items.enumerated().map { item, content in
        Occurrence(
          place: ItemPosition(section: index, item: item),
          section: sections[index],
          id: content.id,
          content: content.content
        )
      }
    }
  }
}
