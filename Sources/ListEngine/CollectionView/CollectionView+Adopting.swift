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
    if !Self.haveEqualLayouts(old, new) { invalidate(InvalidationContext()) }
    needsRefresh = true
    settle(keeping: place)
  }

  private static func haveEqualLayouts(_ a: List, _ b: List) -> Bool {
    a.sections.count == b.sections.count
      && zip(a.sections, b.sections).allSatisfy {
        $0.resolvedLayout.surelyEquals($1.resolvedLayout)
      }
  }

  /// Keeps what was done to the list for the next capture.
  func record(_ words: [CapturedUpdate]) {
    updates += words
  }
}
