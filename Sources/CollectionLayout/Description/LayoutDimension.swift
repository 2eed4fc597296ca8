/// A length of an item or group as it is described, before it is resolved.
public enum LayoutDimension: Hashable, Sendable {
  /// A part of the container's width.
  case fractionalWidth(Double)
  /// A part of the container's height.
  case fractionalHeight(Double)
  /// A length in points.
  case absolute(Double)
  /// A length in points that holds until the view has been measured.
  case estimated(Double)
  /// An estimate in points; once measured, the largest sibling decides for all.
  case uniformAcrossSiblings(estimate: Double)

  /// The assumed length in points, where the view decides.
  public var estimate: Double? {
    switch self {
    case .estimated(let value), .uniformAcrossSiblings(let value): value
    default: nil
    }
  }
}

/// The width and height of an item or group as they are described.
public struct LayoutSize: Hashable, Sendable {
  /// The extent from left to right.
  public var widthDimension: LayoutDimension
  /// The extent from top to bottom.
  public var heightDimension: LayoutDimension

  /// Makes a size from two dimensions.
  public init(widthDimension: LayoutDimension, heightDimension: LayoutDimension) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}
