/// Something that happened on the screen, as a log keeps it.
public struct Event: Hashable, Sendable, CustomStringConvertible {
  /// What happened.
  public var kind: Kind
  /// The path of the element, made of ids; empty where it happened to the list itself.
  public var path: String

  /// Makes an event.
  public init(_ kind: Kind, path: String = "") {
    self.kind = kind
    self.path = path
  }

  /// The kind and the path, as in `willDisplay feed/p3`.
  public var description: String { path.isEmpty ? kind.rawValue : "\(kind.rawValue) \(path)" }

  /// What can happen; each is called as the modifier that sets its handler.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A view came onto the screen.
    case willDisplay
    /// A view left the screen.
    case didEndDisplay
    /// A finger chose a cell.
    case didSelect
    /// A finger rests on a cell.
    case onHighlight
    /// The finger left the cell that it rested on.
    case onUnhighlight
    /// The content stands elsewhere than before.
    case didScroll
    /// A finger begins to move the content.
    case willBeginDragging
    /// The finger is about to let go.
    case willEndDragging
    /// The finger let go.
    case didEndDragging
    /// The content goes on by itself.
    case willBeginDecelerating
    /// The content came to rest.
    case didEndDecelerating
    /// A tap on the status bar brought the content back to its beginning.
    case didScrollToTop
    /// The list was pulled down to be loaded anew.
    case onRefresh
    /// The end of the content is near.
    case onReachEnd
  }
}
