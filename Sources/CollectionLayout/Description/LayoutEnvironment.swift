public import Geometry

/// What a section provider or a custom group may depend on.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The room there is.
  public var container: Container
  /// The reading direction.
  public var layoutDirection: LayoutDirection
  /// How many pixels make a point.
  public var displayScale: Double

  /// The room a section or group is laid out in.
  public struct Container: Hashable, Sendable {
    /// The whole size, in points.
    public var contentSize: Size
    /// The margins inside it, in points.
    public var contentInsets: DirectionalEdgeInsets

    /// Makes a container.
    public init(contentSize: Size, contentInsets: DirectionalEdgeInsets = .zero) {
      self.contentSize = contentSize
      self.contentInsets = contentInsets
    }

    /// The size less the margins, in points.
    public var effectiveContentSize: Size {
      Size(
        width: contentSize.width - contentInsets.total(.horizontal),
        height: contentSize.height - contentInsets.total(.vertical)
      )
    }
  }

  /// Makes an environment.
  public init(container: Container, layoutDirection: LayoutDirection, displayScale: Double) {
    self.container = container
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
  }
}
