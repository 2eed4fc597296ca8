/// An id that occurs more than once in a section.
///
/// All its cells are shown; which is which is decided by their content.
public struct RepeatedID: Hashable {
  /// The id of the section.
  public var section: AnyHashable
  /// The id of the cells.
  public var id: AnyHashable
  /// The positions of the cells in the section.
  public var positions: [Int]
}

extension List {
  /// The ids that occur more than once in their section, in the order of their first repetition.
  ///
  /// Complexity: O(n) in the number of cells.
  public var repeatedIDs: [RepeatedID] {
    sections.flatMap { section in
      var positions: [AnyHashable: [Int]] = [:]
      var order: [AnyHashable] = []
      for (position, cell) in section.cells.enumerated() {
        positions[cell.id, default: []].append(position)
        if positions[cell.id]?.count == 2 { order.append(cell.id) }
      }
      return order.map {
        RepeatedID(section: section.id, id: $0, positions: positions[$0] ?? [])
      }
    }
  }
}
