import Elements

extension BatchContract {
  /// R14, R10 and R9: nothing is listed inside what goes, comes, moves or is reloaded.
  func checkSections() throws(BatchViolation) {
    let gone = Dictionary(batch.deletedSections.map { ($0, BatchOperation.deleteSection($0)) }) {
      $1
    }
    let come = Dictionary(batch.insertedSections.map { ($0, BatchOperation.insertSection($0)) }) {
      $1
    }
    try checkItems(.sectionsFirst, inside: gone, and: come)
    let moves = batch.movedSections.map {
      BatchOperation.moveSection(from: $0.source, to: $0.target)
    }
    let left = Dictionary(zip(batch.movedSections.map(\.source), moves)) { $1 }
    let entered = Dictionary(zip(batch.movedSections.map(\.target), moves)) { $1 }
    try checkItems(.movedSectionsUnchanged, inside: left, and: entered)
    try checkReloads()
  }

  private func checkItems(
    _ rule: BatchViolation.Rule,
    inside left: [Int: BatchOperation],
    and entered: [Int: BatchOperation]
  ) throws(BatchViolation) {
    guard !(left.isEmpty && entered.isEmpty) else { return }
    for (position, operation) in itemSources {
      // In a section that moves an item may be rendered where it is.
      if rule == .movedSectionsUnchanged, case .reconfigureItem = operation { continue }
      guard let section = left[position.section] else { continue }
      throw violation(rule, position, in: before, [section, operation])
    }
    for (position, operation) in itemTargets {
      guard let section = entered[position.section] else { continue }
      throw violation(rule, position, in: after, [section, operation])
    }
  }

  private func checkReloads() throws(BatchViolation) {
    guard let section = batch.reloadedSections.first else { return }
    let reload = BatchOperation.reloadSection(section)
    if let other = batch.orderChanges.first {
      throw BatchViolation(
        .sectionsReloadedAlone,
        section: section,
        ids: [id(section, in: before)],
        operations: [reload, other]
      )
    }
    let reloaded = Set(batch.reloadedSections)
    for (position, operation) in itemSources where reloaded.contains(position.section) {
      let operations = [.reloadSection(position.section), operation]
      throw violation(.sectionsReloadedAlone, position, in: before, operations)
    }
  }

  private var itemSources: [(IndexPath, BatchOperation)] {
    batch.deletedItems.map { ($0, .deleteItem($0)) }
      + batch.reloadedItems.map { ($0, .reloadItem($0)) }
      + batch.renderedItems.map { ($0, .reconfigureItem($0)) }
      + batch.movedItems.map { ($0.source, .moveItem(from: $0.source, to: $0.target)) }
  }

  private var itemTargets: [(IndexPath, BatchOperation)] {
    batch.insertedItems.map { ($0, .insertItem($0)) }
      + batch.movedItems.map { ($0.target, .moveItem(from: $0.source, to: $0.target)) }
  }

  private func violation(
    _ rule: BatchViolation.Rule,
    _ position: IndexPath,
    in sections: [Section],
    _ operations: [BatchOperation]
  ) -> BatchViolation {
    BatchViolation(
      rule,
      section: position.section,
      ids: [id(position, in: sections)],
      operations: operations
    )
  }
}

// MARK: - Moves and views

extension BatchContract {
  /// R11: what moves precedes or follows others than before among what does not move.
  func checkMoves(_ map: PositionMap) throws(BatchViolation) {
    for move in batch.movedSections
    where map.rank(ofSourceSection: move.source) == map.rank(ofTargetSection: move.target) {
      throw BatchViolation(
        .movesMove,
        section: move.source,
        ids: [id(move.source, in: before)],
        operations: [.moveSection(from: move.source, to: move.target)]
      )
    }
    for move in batch.movedItems
    where map.sections[move.source.section] == move.target.section
      && map.rank(ofSource: move.source) == map.rank(ofTarget: move.target)
    {
      let operation = BatchOperation.moveItem(from: move.source, to: move.target)
      throw violation(.movesMove, move.source, in: before, [operation])
    }
  }

  /// R16: what is rendered where it is can be shown by the view it has.
  func checkViews(_ map: PositionMap) throws(BatchViolation) {
    for position in batch.renderedItems {
      guard let target = map.item(position) else { continue }
      let was = before[position.section].cells[position.item].component
      let now = after[target.section].cells[target.item].component
      guard !was.canTakeOver(now) else { continue }
      var violation = violation(.sameView, position, in: before, [.reconfigureItem(position)])
      violation.views =
        was.reuseIdentifier == now.reuseIdentifier
        ? .init(before: "\(type(of: was.base))", after: "\(type(of: now.base))")
        : .init(before: was.reuseIdentifier, after: now.reuseIdentifier)
      throw violation
    }
  }
}
