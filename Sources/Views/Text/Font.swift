public import Elements

/// A font as it is declared: a text style, or a size of one's own.
public enum Font: Hashable, Sendable {
  /// A text style of the system.
  case style(TextStyle, bold: Bool)
  /// A size in points at the category large, scaled as a style is, or fixed where that is nil.
  case system(size: Double, weight: FontWeight, relativeTo: TextStyle?)

  /// The size, line height and weight at a category.
  ///
  /// A system size without `relativeTo` keeps its size and scales body's leading, rounded; with
  /// it, size and leading grow as the style does (our choice).
  public func resolved(at category: ContentSizeCategory) -> ResolvedFont {
    switch self {
    case .style(let style, let bold):
      let metrics = style.metrics(at: category)
      return ResolvedFont(
        size: metrics.size,
        weight: style.weight(bold: bold),
        leading: metrics.leading
      )
    case .system(let size, let weight, let style):
      let reference = (style ?? .body).metrics(at: .large)
      let now = style?.metrics(at: category) ?? reference
      let leading = (size / reference.size * now.leading).rounded()
      return ResolvedFont(
        size: size * now.size / reference.size,
        weight: weight,
        leading: leading
      )
    }
  }
}

/// A font with its numbers settled.
public struct ResolvedFont: Hashable, Sendable {
  /// The size, in points.
  public var size: Double
  /// The weight.
  public var weight: FontWeight
  /// The height of a line, in points.
  public var leading: Double

  /// Makes a settled font.
  public init(size: Double, weight: FontWeight, leading: Double) {
    self.size = size
    self.weight = weight
    self.leading = leading
  }
}
