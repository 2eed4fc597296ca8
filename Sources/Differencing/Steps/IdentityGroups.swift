/// Positions on two sides, grouped by id.
@usableFromInline
struct IdentityGroups {
  /// The positions on the old side by the number of their group.
  @usableFromInline var old: Occurrences
  /// The positions on the new side by the number of their group.
  @usableFromInline var new: Occurrences

  /// How many groups there are: one for each id of the old side.
  @usableFromInline let count: Int

  /// Groups positions, which come in order; what only the new side has is in no group.
  ///
  /// Complexity: O(n) in the number of positions.
  @inlinable
  init<ID: Hashable>(
    old oldPositions: [Int],
    new newPositions: [Int],
    oldID: (Int) -> ID,
    newID: (Int) -> ID
  ) {
    var table = IdentityTable<ID>(capacity: oldPositions.count)
    old = Occurrences(count: oldPositions.count)
    for position in oldPositions { old.add(position, to: table.enter(oldID(position))) }
    count = table.ids.count
    new = Occurrences(count: count)
    for position in newPositions {
      let group = table.number(of: newID(position))
      if group >= 0 { new.add(position, to: group) }
    }
  }
}
