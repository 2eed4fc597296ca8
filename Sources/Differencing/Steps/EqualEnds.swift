/// What the two versions of a section have in common at both ends.
@usableFromInline
struct EqualEnds {
  /// How many of the first items are the same as before and equal.
  @usableFromInline let prefix: Int
  /// How many of the last items are the same as before and equal.
  @usableFromInline let suffix: Int

  /// Nothing.
  @usableFromInline
  init() {
    (prefix, suffix) = (0, 0)
  }

  /// Compares two versions of a section from both ends, as far as nobody knows the answer.
  ///
  /// Complexity: O(n) in the number of items that are equal but not shared.
  @inlinable
  init<Section: DifferentiableSection>(_ old: Section, _ new: Section) {
    let (oldItems, newItems) = (old.items, new.items)
    let (oldCount, newCount) = (oldItems.count, newItems.count)
    let shared = old.sharedEnds(with: new)
    let limit = Swift.min(oldCount, newCount) - shared.suffix
    var prefix = shared.prefix
    while prefix < limit, oldItems[prefix].isSame(as: newItems[prefix]) { prefix += 1 }
    var suffix = shared.suffix
    while suffix < Swift.min(oldCount, newCount) - prefix,
      oldItems[oldCount - 1 - suffix].isSame(as: newItems[newCount - 1 - suffix])
    { suffix += 1 }
    (self.prefix, self.suffix) = (prefix, suffix)
  }

  /// The positions between the ends.
  @usableFromInline
  func middle(ofCount count: Int) -> Range<Int> { prefix..<(count - suffix) }
}

extension DifferentiableItem {
  /// Whether it is the same item and looks the same.
  @inlinable
  package func isSame(as other: Self) -> Bool { id == other.id && isContentEqual(to: other) }
}
