/// The declared size of a view, as SwiftUI's two `frame` modifiers in one.
///
/// A fixed extent wins over the flexible ones of its axis.
public struct FrameModifier: Hashable, Sendable {
  /// The width, in points.
  public var width: Double?
  /// The height, in points.
  public var height: Double?
  /// The least width, in points.
  public var minWidth: Double?
  /// The greatest width.
  public var maxWidth: Limit?
  /// The least height, in points.
  public var minHeight: Double?
  /// The greatest height.
  public var maxHeight: Limit?
  /// Where smaller content stands.
  public var alignment: Alignment

  /// How far a view may grow.
  public enum Limit: Hashable, Sendable {
    /// As far as room is offered.
    case infinity
    /// As far as room is offered, at most so many points.
    case points(Double)
    /// No wider than a fraction of the hosting cell; unlike the others it does not make the view
    /// grow beyond its content (our choice: the bubble of a chat).
    case fractionalWidth(Double)
  }

  /// Makes a frame; everything is optional.
  public init(
    width: Double? = nil,
    height: Double? = nil,
    minWidth: Double? = nil,
    maxWidth: Limit? = nil,
    minHeight: Double? = nil,
    maxHeight: Limit? = nil,
    alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.minWidth = minWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

extension FrameModifier {
  /// Whether the size depends on the cell around.
  var isRelativeToHost: Bool {
    [maxWidth, maxHeight].contains { limit in
      if case .fractionalWidth = limit { true } else { false }
    }
  }
}
