/// Something in a list whose identity can be told from its content.
///
/// The id says who it is and decides between insert, delete and move. Equality of content says
/// whether the one that stayed has to be rendered again.
@usableFromInline
package protocol DifferentiableItem {
  /// What tells one item from another.
  associatedtype ID: Hashable

  /// Who the item is.
  var id: ID { get }

  /// Whether the item looks the same as another with its id.
  func isContentEqual(to other: Self) -> Bool
}
