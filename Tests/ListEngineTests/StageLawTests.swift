import Differencing
import Elements
import ListEngine
import TestSupport
import Testing

/// What is found between any two lists of cells, judged by the contract of a collection view.
@Suite struct StageLawTests {
  @Test(arguments: Laws.blocks)
  func everyStageIsLawfulAndLeadsToItsList(block: Int) {
    for seed in Laws.seeds(5_000, block: block) {
      var random = SeededGenerator(seed: seed)
      let old = DrawnSection.random(using: &random)
      let new = DrawnSection.random(using: &random)
      let comment: Comment = "seed \(seed): \(old) -> \(new)"
      let steps = Self.steps(old, new)
      #expect(steps.count <= 4, comment)
      #expect(Self.recording(old, steps).finding == nil, comment)
      var replay = ArrayReplay(old)
      for step in steps {
        replay.perform(step.operations, after: step.after)
        #expect(replay.list == step.after, comment)
      }
      #expect(replay.list == new, comment)
    }
  }

  /// Whatever is done to one operation, the contract or the list that comes out tells.
  @Test(arguments: Laws.blocks)
  func aDamagedStageIsRejected(block: Int) {
    for seed in Laws.seeds(5_000, block: block) {
      var random = SeededGenerator(seed: seed)
      let old = DrawnSection.random(using: &random)
      let new = DrawnSection.random(using: &random)
      var steps = Self.steps(old, new)
      guard let index = steps.indices.randomElement(using: &random) else { continue }
      let operations = steps[index].operations.damaged(using: &random)
      guard operations != steps[index].operations else { continue }
      steps[index].operations = operations
      var replay = ArrayReplay(index == 0 ? old : steps[index - 1].after)
      replay.perform(operations, after: steps[index].after)
      let isRejected =
        replay.list != steps[index].after || Self.recording(old, steps).finding?.step == index
      #expect(isRejected, "seed \(seed): stage \(index) \(operations) of \(old) -> \(new)")
    }
  }

  private struct Step {
    var operations: [BatchOperation]
    var after: [DrawnSection]
  }

  private static func steps(_ old: [DrawnSection], _ new: [DrawnSection]) -> [Step] {
    var before = old
    return StagedChangeset(from: old.map(\.section), to: new.map(\.section)).stages.map { stage in
      let after = stage.sections.map(DrawnSection.init)
      defer { before = after }
      return Step(operations: operations(stage.changes, from: before, to: after), after: after)
    }
  }

  private static func recording(_ old: [DrawnSection], _ steps: [Step]) -> BatchRecording {
    BatchRecording(
      before: old.map(\.recorded),
      steps: steps.map { .init(.batch($0.operations), after: $0.after.map(\.recorded)) }
    )
  }

  private static func operations(
    _ changes: Changes,
    from before: [DrawnSection],
    to after: [DrawnSection]
  ) -> [BatchOperation] {
    func path(_ position: ItemPosition) -> IndexPath { at(position.section, position.item) }
    let updates = changes.itemUpdates.map(path).map { position -> BatchOperation in
      let views = [before, after].map { $0.item(at: position)?.reuseIdentifier }
      return views[0] == views[1] ? .reconfigureItem(position) : .reloadItem(position)
    }
    return updates
      + changes.sectionUpdates.map { .renderSection($0) }
      + changes.sectionDeletes.map { .deleteSection($0) }
      + changes.sectionInserts.map { .insertSection($0) }
      + changes.sectionMoves.map { .moveSection(from: $0.source, to: $0.target) }
      + changes.itemDeletes.map { .deleteItem(path($0)) }
      + changes.itemInserts.map { .insertItem(path($0)) }
      + changes.itemMoves.map { .moveItem(from: path($0.source), to: path($0.target)) }
  }
}
