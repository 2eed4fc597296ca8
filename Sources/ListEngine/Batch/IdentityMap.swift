import Elements

/// Where cells of one list are in another, told by their ids alone.
struct IdentityMap {
  /// For each section from before its position now.
  private(set) var sections: [Int: Int] = [:]
  /// For the cells asked for their positions now.
  private(set) var items: [IndexPath: IndexPath] = [:]

  /// Looks for some cells of one list in another.
  ///
  /// Complexity: O(n) in the number of cells of the new list if any cell is looked for.
  init(from old: List, to new: List, keeping wanted: Set<IndexPath>) {
    var places: [AnyHashable: Int] = [:]
    for (index, section) in new.sections.enumerated() where places[section.id] == nil {
      places[section.id] = index
    }
    for (index, section) in old.sections.enumerated() { sections[index] = places[section.id] }
    for (section, positions) in Dictionary(grouping: wanted, by: \.section) {
      guard old.sections.indices.contains(section), let target = sections[section] else { continue }
      find(positions, in: old.sections[section], among: new.sections[target].cells, at: target)
    }
  }

  private mutating func find(
    _ positions: [IndexPath],
    in section: Section,
    among cells: CellArray,
    at target: Int
  ) {
    let wanted = positions.filter { section.cells.indices.contains($0.item) }.sorted()
    var byID = Dictionary(grouping: wanted) { section.cells[$0.item].id }
    for (item, cell) in cells.enumerated() where !byID.isEmpty {
      guard let first = byID[cell.id]?.first else { continue }
      items[first] = IndexPath(item: item, section: target)
      byID[cell.id]?.removeFirst()
      if byID[cell.id]?.isEmpty == true { byID[cell.id] = nil }
    }
  }
}
