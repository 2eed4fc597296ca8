public import Elements
public import Geometry

/// A rectangle of the screen that can hold others, without a window or a screen.
///
/// Subclasses answer how large they want to be, place their subviews, and say what a capture
/// shall know of them.
open class View {
  /// The name by which inspections and goldens address the view.
  public var name: String?
  /// The rectangle in the coordinates of the superview, in points.
  open var frame: Rect = .zero
  /// The views inside, back to front.
  public private(set) var subviews: [View] = []
  /// The view around this one.
  public private(set) weak var superview: View?

  private var ownContext: SharedContext?
  /// The context set here or on the nearest view around.
  ///
  /// It is handed down when it changes, because it is read much more often.
  private(set) var sharedContext: SharedContext?

  /// Makes a view without extent.
  public init() {}

  /// The context set here or on the nearest view around.
  public var context: ViewContext? {
    get { sharedContext?.value }
    set {
      ownContext = newValue.map(SharedContext.init)
      inheritContext()
      setNeedsLayout()
    }
  }

  /// The view's own coordinates: its size, from zero.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }

  /// Adds a view on top of the others.
  public func addSubview(_ view: View) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    view.inheritContext()
    setNeedsLayout()
  }

  /// Puts a view in the place of another, which leaves.
  public func replaceSubview(_ old: View, with view: View) {
    guard let index = subviews.firstIndex(where: { $0 === old }) else { return }
    view.removeFromSuperview()
    old.superview = nil
    old.inheritContext()
    subviews[index] = view
    view.superview = self
    view.inheritContext()
    setNeedsLayout()
  }

  /// Takes the view out of the one around it.
  public func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview?.setNeedsLayout()
    superview = nil
    inheritContext()
  }

  private func inheritContext() {
    let context = ownContext ?? superview?.sharedContext
    guard context !== sharedContext else { return }
    sharedContext = context
    for view in subviews { view.inheritContext() }
  }

  /// Forgets sizes that were worked out before, here and in all views around.
  open func setNeedsLayout() {
    superview?.setNeedsLayout()
  }

  /// The size the view wants in the offered room, in points.
  ///
  /// The default takes what is offered, and nothing where nothing is.
  open func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  /// Places the subviews for the current bounds, all the way down.
  ///
  /// The default leaves them where they are.
  open func layoutSubviews() {
    for view in subviews { view.layoutSubviews() }
  }

  /// The distance from the top to the first or last baseline at a size, where there is text.
  open func baseline(_ edge: BaselineEdge, at size: Size) -> Double? { nil }

  /// The kind under which a capture lists the view; nil lists only what is inside.
  open var elementKind: String? { nil }

  /// Whether the view holds others, so that without a name it stays out of their paths.
  open var isElementContainer: Bool { false }

  /// The order of drawing among siblings; equal ones draw in the order they were added.
  open var elementZIndex: Int { 0 }

  /// What a capture shall know of the view beside its frame.
  open var elementAttributes: Attributes { [:] }

  /// Children that a condition keeps away.
  open var absentChildren: [ViewDescription.AbsentView] { [] }

  /// Adds the addresses of the pictures that the view and those in it show, or wait for.
  ///
  /// Only those count that are looked up in the `ImageStore` of the context.
  open func collectImageURLs(into urls: inout [String]) {
    for view in subviews { view.collectImageURLs(into: &urls) }
  }

  /// Tells the view and those in it that the picture of an address is there.
  ///
  /// - Returns: Whether any of them shows it.
  @discardableResult
  open func imageDidLoad(_ url: String) -> Bool {
    subviews.reduce(false) { $1.imageDidLoad(url) || $0 }
  }

  /// What a component may set and a person then sees, for tests of reuse.
  ///
  /// Subclasses add their own to those of `super`.
  open var drawnProperties: [DrawnProperty] {
    let length = DrawnProperty.poisonLength
    let poison = Rect(x: length, y: length, width: length, height: length)
    return [DrawnProperty("frame", of: self, \.frame, poison: poison)]
  }
}

/// The first or the last line of a text.
public enum BaselineEdge: Hashable, Sendable {
  /// The first line.
  case first
  /// The last line.
  case last
}
