/// Which items of two lists are the same, and which of them look different now.
@usableFromInline
struct ItemPairing {
  /// The numbers of the items of the old list.
  @usableFromInline let old: FlatPositions
  /// The numbers of the items of the new list.
  @usableFromInline let new: FlatPositions
  /// For each new section what it has in common with its old version at both ends.
  let ends: [EqualEnds]
  /// For each old item its running number in the new list, or -1 where it goes.
  @usableFromInline var newOf: [Int]
  /// For each new item its running number in the old list, or -1 where it comes.
  @usableFromInline var oldOf: [Int]
  /// The running numbers in the old list of those that have no partner, in order.
  @usableFromInline var gone: [Int] = []
  /// The running numbers in the new list of those that have no partner, in order.
  @usableFromInline var come: [Int] = []
  /// The running numbers in the old list of those whose content changed, in order.
  @usableFromInline var updates: [Int] = []

  /// Pairs items by id over all sections.
  ///
  /// Most items stand beside those they stood beside before. They are found by walking both
  /// versions of a section side by side; only what is left is hashed.
  ///
  /// Complexity: O(n) in the number of items of both sides that share no storage.
  @inlinable
  init<Section: DifferentiableSection>(
    old oldSections: [Section],
    new newSections: [Section],
    sections: SectionPlan
  ) {
    var oldMiddles = oldSections.map { 0..<$0.items.count }
    var newMiddles = newSections.map { 0..<$0.items.count }
    let ends = newSections.indices.map { index in
      guard let before = sections.oldOf[index] else { return EqualEnds() }
      let ends = EqualEnds(oldSections[before], newSections[index])
      oldMiddles[before] = ends.middle(ofCount: oldMiddles[before].count)
      newMiddles[index] = ends.middle(ofCount: newMiddles[index].count)
      return ends
    }
    self.init(old: FlatPositions(oldMiddles), new: FlatPositions(newMiddles), ends: ends)
    for (index, section) in newSections.enumerated() {
      guard let before = sections.oldOf[index] else { continue }
      pairNeighbours(
        in: oldSections[before].items,
        oldMiddles[before],
        numbered: old.range(of: before).lowerBound,
        with: section.items,
        newMiddles[index],
        numbered: new.range(of: index).lowerBound
      )
    }
    pairByID(old: oldSections, new: newSections, sections: sections)
  }

  @usableFromInline
  init(old: FlatPositions, new: FlatPositions, ends: [EqualEnds]) {
    self.old = old
    self.new = new
    self.ends = ends
    newOf = [Int](repeating: -1, count: old.count)
    oldOf = [Int](repeating: -1, count: new.count)
  }

  /// Pairs so many items that follow each other on both sides.
  @usableFromInline
  mutating func pair(_ oldItem: Int, _ newItem: Int, count: Int = 1) {
    for index in 0..<count { newOf[oldItem + index] = newItem + index }
    for index in 0..<count { oldOf[newItem + index] = oldItem + index }
  }
}
