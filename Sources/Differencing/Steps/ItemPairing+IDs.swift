extension ItemPairing {
  /// Pairs by id what has no partner yet.
  ///
  /// Complexity: O(m) in the number of items without a partner.
  @inlinable
  mutating func pairByID<Section: DifferentiableSection>(
    old oldSections: [Section],
    new newSections: [Section],
    sections: SectionPlan
  ) {
    (gone, come) = (newOf.negatives, oldOf.negatives)
    guard !gone.isEmpty, !come.isEmpty else { return }
    let (oldNumbers, newNumbers) = (old, new)
    func isEqual(_ old: Int, _ new: Int) -> Bool {
      oldNumbers.item(old, in: oldSections)
        .isContentEqual(to: newNumbers.item(new, in: newSections))
    }
    let ids = IdentityGroups(
      old: gone,
      new: come,
      oldID: { oldNumbers.item($0, in: oldSections).id },
      newID: { newNumbers.item($0, in: newSections).id }
    )
    for group in 0..<ids.count where !ids.new.isEmpty(group) {
      if let oldOnly = ids.old.single(group), let newOnly = ids.new.single(group) {
        pair(oldOnly, newOnly)
        if !isEqual(oldOnly, newOnly) { updates.append(oldOnly) }
        continue
      }
      var duplicates = DuplicatePairing(isEqual: isEqual)
      duplicates.pair(
        ids.old.all(group),
        ids.new.all(group),
        oldSection: { sections.newOf[oldNumbers.sections[$0]] },
        newSection: { newNumbers.sections[$0] }
      )
      for found in duplicates.pairs { pair(found.old, found.new) }
      for found in duplicates.pairs where !isEqual(found.old, found.new) {
        updates.append(found.old)
      }
    }
    updates.sort()
    gone = gone.filter { newOf[$0] < 0 }
    come = come.filter { oldOf[$0] < 0 }
  }
}

extension [Int] {
  /// The positions of all negative numbers, in order.
  @usableFromInline var negatives: [Int] {
    var positions: [Int] = []
    for (position, number) in enumerated() where number < 0 { positions.append(position) }
    return positions
  }
}
