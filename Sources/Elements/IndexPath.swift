/// The place of an element in a list: which section, and which item of it.
///
/// An index path is where something is at one moment; who it is, is said by its `ElementPath`.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The position of the section, from 0.
  public var section: Int
  /// The position in the section, from 0.
  public var item: Int

  /// Makes the place of an item in a section.
  public init(item: Int, section: Int) {
    self.section = section
    self.item = item
  }

  /// Orders by section, then by item.
  public static func < (a: IndexPath, b: IndexPath) -> Bool {
    (a.section, a.item) < (b.section, b.item)
  }
}

extension IndexPath: CustomStringConvertible {
  /// Section and item with a slash between, as in `2/0`.
  public var description: String { "\(section)/\(item)" }
}
