public import Geometry

/// What surrounds and decorates the content of a view.
///
/// The order in which modifiers apply is fixed: content, fixedSize, padding, frame, aspectRatio,
/// then background, shape, border and clipping, then opacity, then offset and zIndex.
public struct Modifiers: Hashable, Sendable {
  /// The axes on which the content keeps its ideal size.
  public var fixedSize: Set<Axis> = []
  /// The margins around the content, in points.
  public var padding: DirectionalEdgeInsets = .zero
  /// The declared size.
  public var frame: FrameModifier?
  /// The declared proportion.
  public var aspectRatio: AspectRatio?
  /// Who gets room first in a stack; larger goes first.
  public var layoutPriority: Double = 0
  /// The colour behind the content.
  public var background: String?
  /// The outline, where it is not a rectangle.
  public var shape: OutlineShape?
  /// The radius of the corners, in points.
  public var cornerRadius: Double = 0
  /// The line along the outline, drawn inside it.
  public var border: Border?
  /// Whether content beyond the outline is cut.
  public var clipped = false
  /// How much shows, from 0 to 1.
  public var opacity: Double = 1
  /// The shift of the drawing that layout does not see, in points.
  public var offset: Point = .zero
  /// The order of drawing among siblings.
  public var zIndex = 0
  /// The name that a tap records.
  public var onTap: String?

  /// Makes no modification.
  public init() {}

  /// A proportion and how a view meets it.
  public struct AspectRatio: Hashable, Sendable {
    /// Width divided by height.
    public var ratio: Double
    /// Whether the view stays inside the offered room or covers it.
    public var contentMode: ContentMode

    /// Makes a proportion.
    public init(ratio: Double, contentMode: ContentMode) {
      self.ratio = ratio
      self.contentMode = contentMode
    }
  }

  /// A line along an outline.
  public struct Border: Hashable, Sendable {
    /// The width of the line, in points.
    public var width: Double
    /// The colour of the line.
    public var color: String

    /// Makes a line.
    public init(width: Double, color: String) {
      self.width = width
      self.color = color
    }
  }
}

/// An outline that is not a rectangle.
public enum OutlineShape: String, Hashable, Sendable, CaseIterable {
  /// The largest circle that fits.
  case circle
  /// A rectangle whose shorter sides are half circles.
  case capsule
}

/// How something with a proportion meets a box of another one.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// As large as it can be inside the box.
  case fit
  /// As small as it can be to cover the box.
  case fill
}
