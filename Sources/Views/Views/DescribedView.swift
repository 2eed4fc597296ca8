public import Elements
public import Geometry

/// A view that is made from a description: content with modifiers around it, in a fixed order.
///
/// Subclasses know the content; this class knows padding, frame, proportion and decoration.
open class DescribedView: View {
  /// What the view looks like.
  public internal(set) var description: ViewDescription {
    didSet { setNeedsLayout() }
  }

  /// Sizes worked out for offers since the last change.
  ///
  /// A stack asks each child about a handful, which is found faster than hashed.
  private var sizes: [(offer: ProposedSize, size: Size)] = []

  init(_ description: ViewDescription) {
    self.description = description
    super.init()
    name = description.name
  }

  /// Forgets sizes that were worked out before.
  open override func setNeedsLayout() {
    sizes.removeAll(keepingCapacity: true)
    super.setNeedsLayout()
  }

  /// The size with all modifiers that the view wants in the offered room, in points.
  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if let known = sizes.first(where: { $0.offer == proposal }) { return known.size }
    let size = box.size(for: proposal) { contentSize(for: $0) }
    if sizes.count >= 32 { sizes.removeAll(keepingCapacity: true) }
    sizes.append((proposal, size))
    return size
  }

  /// Places what is inside for the current bounds, from left to right, then mirrors it if need be.
  open override func layoutSubviews() {
    layoutContent(in: contentRect)
    if layoutDirection == .rightToLeft {
      for view in subviews { view.frame = view.frame.mirrored(inWidth: frame.width) }
    }
    super.layoutSubviews()
  }

  /// The distance from the top to the first or last baseline at a size, where there is text.
  open override func baseline(_ edge: BaselineEdge, at size: Size) -> Double? {
    let rect = box.contentRect(in: size) { contentSize(for: $0) }
    return contentBaseline(edge, at: rect.size).map { $0 + rect.minY }
  }

  /// The kind of the description.
  open override var elementKind: String? { description.kind.name }

  /// Whether the description's kind holds others.
  open override var isElementContainer: Bool { description.kind.isContainer }

  /// The declared z index.
  open override var elementZIndex: Int { description.modifiers.zIndex }

  /// Everything declared, and where the content is if that does not follow from the padding.
  open override var elementAttributes: Attributes {
    var attributes = description.attributes
    guard !isElementContainer else { return attributes }
    let padding = description.modifiers.padding.resolved(layoutDirection)
    let content = mirrored(contentRect)
    if FixedRect(content) != FixedRect(bounds.inset(by: padding)) {
      let fixed = FixedRect(content)
      attributes[.contentFrame] = .numbers([fixed.minX, fixed.minY, fixed.width, fixed.height])
    }
    return attributes
  }

  /// Children that a condition keeps away.
  open override var absentChildren: [ViewDescription.AbsentView] { description.absentChildren }

  /// Frame, modifiers and what the kind adds.
  open override var drawnProperties: [DrawnProperty] {
    super.drawnProperties
      + [DrawnProperty("modifiers", of: self, \.description.modifiers, poison: .poison)]
      + contentProperties
  }

  // MARK: What subclasses answer

  /// What a component may set of the content.
  var contentProperties: [DrawnProperty] {
    let poison = description.kind.poisoned
    return [DrawnProperty("content", of: self, \.description.kind, poison: poison)]
  }

  /// The size the content wants in the offered room, without modifiers, in points.
  func contentSize(for proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  /// Places the subviews inside the content's rectangle, reading from left to right.
  func layoutContent(in rect: Rect) {}

  /// The distance from the content's top to its first or last baseline at a size.
  func contentBaseline(_ edge: BaselineEdge, at size: Size) -> Double? { nil }
}

extension DescribedView {
  /// Where the content is in the bounds, reading from left to right.
  var contentRect: Rect { box.contentRect(in: frame.size) { contentSize(for: $0) } }

  var layoutDirection: LayoutDirection {
    sharedContext?.value.environment.layoutDirection ?? .leftToRight
  }

  var pixelGrid: PixelGrid {
    PixelGrid(scale: sharedContext?.value.environment.scale ?? 1)
  }

  private var box: BoxLayout {
    let modifiers = description.modifiers
    let isRelative = modifiers.frame?.isRelativeToHost ?? false
    return BoxLayout(
      modifiers: modifiers,
      hostWidth: isRelative ? hostWidth : nil,
      grid: pixelGrid
    )
  }

  private func mirrored(_ rect: Rect) -> Rect {
    layoutDirection == .rightToLeft ? rect.mirrored(inWidth: frame.width) : rect
  }

  /// The width of the hosting cell, of which `fractionalWidth` is taken; nil outside of one.
  private var hostWidth: Double? {
    var view: View? = self
    while let next = view {
      if let host = next as? HostingView { return host.hostWidth }
      view = next.superview
    }
    return nil
  }
}
