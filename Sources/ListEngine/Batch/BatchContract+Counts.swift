import Elements

extension BatchContract {
  /// R2, then R1 for each section that stays and is not reloaded.
  func checkCounts(_ map: PositionMap) throws(BatchViolation) {
    let expected = before.count + batch.insertedSections.count - batch.deletedSections.count
    guard after.count == expected else {
      let (old, new) = (before.map(\.id), after.map(\.id))
      throw BatchViolation(
        .sectionCounts,
        ids: Self.difference(old, new),
        expected: expected,
        found: after.count,
        operations: batch.deletedSections.map { .deleteSection($0) }
          + batch.insertedSections.map { .insertSection($0) }
      )
    }
    let left = Self.counts(batch.deletedItems + batch.movedItems.map(\.source))
    let entered = Self.counts(batch.insertedItems + batch.movedItems.map(\.target))
    for (section, target) in map.sections.enumerated() {
      guard let target else { continue }
      let expected =
        before[section].cells.count - left[section, default: 0] + entered[target, default: 0]
      guard after[target].cells.count != expected else { continue }
      throw itemViolation(from: section, to: target, expected: expected)
    }
  }

  private static func counts(_ positions: [IndexPath]) -> [Int: Int] {
    positions.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }

  /// Names the items that went or came without being listed.
  private func itemViolation(from section: Int, to target: Int, expected: Int) -> BatchViolation {
    let left = Set(batch.deletedItems + batch.movedItems.map(\.source))
    let entered = Set(batch.insertedItems + batch.movedItems.map(\.target))
    let kept = before[section].cells.enumerated().filter {
      !left.contains(IndexPath(item: $0.offset, section: section))
    }
    let found = after[target].cells.enumerated().filter {
      !entered.contains(IndexPath(item: $0.offset, section: target))
    }
    return BatchViolation(
      .itemCounts,
      section: target,
      ids: Self.difference(kept.map(\.element.id), found.map(\.element.id)),
      expected: expected,
      found: after[target].cells.count,
      operations: countedOperations(from: section, to: target)
    )
  }

  /// The operations by which a section gets or loses items.
  private func countedOperations(from section: Int, to target: Int) -> [BatchOperation] {
    batch.orderChanges.filter { operation in
      switch operation {
      case .deleteItem(let position): position.section == section
      case .insertItem(let position): position.section == target
      case .moveItem(let from, let to): (from.section == section) != (to.section == target)
      default: false
      }
    }
  }

  /// R12: how many items a data source answers when it should show some sections.
  ///
  /// - Parameter ids: What is missing in a section, or among all sections, and what is too much.
  static func checkAnswer(
    _ counts: [Int],
    for sections: [Section],
    ids: (_ section: Int?) -> [String]
  ) throws(BatchViolation) {
    guard counts.count == sections.count else {
      throw BatchViolation(
        .dataChangesInside,
        ids: ids(nil),
        expected: sections.count,
        found: counts.count
      )
    }
    for (index, section) in sections.enumerated() where counts[index] != section.cells.count {
      throw BatchViolation(
        .dataChangesInside,
        section: index,
        ids: ids(index),
        expected: section.cells.count,
        found: counts[index]
      )
    }
  }

  /// R12: what a data source answers when it should show some sections.
  static func checkAnswer(
    _ answer: [Section],
    for sections: [Section]
  ) throws(BatchViolation) {
    try checkAnswer(answer.map(\.cells.count), for: sections) { section in
      guard let section else { return difference(sections.map(\.id), answer.map(\.id)) }
      return difference(sections[section].cells.map(\.id), answer[section].cells.map(\.id))
    }
  }

  /// The ids that one side has more often than the other, those of the old side first.
  private static func difference(_ old: [AnyHashable], _ new: [AnyHashable]) -> [String] {
    (surplus(of: old, over: new) + surplus(of: new, over: old)).map { String(describing: $0) }
  }

  private static func surplus(of ids: [AnyHashable], over others: [AnyHashable]) -> [AnyHashable] {
    var counts = others.reduce(into: [AnyHashable: Int]()) { $0[$1, default: 0] += 1 }
    return ids.filter { id in
      guard let count = counts[id], count > 0 else { return true }
      counts[id] = count - 1
      return false
    }
  }
}
