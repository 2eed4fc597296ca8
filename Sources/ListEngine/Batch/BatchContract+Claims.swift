import Elements

extension BatchContract {
  /// R7, R5 and R8: what is taken away is taken once.
  func checkSources() throws(BatchViolation) {
    var sections = Claims<Int>()
    for section in batch.deletedSections { try claim(section, .deleteSection(section), &sections) }
    for section in batch.reloadedSections { try claim(section, .reloadSection(section), &sections) }
    for move in batch.movedSections {
      try claim(move.source, .moveSection(from: move.source, to: move.target), &sections)
    }
    var items = Claims<IndexPath>()
    for position in batch.deletedItems { try claim(position, .deleteItem(position), &items) }
    for position in batch.renderedItems {
      // Rendering takes nothing away, but what is gone cannot be rendered.
      guard let earlier = items.first[position] else { continue }
      throw violation(
        earlier,
        .reconfigureItem(position),
        id(position, in: before),
        position.section
      )
    }
    for position in batch.reloadedItems { try claim(position, .reloadItem(position), &items) }
    for move in batch.movedItems {
      try claim(move.source, .moveItem(from: move.source, to: move.target), &items)
    }
  }

  private func claim(
    _ section: Int,
    _ operation: BatchOperation,
    _ claims: inout Claims<Int>
  ) throws(BatchViolation) {
    guard let earlier = claims.claim(section, for: operation) else { return }
    throw violation(earlier, operation, id(section, in: before), section)
  }

  private func claim(
    _ position: IndexPath,
    _ operation: BatchOperation,
    _ claims: inout Claims<IndexPath>
  ) throws(BatchViolation) {
    guard let earlier = claims.claim(position, for: operation) else { return }
    throw violation(earlier, operation, id(position, in: before), position.section)
  }

  private func violation(
    _ earlier: BatchOperation,
    _ later: BatchOperation,
    _ id: String,
    _ section: Int
  ) -> BatchViolation {
    let rule: BatchViolation.Rule =
      switch (earlier, later) {
      case (.deleteItem, .deleteItem), (.deleteSection, .deleteSection): .deletedOnce
      case (.reloadItem, .moveItem), (.reloadSection, .moveSection): .reloadedInPlace
      default: .oneOperationEach
      }
    return BatchViolation(rule, section: section, ids: [id], operations: [earlier, later])
  }
}

// MARK: - Places after the batch

extension BatchContract {
  /// R6: no place is filled twice.
  func checkTargets() throws(BatchViolation) {
    var sections = Claims<Int>()
    for section in batch.insertedSections {
      try fill(section, .insertSection(section), &sections)
    }
    for move in batch.movedSections {
      try fill(move.target, .moveSection(from: move.source, to: move.target), &sections)
    }
    var items = Claims<IndexPath>()
    for position in batch.insertedItems { try fill(position, .insertItem(position), &items) }
    for move in batch.movedItems {
      try fill(move.target, .moveItem(from: move.source, to: move.target), &items)
    }
    try checkLandings(sections, items)
  }

  /// Looks for moves to places where reloads land.
  ///
  /// A collection view carries out a reload as a delete and an insert, and moves are not counted
  /// when it looks for the place of the insert (IGListKit #690).
  private func checkLandings(
    _ sections: Claims<Int>,
    _ items: Claims<IndexPath>
  ) throws(BatchViolation) {
    guard !(batch.reloadedSections.isEmpty && batch.reloadedItems.isEmpty),
      !(batch.movedSections.isEmpty && batch.movedItems.isEmpty)
    else { return }
    var unmoved = batch
    (unmoved.movedSections, unmoved.movedItems, unmoved.reloadedSections) = ([], [], [])
    let map = PositionMap(unmoved, before: before, after: after)
    for section in batch.reloadedSections {
      guard let place = map.sections[section], let move = sections.first[place] else { continue }
      let operations = [.reloadSection(section), move]
      let id = id(section, in: before)
      throw BatchViolation(.onePlaceEach, section: place, ids: [id], operations: operations)
    }
    for position in batch.reloadedItems {
      guard let place = map.item(position), let move = items.first[place] else { continue }
      let operations = [.reloadItem(position), move]
      let id = id(position, in: before)
      throw BatchViolation(.onePlaceEach, section: place.section, ids: [id], operations: operations)
    }
  }

  private func fill(
    _ section: Int,
    _ operation: BatchOperation,
    _ claims: inout Claims<Int>
  ) throws(BatchViolation) {
    guard let earlier = claims.claim(section, for: operation) else { return }
    let operations = [earlier, operation]
    let id = id(section, in: after)
    throw BatchViolation(.onePlaceEach, section: section, ids: [id], operations: operations)
  }

  private func fill(
    _ position: IndexPath,
    _ operation: BatchOperation,
    _ claims: inout Claims<IndexPath>
  ) throws(BatchViolation) {
    guard let earlier = claims.claim(position, for: operation) else { return }
    let operations = [earlier, operation]
    let id = id(position, in: after)
    throw BatchViolation(
      .onePlaceEach,
      section: position.section,
      ids: [id],
      operations: operations
    )
  }
}

/// Which operation was the first to name a position.
struct Claims<Position: Hashable> {
  private(set) var first: [Position: BatchOperation] = [:]

  /// Names a position, and answers the operation that did before.
  mutating func claim(_ position: Position, for operation: BatchOperation) -> BatchOperation? {
    if let earlier = first[position] { return earlier }
    first[position] = operation
    return nil
  }
}
