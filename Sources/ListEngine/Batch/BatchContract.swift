import Elements

/// Judges a batch by the lists before and after it.
struct BatchContract {
  let batch: BatchUpdates
  let before: [Section]
  let after: [Section]

  /// Throws the first rule that is broken.
  ///
  /// Positions are judged before counts, because a wrong position explains a wrong count.
  ///
  /// Complexity: O(d + s) in the numbers of operations and sections.
  func check() throws(BatchViolation) {
    try checkPositions()
    try checkSources()
    try checkTargets()
    try checkSections()
    try checkCounts()
  }

  private var itemSources: [IndexPath] {
    batch.deletedItems + batch.reloadedItems + batch.movedItems.map(\.source)
  }

  private var itemTargets: [IndexPath] { batch.insertedItems + batch.movedItems.map(\.target) }

  func id(_ position: IndexPath, in sections: [Section]) -> String {
    String(describing: sections[position.section].cells[position.item].id)
  }
}

// MARK: - Positions

extension BatchContract {
  /// R3 and R4.
  private func checkPositions() throws(BatchViolation) {
    let sections =
      batch.deletedSections + batch.renderedSections + batch.movedSections.map(\.source)
    for section in sections where !before.indices.contains(section) {
      throw BatchViolation(.sourceExists, section: section, expected: before.count)
    }
    for section in batch.insertedSections + batch.movedSections.map(\.target)
    where !after.indices.contains(section) {
      throw BatchViolation(.targetExists, section: section, expected: after.count)
    }
    for position in itemSources + batch.renderedItems {
      try check(position, in: before, rule: .sourceExists)
    }
    for position in itemTargets { try check(position, in: after, rule: .targetExists) }
  }

  private func check(
    _ position: IndexPath,
    in sections: [Section],
    rule: BatchViolation.Rule
  ) throws(BatchViolation) {
    guard sections.indices.contains(position.section) else {
      throw BatchViolation(rule, section: position.section, expected: sections.count)
    }
    let count = sections[position.section].cells.count
    guard (0..<count).contains(position.item) else {
      throw BatchViolation(
        rule,
        section: position.section,
        ids: [String(describing: sections[position.section].id)],
        expected: count,
        found: position.item
      )
    }
  }
}

// MARK: - Exclusions

extension BatchContract {
  /// R5, R7 and R8.
  private func checkSources() throws(BatchViolation) {
    let moved = batch.movedItems.map(\.source)
    try checkUnique(batch.deletedItems, .deletedOnce, in: before)
    try checkUnique(batch.reloadedItems + moved, .reloadedInPlace, in: before)
    try checkUnique(itemSources, .oneOperationEach, in: before)
    try checkUnique(sections: batch.deletedSections, .deletedOnce)
    let sections = batch.deletedSections + batch.movedSections.map(\.source)
    try checkUnique(sections: sections, .oneOperationEach)
  }

  /// R6.
  private func checkTargets() throws(BatchViolation) {
    try checkUnique(itemTargets, .onePlaceEach, in: after)
    let sections = batch.insertedSections + batch.movedSections.map(\.target)
    try checkUnique(sections: sections, .onePlaceEach)
  }

  private func checkUnique(
    _ positions: [IndexPath],
    _ rule: BatchViolation.Rule,
    in sections: [Section]
  ) throws(BatchViolation) {
    var seen: Set<IndexPath> = []
    for position in positions where !seen.insert(position).inserted {
      throw BatchViolation(rule, section: position.section, ids: [id(position, in: sections)])
    }
  }

  private func checkUnique(
    sections: [Int],
    _ rule: BatchViolation.Rule
  ) throws(BatchViolation) {
    var seen: Set<Int> = []
    for section in sections where !seen.insert(section).inserted {
      throw BatchViolation(rule, section: section)
    }
  }

  /// R10, R11 and R14.
  private func checkSections() throws(BatchViolation) {
    let (deleted, inserted) = (Set(batch.deletedSections), Set(batch.insertedSections))
    let left = Set(batch.movedSections.map(\.source))
    let entered = Set(batch.movedSections.map(\.target))
    for position in itemSources + batch.renderedItems where deleted.contains(position.section) {
      throw violation(.sectionsFirst, position, in: before)
    }
    for position in itemTargets where inserted.contains(position.section) {
      throw violation(.sectionsFirst, position, in: after)
    }
    for position in itemSources where left.contains(position.section) {
      throw violation(.movedSectionsUnchanged, position, in: before)
    }
    for position in itemTargets where entered.contains(position.section) {
      throw violation(.movedSectionsUnchanged, position, in: after)
    }
    for move in batch.movedSections where move.source == move.target {
      let preceding = (0..<move.source).count { !deleted.contains($0) && !left.contains($0) }
      let following = (0..<move.target).count { !inserted.contains($0) && !entered.contains($0) }
      if preceding == following { throw BatchViolation(.movesMove, section: move.source) }
    }
  }

  private func violation(
    _ rule: BatchViolation.Rule,
    _ position: IndexPath,
    in sections: [Section]
  ) -> BatchViolation {
    BatchViolation(rule, section: position.section, ids: [id(position, in: sections)])
  }
}
