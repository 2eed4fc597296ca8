/// A run of items with an identity of its own.
package protocol DifferentiableSection {
  /// What tells one section from another.
  associatedtype ID: Hashable
  /// What the section holds.
  associatedtype Item: DifferentiableItem

  /// Who the section is.
  var id: ID { get }
  /// The items in their order.
  var items: [Item] { get }

  /// Whether all but the items looks the same as in another section: headers and footers.
  ///
  /// The number of items is not content: an insert must not reload a section.
  func isContentEqual(to other: Self) -> Bool

  /// The same section around other items.
  func with(items: [Item]) -> Self
}
