/// A run of items with an identity of its own.
@usableFromInline
package protocol DifferentiableSection {
  /// What tells one section from another.
  associatedtype ID: Hashable
  /// What the section holds.
  associatedtype Item: DifferentiableItem
  /// What holds the items, with positions from 0.
  associatedtype Items: RandomAccessCollection, RangeReplaceableCollection
  where Items.Element == Item, Items.Index == Int

  /// Who the section is.
  var id: ID { get }
  /// The items in their order.
  var items: Items { get }

  /// Whether all but the items looks the same as in another section: headers and footers.
  ///
  /// The number of items is not content: an insert must not reload a section.
  func isContentEqual(to other: Self) -> Bool

  /// The same section around other items.
  func with(items: Items) -> Self

  /// How many items at both ends are known to be those of another section without a look at any,
  /// because both sections share their storage.
  ///
  /// The two numbers together are no more than either section has items.
  func sharedEnds(with other: Self) -> (prefix: Int, suffix: Int)
}

extension DifferentiableSection {
  /// Nothing is known.
  @inlinable
  package func sharedEnds(with other: Self) -> (prefix: Int, suffix: Int) { (0, 0) }
}
