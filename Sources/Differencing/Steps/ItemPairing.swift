/// Which items of two lists are the same, and which of them look different now.
struct ItemPairing {
  let old: FlatPositions
  let new: FlatPositions
  /// For each old item its running number in the new list, or -1 where it goes.
  private(set) var newOf: [Int]
  /// For each new item its running number in the old list, or -1 where it comes.
  private(set) var oldOf: [Int]
  /// The running numbers in the old list of those whose content changed, in order.
  private(set) var updates: [Int] = []
  /// For each new section how many of its first items are the same as before and equal.
  private(set) var prefixes: [Int]
  /// For each new section how many of its last items are the same as before and equal.
  private(set) var suffixes: [Int]

  /// Pairs items by id over all sections.
  ///
  /// Equal beginnings and ends of sections are paired without a look at any hash.
  ///
  /// Complexity: O(n) in the number of items of both sides.
  init<Section: DifferentiableSection>(
    old oldSections: [Section],
    new newSections: [Section],
    sections: SectionPlan
  ) {
    old = FlatPositions(counts: oldSections.map(\.items.count))
    new = FlatPositions(counts: newSections.map(\.items.count))
    newOf = [Int](repeating: -1, count: old.count)
    oldOf = [Int](repeating: -1, count: new.count)
    prefixes = [Int](repeating: 0, count: newSections.count)
    suffixes = [Int](repeating: 0, count: newSections.count)
    for (index, section) in newSections.enumerated() {
      guard let before = sections.oldOf[index] else { continue }
      pairEnds(of: oldSections[before].items, at: before, with: section.items, at: index)
    }
    pairMiddles(old: oldSections, new: newSections, sections: sections)
  }

  private mutating func pairEnds<Item: DifferentiableItem>(
    of oldItems: [Item],
    at oldSection: Int,
    with newItems: [Item],
    at newSection: Int
  ) {
    func same(_ a: Int, _ b: Int) -> Bool {
      oldItems[a].id == newItems[b].id && oldItems[a].isContentEqual(to: newItems[b])
    }
    let shared = min(oldItems.count, newItems.count)
    var prefix = 0
    while prefix < shared, same(prefix, prefix) { prefix += 1 }
    var suffix = 0
    while suffix < shared - prefix,
      same(oldItems.count - 1 - suffix, newItems.count - 1 - suffix)
    { suffix += 1 }
    let (oldRange, newRange) = (old.range(of: oldSection), new.range(of: newSection))
    for index in 0..<prefix { pair(oldRange.lowerBound + index, newRange.lowerBound + index) }
    for index in 0..<suffix {
      pair(oldRange.upperBound - 1 - index, newRange.upperBound - 1 - index)
    }
    prefixes[newSection] = prefix
    suffixes[newSection] = suffix
  }

  private mutating func pair(_ oldItem: Int, _ newItem: Int) {
    newOf[oldItem] = newItem
    oldOf[newItem] = oldItem
  }
}

extension ItemPairing {
  private mutating func pairMiddles<Section: DifferentiableSection>(
    old oldSections: [Section],
    new newSections: [Section],
    sections: SectionPlan
  ) {
    let (before, after) = (old, new)
    func oldItem(_ flat: Int) -> Section.Item { Self.item(flat, of: oldSections, at: before) }
    func newItem(_ flat: Int) -> Section.Item { Self.item(flat, of: newSections, at: after) }
    let codes = IdentityCodes(
      old: newOf.indices.filter { newOf[$0] < 0 },
      new: oldOf.indices.filter { oldOf[$0] < 0 },
      oldID: { oldItem($0).id },
      newID: { newItem($0).id }
    )
    for code in 0..<codes.count {
      if let oldOnly = codes.old.single(code), let newOnly = codes.new.single(code) {
        pair(oldOnly, newOnly)
        if !oldItem(oldOnly).isContentEqual(to: newItem(newOnly)) { updates.append(oldOnly) }
        continue
      }
      var duplicates = DuplicatePairing(old: codes.old.all(code), new: codes.new.all(code))
      let inSameSection = { sections.newOf[before.sections[$0]] == after.sections[$1] }
      let isEqual = { oldItem($0).isContentEqual(to: newItem($1)) }
      duplicates.pair { inSameSection($0, $1) && isEqual($0, $1) }
      duplicates.pair(where: inSameSection)
      duplicates.pair(where: isEqual)
      duplicates.pair { _, _ in true }
      for found in duplicates.pairs {
        pair(found.old, found.new)
        if !isEqual(found.old, found.new) { updates.append(found.old) }
      }
    }
    updates.sort()
  }

  private static func item<Section: DifferentiableSection>(
    _ flat: Int,
    of sections: [Section],
    at positions: FlatPositions
  ) -> Section.Item {
    let position = positions.position(flat)
    return sections[position.section].items[position.item]
  }
}
