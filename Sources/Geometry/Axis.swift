/// A direction in which things follow one another.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other axis.
  public var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The reading direction, which decides where leading and trailing are.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
