import Elements
public import Geometry

/// A view that shows a description and keeps the views it can when the description changes.
///
/// Its root fills it, as four constraints to the edges would make it.
public final class HostingView: View {
  private var root: DescribedView?

  /// The width in which the root was last measured or placed, in points.
  private(set) var hostWidth: Double?

  /// The description that is shown.
  public var description: ViewDescription? { root?.description }

  /// Shows a description; only what differs from the one before is touched.
  ///
  /// Complexity: O(n) in the number of views.
  ///
  /// - Returns: How many attributes of views were written, and views made or removed, which the
  ///   context counts as well.
  @discardableResult
  public func render(_ description: ViewDescription) -> Int {
    let count = show(description)
    context?.mutations.add(count)
    return count
  }

  private func show(_ description: ViewDescription) -> Int {
    if let root, let count = root.update(to: description) { return count }
    let view = DescribedView.make(description)
    if let root { replaceSubview(root, with: view) } else { addSubview(view) }
    root = view
    return view.viewCount
  }

  /// The size the root wants in the offered room, in points.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    setHostWidth(proposal.width ?? context?.environment.size.width)
    return root?.sizeThatFits(proposal) ?? .zero
  }

  /// Lets the root fill the bounds, and all below it follow.
  public override func layoutSubviews() {
    setHostWidth(frame.width)
    root?.frame = bounds
    super.layoutSubviews()
  }

  private func setHostWidth(_ width: Double?) {
    guard hostWidth != width else { return }
    hostWidth = width
    root?.forgetSizes()
  }
}

extension View {
  /// Forgets the sizes of a view and of all in it, for a change that reaches them from outside.
  func forgetSizes() {
    for view in subviews { view.forgetSizes() }
    setNeedsLayout()
  }

  /// The view and all in it.
  var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}
