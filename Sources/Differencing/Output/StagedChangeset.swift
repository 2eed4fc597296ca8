/// The way from one sectioned list to another, in the fewest batches that a collection view allows.
///
/// Each stage carries the list as it is after it, so operations and data cannot disagree:
///
///     A:[1 2]  →  A:[1] B:[2 3]
///     stage 1: insert section 1             A:[1 2] B:[3]
///     stage 2: move 0/1 -> 1/0              A:[1]   B:[2 3]
///
/// In every stage all items that stay already are the new ones, so whoever keeps a stage's list
/// keeps the newest values even where nothing had to be rendered. Moves are as few as can be: the
/// items that stay in their section less the longest run of them that kept its order, and those
/// that change sections.
@usableFromInline
package struct StagedChangeset<Section: DifferentiableSection> {
  /// The batches in the order in which they are to be performed; none for equal lists.
  @usableFromInline package var stages: [Stage]

  /// One batch, and what it leads to.
  @usableFromInline
  package struct Stage {
    /// What the batch does.
    package var changes: Changes
    /// The list after the batch.
    package var sections: [Section]
  }

  /// How many operations all stages have together.
  package var count: Int { stages.reduce(0) { $0 + $1.changes.count } }

  /// Finds the way from one list to another.
  ///
  /// Ids are compared over all sections; where an id occurs more than once, occurrences in the
  /// same section with equal content are paired first, then those in the same section, then those
  /// with equal content elsewhere, then the rest in order.
  ///
  /// Complexity: O((n + d) log d), where n is the number of items on both sides and d the number
  /// of those between the equal beginnings and ends of the sections.
  @inlinable
  package init(from old: [Section], to new: [Section]) {
    let sections = SectionPlan(old: old, new: new)
    let pairing = ItemPairing(old: old, new: new, sections: sections)
    stages = Staging(old: old, new: new, sections: sections, pairing: pairing).stages()
  }
}
