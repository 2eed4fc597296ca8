public import Geometry

/// What of a layout no longer holds.
///
/// Without flags and elements, every place is to be found again; with elements, only theirs.
public struct InvalidationContext: Hashable, Sendable {
  /// Whether nothing holds: the data was reloaded, and measured sizes are forgotten.
  public var invalidatesEverything: Bool
  /// Whether the numbers of sections and items changed.
  public var invalidatesDataSourceCounts: Bool
  /// The elements whose attributes alone changed.
  public var elements: Set<LayoutElement>
  /// How far the content offset should move with the change, in points.
  public var contentOffsetAdjustment: Point
  /// How much the content size changes, in points.
  public var contentSizeAdjustment: Size

  /// Makes a context; without arguments it invalidates all places but no count and no measure.
  public init(
    invalidatesEverything: Bool = false,
    invalidatesDataSourceCounts: Bool = false,
    elements: Set<LayoutElement> = [],
    contentOffsetAdjustment: Point = .zero,
    contentSizeAdjustment: Size = .zero
  ) {
    self.invalidatesEverything = invalidatesEverything
    self.invalidatesDataSourceCounts = invalidatesDataSourceCounts
    self.elements = elements
    self.contentOffsetAdjustment = contentOffsetAdjustment
    self.contentSizeAdjustment = contentSizeAdjustment
  }

  /// Whether no more than the attributes of some elements changed.
  public var isLimitedToElements: Bool {
    !invalidatesEverything && !invalidatesDataSourceCounts && !elements.isEmpty
  }

  /// The data was reloaded.
  public static let everything = InvalidationContext(
    invalidatesEverything: true,
    invalidatesDataSourceCounts: true
  )
  /// Items or sections came, went or moved.
  public static let counts = InvalidationContext(invalidatesDataSourceCounts: true)
}
