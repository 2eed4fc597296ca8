/// Room between items, or at an edge of one, in points.
public enum LayoutSpacing: Hashable, Sendable {
  /// Exactly this much.
  case fixed(Double)
  /// At least this much; what a row leaves over is shared among its flexible spacings.
  case flexible(Double)

  /// The amount that is always there, in points.
  public var minimum: Double {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }

  /// Whether the spacing takes a share of what a row leaves over.
  public var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Room outside the edges of an item or group.
public struct LayoutEdgeSpacing: Hashable, Sendable {
  /// The room where reading starts.
  public var leading: LayoutSpacing
  /// The room above.
  public var top: LayoutSpacing
  /// The room where reading ends.
  public var trailing: LayoutSpacing
  /// The room below.
  public var bottom: LayoutSpacing

  /// Makes the room at four edges; nil is none.
  public init(
    leading: LayoutSpacing?,
    top: LayoutSpacing?,
    trailing: LayoutSpacing?,
    bottom: LayoutSpacing?
  ) {
    self.leading = leading ?? .fixed(0)
    self.top = top ?? .fixed(0)
    self.trailing = trailing ?? .fixed(0)
    self.bottom = bottom ?? .fixed(0)
  }

  /// No room at any edge.
  public static let none = LayoutEdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: nil)
}
