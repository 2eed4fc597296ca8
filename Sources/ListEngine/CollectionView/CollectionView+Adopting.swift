import CollectionLayout
import Elements

extension CollectionView {
  /// Takes over the values of a list that has the same sections and cells in the same order.
  ///
  /// Layouts of sections and views around the whole layout may be others; handlers usually are.
  func adopt(_ new: List, keeping place: ReadersPlace) {
    let (old, names) = (list, namesOfList)
    list = new
    namesOfList = names
    if !old.hasEqualLayouts(to: new) { invalidate(InvalidationContext()) }
    needsRefresh = true
    settle(keeping: place)
  }

  /// Keeps what was done to the list for the next capture.
  func record(_ words: [CapturedUpdate]) {
    updates += words
  }
}

extension List {
  /// Whether all sections are laid out as those of another list.
  ///
  /// Complexity: O(s) in the number of sections.
  func hasEqualLayouts(to other: List) -> Bool {
    sections.count == other.sections.count
      && zip(sections, other.sections).allSatisfy {
        $0.resolvedLayout.surelyEquals($1.resolvedLayout)
      }
  }
}
