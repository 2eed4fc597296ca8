/// Whoever says what a collection view shows.
///
/// The view reads the list when it is reloaded and at the end of each batch, never in between, so
/// the source may change it freely.
public protocol CollectionViewDataSource: AnyObject {
  /// The list as it is now.
  var list: List { get }
}
