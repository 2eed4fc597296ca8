public import CollectionLayout
public import Geometry

/// Something over a list that follows its scrolling, such as a button that leads to the end.
///
/// It has a state of its own: when the content moves, its component is made anew from where the
/// content stands, and rendered only if it is another one. No list is built or applied for that.
///
///     view.overlays = [
///       Overlay(id: "jump", insets: EdgeInsets(bottom: 16, right: 16)) { metrics in
///         metrics.distanceToEnd > 300 ? JumpButton(item: unreadCount) : nil
///       }
///       .didSelect { $0.scrollToBottom() }
///     ]
public struct Overlay {
  /// Who it is among the overlays of its view.
  public var id: String
  /// The edge or corner of the view that it stands at.
  public var alignment: RectAlignment
  /// The distances from the safe area of the view, in points.
  public var insets: EdgeInsets

  /// What to show, which nil hides.
  let component: (ScrollMetrics) -> AnyComponent?
  private(set) var selectionHandler: ((ScrollProxy) -> Void)?

  /// Makes an overlay.
  ///
  /// - Parameters:
  ///   - id: Who it is among the overlays of its view.
  ///   - alignment: The edge or corner of the view that it stands at.
  ///   - insets: The distances from the safe area of the view, in points.
  ///   - component: What to show where the content stands so; nil hides the overlay. Which of its
  ///     lengths are up to the content is said by its layout mode.
  public init<Shown: Component>(
    id: String,
    alignment: RectAlignment = .bottomTrailing,
    insets: EdgeInsets = .zero,
    component: @escaping (ScrollMetrics) -> Shown?
  ) {
    self.id = id
    self.alignment = alignment
    self.insets = insets
    self.component = { metrics in component(metrics).map { AnyComponent($0) } }
  }

  /// Sets what is called when a finger chose the overlay, in place of what was set before.
  public func didSelect(_ handler: @escaping (ScrollProxy) -> Void) -> Overlay {
    var overlay = self
    overlay.selectionHandler = handler
    return overlay
  }
}

/// The view of an overlay, and what its place depends on.
struct OverlayView {
  var view: ComponentView
  /// The room it was placed in, in the coordinates of the collection view.
  var room: Rect
  var alignment: RectAlignment
  /// The number of the environment it was made for.
  var traits: Int
}
