/// Gives each id a small number, so that it is hashed once and compared as an integer from then on.
///
/// A dictionary would do the same, but hashes an id again when it grows, and compares ids where
/// their hashes already differ.
@usableFromInline
struct IdentityTable<ID: Hashable> {
  /// The ids by their numbers.
  @usableFromInline var ids: [ID] = []
  /// The hashes of the ids by their numbers.
  @usableFromInline var hashes: [Int] = []
  /// Where a hash leads to: the number of an id, or -1.
  ///
  /// An id whose slot is taken has the next free one.
  @usableFromInline var slots: [Int]

  /// Makes a table that has room for so many ids.
  @inlinable
  init(capacity: Int) {
    // At least half of the slots stay free, so that a search soon meets one.
    var size = 2
    while size < capacity * 2 { size *= 2 }
    slots = [Int](repeating: -1, count: size)
    ids.reserveCapacity(capacity)
    hashes.reserveCapacity(capacity)
  }

  /// The number of an id, which is entered if it is new.
  ///
  /// No more ids may be entered than the table has room for.
  @inlinable
  mutating func enter(_ id: ID) -> Int {
    let hash = id.hashValue
    let slot = slot(of: id, hash: hash)
    if slots[slot] < 0 {
      slots[slot] = ids.count
      ids.append(id)
      hashes.append(hash)
    }
    return slots[slot]
  }

  /// The number of an id, or -1 where it was never entered.
  @inlinable
  func number(of id: ID) -> Int { slots[slot(of: id, hash: id.hashValue)] }

  @inlinable
  func slot(of id: ID, hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] >= 0, hashes[slots[slot]] != hash || ids[slots[slot]] != id {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
