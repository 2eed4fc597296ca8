import Differencing

/// Performs batches as a collection view does, and says where one breaks its contract.
///
/// It knows nothing of how the batches were found.
struct Replay {
  /// The list as it is.
  private(set) var sections: [SampleSection]
  /// What was wrong, by the number of the rule.
  private(set) var violations: [String] = []

  init(_ sections: [SampleSection]) {
    self.sections = sections
  }

  mutating func perform(_ stage: StagedChangeset<SampleSection>.Stage) {
    let changes = stage.changes
    checkPositions(changes, after: stage.sections)
    checkExclusions(changes)
    guard violations.isEmpty else { return }
    let order = sectionOrder(changes, after: stage.sections)
    checkRank(changes)
    sections = order.enumerated().map { place, origin in
      guard let origin else { return stage.sections[place] }
      return items(of: origin, at: place, changes, after: stage.sections)
    }
    if sections != stage.sections { violations.append("the list after the stage differs") }
  }

  /// R2, and for each place after the batch where its section comes from; nil for an insert.
  private mutating func sectionOrder(_ changes: Changes, after: [SampleSection]) -> [Int?] {
    let count = sections.count + changes.sectionInserts.count - changes.sectionDeletes.count
    if after.count != count { violations.append("R2: \(after.count) sections, not \(count)") }
    let targets = Dictionary(
      changes.sectionMoves.map { ($0.target, $0.source) },
      uniquingKeysWith: { first, _ in first }
    )
    let gone = Set(changes.sectionDeletes + changes.sectionMoves.map(\.source))
    var rest = sections.indices.filter { !gone.contains($0) }[...]
    return after.indices.map { place in
      if changes.sectionInserts.contains(place) { return nil }
      return targets[place] ?? rest.popFirst()
    }
  }

  /// R1, and the section with its items changed.
  private mutating func items(
    of origin: Int,
    at place: Int,
    _ changes: Changes,
    after: [SampleSection]
  ) -> SampleSection {
    let before = sections[origin]
    var section = after[place].with(items: [])
    if !changes.sectionUpdates.contains(origin), before.header != section.header {
      violations.append("header of \(before.id) changed without an update")
    }
    if before.id != section.id { violations.append("\(before.id) became \(section.id)") }
    let leaving = Set(
      (changes.itemDeletes + changes.itemMoves.map(\.source)).filter { $0.section == origin }
    )
    var rest = before.items.indices.filter {
      !leaving.contains(ItemPosition(section: origin, item: $0))
    }[...]
    let arriving =
      changes.itemInserts.filter { $0.section == place }.count
      + changes.itemMoves.filter { $0.target.section == place }.count
    if after[place].items.count != rest.count + arriving {
      violations.append("R1: \(before.id) has \(after[place].items.count)")
    }
    for index in after[place].items.indices {
      let target = ItemPosition(section: place, item: index)
      if changes.itemInserts.contains(target) {
        section.items.append(after[place].items[index])
      } else if let move = changes.itemMoves.first(where: { $0.target == target }) {
        section.items.append(sections[move.source.section].items[move.source.item])
      } else if let next = rest.popFirst() {
        let updated = changes.itemUpdates.contains(ItemPosition(section: origin, item: next))
        section.items.append(updated ? after[place].items[index] : before.items[next])
      }
    }
    return section
  }
}

extension Replay {
  /// R3 and R4: positions exist on their side.
  private mutating func checkPositions(_ changes: Changes, after: [SampleSection]) {
    let sources = changes.itemDeletes + changes.itemUpdates + changes.itemMoves.map(\.source)
    for position in sources where !Self.exists(position, in: sections) {
      violations.append("R3: \(position)")
    }
    let sectionSources =
      changes.sectionDeletes + changes.sectionUpdates + changes.sectionMoves.map(\.source)
    for section in sectionSources where !sections.indices.contains(section) {
      violations.append("R3: section \(section)")
    }
    for position in changes.itemInserts + changes.itemMoves.map(\.target)
    where !Self.exists(position, in: after) {
      violations.append("R4: \(position)")
    }
    for section in changes.sectionInserts + changes.sectionMoves.map(\.target)
    where !after.indices.contains(section) {
      violations.append("R4: section \(section)")
    }
  }

  private static func exists(_ position: ItemPosition, in sections: [SampleSection]) -> Bool {
    sections.indices.contains(position.section)
      && sections[position.section].items.indices.contains(position.item)
  }

  /// R5 to R8, R10 and R14: nothing is touched twice, and nothing inside what comes, goes, moves.
  private mutating func checkExclusions(_ changes: Changes) {
    let sources = changes.itemDeletes + changes.itemUpdates + changes.itemMoves.map(\.source)
    if Set(sources).count != sources.count { violations.append("R5/R7/R8: an item twice") }
    let targets = changes.itemInserts + changes.itemMoves.map(\.target)
    if Set(targets).count != targets.count { violations.append("R6: an item twice") }
    let updated = changes.sectionUpdates
    if Set(updated).count != updated.count { violations.append("R5: a header twice") }
    let gone = changes.sectionDeletes + changes.sectionMoves.map(\.source)
    let come = changes.sectionInserts + changes.sectionMoves.map(\.target)
    if Set(gone).count != gone.count { violations.append("R5: a section twice") }
    if Set(come).count != come.count { violations.append("R6: a section twice") }
    for position in sources where gone.contains(position.section) {
      violations.append("R10/R14: \(position) inside a section that goes or moves")
    }
    for position in targets where come.contains(position.section) {
      violations.append("R10/R14: \(position) inside a section that comes or moves")
    }
  }

  /// R11: whatever moves has another rank among the sections that do not.
  private mutating func checkRank(_ changes: Changes) {
    let gone = Set(changes.sectionMoves.map(\.source) + changes.sectionDeletes)
    let come = Set(changes.sectionMoves.map(\.target) + changes.sectionInserts)
    for move in changes.sectionMoves where move.source == move.target {
      let before = (0..<move.source).count { !gone.contains($0) }
      let after = (0..<move.target).count { !come.contains($0) }
      if before == after { violations.append("R11: section \(move.source)") }
    }
  }
}
