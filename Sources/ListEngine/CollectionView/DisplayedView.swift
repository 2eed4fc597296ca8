import CollectionLayout
import Elements

/// A view on the screen, and what has to be known when it leaves.
struct DisplayedView {
  var view: ComponentView
  var attributes: LayoutAttributes
  var owner: SupplementaryOwner?
  var path: ElementPath
  var handlers = DisplayHandlers()
}

/// What a supplementary view belongs to.
enum SupplementaryOwner: Hashable {
  case list
  case section(Int)
  case item(IndexPath)
}

/// A view came onto the screen, or left it.
public struct DisplayEvent: Hashable, Sendable, CustomStringConvertible {
  /// What happened.
  public var kind: Kind
  /// The path of the element, made of ids.
  public var path: String

  /// What can happen to a view.
  public enum Kind: String, Hashable, Sendable {
    /// It came onto the screen.
    case willDisplay
    /// It left the screen.
    case didEndDisplay
  }

  /// The kind and the path, as in `willDisplay feed/p3`.
  public var description: String { "\(kind.rawValue) \(path)" }
}
