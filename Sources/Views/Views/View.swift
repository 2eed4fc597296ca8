public import Elements
public import Geometry

/// A rectangle of the screen that can hold others, without a window or a screen.
///
/// Subclasses answer how large they want to be and place their subviews.
open class View {
  /// The name by which inspections and goldens address the view.
  public var name: String?
  /// The rectangle in the coordinates of the superview, in points.
  open var frame: Rect = .zero
  /// The views inside, back to front.
  public private(set) var subviews: [View] = []
  /// The view around this one.
  public private(set) weak var superview: View?

  private var ownContext: ViewContext?

  /// Makes a view without extent.
  public init() {}

  /// The context set here or on the nearest view around.
  public var context: ViewContext? {
    get { ownContext ?? superview?.context }
    set { ownContext = newValue }
  }

  /// The view's own coordinates: its size, from zero.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// Adds a view on top of the others.
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of the one around it.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// The size the view wants in the offered room, in points.
  ///
  /// The default takes what is offered, and nothing where nothing is.
  open func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  /// Places the subviews for the current bounds, all the way down.
  ///
  /// The default places none.
  open func layoutSubviews() {
    for view in subviews { view.layoutSubviews() }
  }

  /// Describes the view and what is in it as elements.
  ///
  /// - Parameters:
  ///   - path: The path of the element around.
  ///   - origin: Where the superview's bounds are in the coordinates of the content, in points.
  open func elements(in path: ElementPath, at origin: Point) -> [Element] {
    []
  }
}
