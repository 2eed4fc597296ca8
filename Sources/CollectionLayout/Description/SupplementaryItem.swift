public import Geometry

/// A view anchored to an item or group, such as a badge.
///
/// It never changes the size of what it is anchored to.
public struct SupplementaryItem: Hashable, Sendable {
  /// The size; fractions refer to the item's frame, or to the box the group was laid out in.
  public var layoutSize: LayoutSize
  /// The name under which its views are registered.
  public var elementKind: String
  /// The point of the item or group that the view is put on.
  public var containerAnchor: LayoutAnchor
  /// The point of the view that is put there; nil is the same point as the container's.
  public var itemAnchor: LayoutAnchor?
  /// The order of drawing.
  public var zIndex = 1

  /// Makes an anchored view.
  public init(
    layoutSize: LayoutSize,
    elementKind: String,
    containerAnchor: LayoutAnchor,
    itemAnchor: LayoutAnchor? = nil
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }
}

/// A corner or edge of a rectangle.
public enum RectAlignment: String, Hashable, Sendable, CaseIterable {
  /// The middle of the upper edge.
  case top
  /// The upper corner where reading starts.
  case topLeading
  /// The middle of the edge where reading starts.
  case leading
  /// The lower corner where reading starts.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The lower corner where reading ends.
  case bottomTrailing
  /// The middle of the edge where reading ends.
  case trailing
  /// The upper corner where reading ends.
  case topTrailing
}

/// A view at the boundary of a section or of the whole layout, such as a header.
public struct BoundarySupplementaryItem: Hashable, Sendable {
  /// The size; fractions refer to the container, less the insets the item follows.
  public var layoutSize: LayoutSize
  /// The name under which its views are registered; unique among a section's boundary items.
  public var elementKind: String
  /// The edge or corner it stands at.
  public var alignment: RectAlignment
  /// A shift from there, in points.
  public var offset: Point
  /// Whether it lies outside the section, which grows by it, rather than over the items.
  public var extendsBoundary = true
  /// Whether it stays in the visible bounds as long as its section does.
  public var pinToVisibleBounds = false
  /// The order of drawing.
  public var zIndex = 1
  /// Margins inside its place, in points.
  public var contentInsets = DirectionalEdgeInsets.zero

  /// Makes a view at a boundary.
  public init(
    layoutSize: LayoutSize,
    elementKind: String,
    alignment: RectAlignment,
    absoluteOffset: Point = .zero
  ) {
    self.layoutSize = layoutSize
    self.elementKind = elementKind
    self.alignment = alignment
    offset = absoluteOffset
  }
}

/// A view behind a whole section.
public struct DecorationItem: Hashable, Sendable {
  /// The name under which its views are registered.
  public var elementKind: String
  /// Margins inside the section, in points.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The order of drawing.
  public var zIndex = 0

  /// Makes a view as large as the section, with the container's full extent across.
  public static func background(elementKind: String) -> DecorationItem {
    DecorationItem(elementKind: elementKind)
  }

  private init(elementKind: String) {
    self.elementKind = elementKind
  }
}
