/// A direction in which things follow one another.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// From side to side: x and width.
  case horizontal
  /// From top to bottom: y and height.
  case vertical

  /// The other axis.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The reading direction, which decides where leading and trailing are.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left, as in Latin and Korean.
  case leftToRight
  /// Leading is right, as in Arabic and Hebrew.
  case rightToLeft
}
