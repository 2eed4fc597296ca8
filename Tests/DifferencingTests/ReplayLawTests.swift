import Differencing
import TestSupport
import Testing

/// What holds for the way between any two lists.
@Suite struct ReplayLawTests {
  @Test(arguments: Laws.blocks)
  func stagesReplayToTheTargetWithinTheContractByTheFewestMoves(block: Int) {
    for seed in Laws.seeds(5_000, block: block) {
      var random = SeededGenerator(seed: seed)
      let isLarge = seed % 8 == 7
      let old = SampleSection.random(using: &random, isLarge: isLarge)
      let new = SampleSection.random(using: &random, isLarge: isLarge)
      let stages = StagedChangeset(from: old, to: new).stages
      let comment: Comment = "seed \(seed): \(old) -> \(new)"
      check(stages, from: old, to: new, comment)
      let moves = stages.reduce(0) { $0 + $1.changes.itemMoves.count }
      let sectionMoves = stages.reduce(0) { $0 + $1.changes.sectionMoves.count }
      #expect(moves == FewestMoves.ofItems(old, new), comment)
      #expect(sectionMoves == FewestMoves.inOrder(old.map(\.id), new.map(\.id)), comment)
    }
  }

  @Test(arguments: Laws.blocks)
  func repeatedIDsReplayToTheTargetToo(block: Int) {
    for seed in Laws.seeds(5_000, block: block) {
      var random = SeededGenerator(seed: seed)
      let old = SampleSection.random(using: &random, isLarge: seed % 8 == 7, repeats: true)
      let new = SampleSection.random(using: &random, isLarge: seed % 8 == 7, repeats: true)
      let stages = StagedChangeset(from: old, to: new).stages
      check(stages, from: old, to: new, "seed \(seed): \(old) -> \(new)")
    }
  }

  private func check(
    _ stages: [StagedChangeset<SampleSection>.Stage],
    from old: [SampleSection],
    to new: [SampleSection],
    _ comment: Comment
  ) {
    var replay = Replay(old)
    for stage in stages { replay.perform(stage) }
    #expect(replay.violations.isEmpty, comment)
    #expect(replay.sections == new, comment)
    #expect(stages.count <= 4, comment)
  }

  @Test func movesAreTheFewestForEveryOrderOfSixItems() {
    let names = (0..<6).map(String.init)
    for order in permutations(of: names) {
      let old = [SampleSection(id: "A", items: names.map { SampleItem(id: $0) })]
      let new = [SampleSection(id: "A", items: order.map { SampleItem(id: $0) })]
      let count = StagedChangeset(from: old, to: new).count
      #expect(count == FewestMoves.inOrder(names, order), "\(order)")
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

  /// No operation is there for nothing, and none could be another one.
  @Test(arguments: Laws.blocks)
  func aDamagedStageIsNoticed(block: Int) {
    for seed in Laws.seeds(5_000, block: block) {
      var random = SeededGenerator(seed: seed)
      let old = SampleSection.random(using: &random)
      let new = SampleSection.random(using: &random)
      var stages = StagedChangeset(from: old, to: new).stages
      guard !stages.isEmpty else { continue }
      let index = Int.random(in: stages.indices, using: &random)
      let damage = stages[index].changes.damage(using: &random)
      var replay = Replay(old)
      for stage in stages where replay.violations.isEmpty { replay.perform(stage) }
      #expect(!replay.violations.isEmpty, "seed \(seed): \(damage) in \(old) -> \(new)")
    }
  }
}
