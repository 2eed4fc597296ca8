/// The place of an item in a sectioned list.
package struct ItemPosition: Hashable, Comparable, Sendable {
  /// The position of the section, from 0.
  package var section: Int
  /// The position in the section, from 0.
  package var item: Int

  /// Makes a place from its two positions.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (a: ItemPosition, b: ItemPosition) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

extension ItemPosition: CustomStringConvertible {
  package var description: String { "\(section)/\(item)" }
}
