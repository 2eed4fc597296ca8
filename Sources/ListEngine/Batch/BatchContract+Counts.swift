import Elements

extension BatchContract {
  /// R2, then R1 for each section that stays.
  func checkCounts() throws(BatchViolation) {
    let expected = before.count + batch.insertedSections.count - batch.deletedSections.count
    guard after.count == expected else {
      let (old, new) = (before.map(\.id), after.map(\.id))
      throw BatchViolation(
        .sectionCounts,
        ids: Self.difference(old, new),
        expected: expected,
        found: after.count
      )
    }
    let map = PositionMap(batch, before: before, after: after)
    let (left, entered) = (departures(), arrivals())
    for (section, target) in map.sections.enumerated() {
      guard let target else { continue }
      let expected =
        before[section].cells.count - left[section, default: 0] + entered[target, default: 0]
      guard after[target].cells.count != expected else { continue }
      throw itemViolation(from: section, to: target, expected: expected)
    }
  }

  private func departures() -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for position in batch.deletedItems + batch.movedItems.map(\.source) {
      counts[position.section, default: 0] += 1
    }
    return counts
  }

  private func arrivals() -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for position in batch.insertedItems + batch.movedItems.map(\.target) {
      counts[position.section, default: 0] += 1
    }
    return counts
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
      found: after[target].cells.count
    )
  }

  /// The ids that only one side has, those of the old side first.
  private static func difference(_ old: [AnyHashable], _ new: [AnyHashable]) -> [String] {
    let (oldIDs, newIDs) = (Set(old), Set(new))
    let gone = old.filter { !newIDs.contains($0) }
    let come = new.filter { !oldIDs.contains($0) }
    return (gone + come).map { String(describing: $0) }
  }
}
