public import Geometry

/// A handle by which others scroll a list without owning its view.
///
/// It names items by id, in the list that is shown at that moment. When the view is gone it does
/// nothing.
public struct ScrollProxy {
  private weak var view: CollectionView?

  /// Makes a handle.
  public init(_ view: CollectionView) {
    self.view = view
  }

  /// Scrolls to the beginning of the content; unlike the status bar it asks nobody.
  public func scrollToTop() { view?.scroll(to: .top) }

  /// Scrolls to the end of the content.
  public func scrollToBottom() { view?.scroll(to: .bottom) }

  /// Scrolls to a content offset, in points, as far as the content reaches.
  public func scroll(toOffset offset: Point) { view?.setContentOffset(offset) }

  /// Scrolls to an item; what is pinned beside it and the insets keep free of it.
  ///
  /// Complexity: O(n) in the number of cells, and the cost of showing what is visible there.
  ///
  /// - Parameters:
  ///   - item: The id of the item.
  ///   - section: The id of its section; nil takes the first section that has such an item.
  ///   - place: Where on the screen the item is to stand, as far as the content reaches.
  /// - Returns: Whether the list has the item; otherwise nothing happens.
  @discardableResult
  public func scroll(
    to item: AnyHashable,
    inSection section: AnyHashable? = nil,
    at place: ScrollPosition = .nearest
  ) -> Bool {
    guard let view else { return false }
    let sections = section.map { [$0] } ?? view.list.sections.map(\.id)
    for section in sections {
      guard let position = view.indexPath(ofItem: item, inSection: section) else { continue }
      view.scroll(to: .item(position, at: place))
      return true
    }
    return false
  }
}

extension CollectionView {
  /// A handle by which others scroll the view.
  public var scrollProxy: ScrollProxy { ScrollProxy(self) }
}
