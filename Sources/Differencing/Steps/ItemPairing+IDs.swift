extension ItemPairing {
  /// Pairs by id what has no partner yet.
  ///
  /// Where an id occurs more than once, occurrences in the same section with equal content are
  /// paired first, then those in the same section, then those with equal content elsewhere, then
  /// the rest in order.
  @inlinable
  mutating func pairByID<Section: DifferentiableSection>(
    old oldSections: [Section],
    new newSections: [Section],
    sections: SectionPlan
  ) {
    let (before, after) = (old, new)
    func oldItem(_ flat: Int) -> Section.Item {
      oldSections[before.sections[flat]].items[before.item(flat)]
    }
    func newItem(_ flat: Int) -> Section.Item {
      newSections[after.sections[flat]].items[after.item(flat)]
    }
    gone = newOf.indices.filter { newOf[$0] < 0 }
    come = oldOf.indices.filter { oldOf[$0] < 0 }
    let codes = IdentityCodes(
      old: gone,
      new: come,
      oldID: { oldItem($0).id },
      newID: { newItem($0).id }
    )
    for code in 0..<codes.count where !codes.new.isEmpty(code) {
      if let oldOnly = codes.old.single(code), let newOnly = codes.new.single(code) {
        pair(oldOnly, newOnly)
        if !oldItem(oldOnly).isContentEqual(to: newItem(newOnly)) { updates.append(oldOnly) }
        continue
      }
      var duplicates = DuplicatePairing(old: codes.old.all(code), new: codes.new.all(code))
      duplicates.pair(
        inSameSection: { sections.newOf[before.sections[$0]] == after.sections[$1] },
        isEqual: { oldItem($0).isContentEqual(to: newItem($1)) }
      )
      for found in duplicates.pairs {
        pair(found.old, found.new)
        if !oldItem(found.old).isContentEqual(to: newItem(found.new)) {
          updates.append(found.old)
        }
      }
    }
    updates.sort()
    gone = gone.filter { newOf[$0] < 0 }
    come = come.filter { oldOf[$0] < 0 }
  }
}
