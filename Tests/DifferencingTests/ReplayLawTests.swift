import Differencing
import TestSupport
import Testing

/// What holds for the way between any two lists.
@Suite struct ReplayLawTests {
  @Test(arguments: 0..<8)
  func stagesReplayToTheTargetWithinTheContract(block: Int) {
    for round in 0..<500 {
      let seed = UInt64(block * 500 + round)
      var random = SeededGenerator(seed: seed)
      let repeats = round % 4 == 0
      let old = randomList(using: &random, repeats: repeats)
      let new = randomList(using: &random, repeats: repeats)
      var replay = Replay(old)
      for stage in StagedChangeset(from: old, to: new).stages { replay.perform(stage) }
      #expect(replay.violations.isEmpty, "\(replay.violations) seed \(seed): \(old) -> \(new)")
      #expect(replay.sections == new, "seed \(seed): \(old) -> \(new)")
    }
  }

  @Test(arguments: 0..<4)
  func movesAreTheFewestPossible(block: Int) {
    for round in 0..<300 {
      let seed = UInt64(block * 300 + round)
      var random = SeededGenerator(seed: seed)
      let old = randomList(using: &random, repeats: false)
      let new = randomList(using: &random, repeats: false)
      let stages = StagedChangeset(from: old, to: new).stages
      let moves = stages.reduce(0) { $0 + $1.changes.itemMoves.count }
      let sectionMoves = stages.reduce(0) { $0 + $1.changes.sectionMoves.count }
      #expect(moves == fewestItemMoves(old, new), "seed \(seed): \(old) -> \(new)")
      #expect(
        sectionMoves == fewestMoves(old.map(\.id), new.map(\.id)),
        "seed \(seed): \(old) -> \(new)"
      )
    }
  }

  @Test func movesAreTheFewestForEveryOrderOfSixItems() {
    let names = (0..<6).map(String.init)
    for order in permutations(of: names) {
      let old = [SampleSection(id: "A", items: names.map { SampleItem(id: $0) })]
      let new = [SampleSection(id: "A", items: order.map { SampleItem(id: $0) })]
      #expect(StagedChangeset(from: old, to: new).count == fewestMoves(names, order), "\(order)")
    }
  }

  private func permutations(of names: [String]) -> [[String]] {
    guard !names.isEmpty else { return [[]] }
    return names.indices.flatMap { index in
      var rest = names
      let name = rest.remove(at: index)
      return permutations(of: rest).map { [name] + $0 }
    }
  }

  @Test func neverNeedsMoreThanFourStages() {
    for seed in 0..<500 {
      var random = SeededGenerator(seed: UInt64(seed))
      let old = randomList(using: &random, repeats: false)
      let new = randomList(using: &random, repeats: false)
      #expect(StagedChangeset(from: old, to: new).stages.count <= 4)
    }
  }

  @Test func aDamagedStageIsNoticed() throws {
    let old = list("A:[1 2] B:[3]")
    let set = staged("A:[1 2] B:[3]", "A:[1] B:[3 2]")
    var stage = try #require(set.stages.first)
    stage.changes.itemMoves[0].source.item = 0
    var replay = Replay(old)
    replay.perform(stage)
    #expect(!replay.violations.isEmpty)
  }

  // MARK: - Random lists

  private func randomList(using random: inout SeededGenerator, repeats: Bool) -> [SampleSection] {
    let names = ["A", "B", "C", "D", "E"].shuffled(using: &random)
    let count = Int.random(in: 0...4, using: &random)
    var pool = (0..<9).map { "\($0)" }.shuffled(using: &random)
    return names.prefix(count).map { name in
      var items: [SampleItem] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let id = repeats ? pool.randomElement(using: &random) : pool.popLast()
        guard let id else { break }
        items.append(SampleItem(id: id, content: Int.random(in: 0...3, using: &random) / 3))
      }
      let header = Int.random(in: 0...3, using: &random) / 3
      return SampleSection(id: name, header: header, items: items)
    }
  }

  // MARK: - Slow counts

  private func fewestItemMoves(_ old: [SampleSection], _ new: [SampleSection]) -> Int {
    let origin = Dictionary(
      uniqueKeysWithValues: old.flatMap { section in section.items.map { ($0.id, section.id) } }
    )
    var moves = 0
    for section in new {
      let stayed = section.items.map(\.id).filter { origin[$0] == section.id }
      moves += section.items.count { origin[$0.id] != nil } - stayed.count
      let before = old.first { $0.id == section.id }?.items.map(\.id) ?? []
      moves += fewestMoves(before, stayed)
    }
    return moves
  }

  /// Tries every set of unmoved ids.
  private func fewestMoves(_ old: [String], _ new: [String]) -> Int {
    let survivors = new.compactMap { old.firstIndex(of: $0) }
    let longest = (0..<(1 << survivors.count)).map { set in
      let chosen = survivors.indices.filter { set >> $0 & 1 == 1 }.map { survivors[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max()
    return survivors.count - (longest ?? 0)
  }
}
