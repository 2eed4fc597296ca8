public import Geometry

/// Edges named by the reading direction.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit an edge.
  public let rawValue: Int

  /// Makes a set of edges from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The edge above.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge where reading starts.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The edge below.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
}

/// A point of a rectangle, by the edges it lies on, and a shift from it.
///
/// On an axis whose two edges are both named, or neither, the point is in the middle.
public struct LayoutAnchor: Hashable, Sendable {
  /// The edges the point lies on.
  public var edges: DirectionalRectEdge
  /// The shift to trailing and down.
  public var offset: Offset

  /// A shift from an anchor's point.
  public enum Offset: Hashable, Sendable {
    /// A distance in points.
    case absolute(Point)
    /// A part of the size of the view that is anchored.
    case fractional(Point)
  }

  /// Makes an anchor at the given edges.
  public init(edges: DirectionalRectEdge) {
    self.edges = edges
    offset = .absolute(.zero)
  }

  /// Makes an anchor shifted by a distance in points.
  public init(edges: DirectionalRectEdge, absoluteOffset: Point) {
    self.edges = edges
    offset = .absolute(absoluteOffset)
  }

  /// Makes an anchor shifted by a part of the size of the anchored view.
  public init(edges: DirectionalRectEdge, fractionalOffset: Point) {
    self.edges = edges
    offset = .fractional(fractionalOffset)
  }
}
