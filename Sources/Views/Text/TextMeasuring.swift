public import Geometry

/// Everything about a text but its characters and colour that its shape depends on.
public struct TextAppearance: Hashable, Sendable {
  /// The font, already scaled where the text shrinks to fit.
  public var font: ResolvedFont
  /// How many lines are allowed; nil for as many as it takes.
  public var lineLimit: Int?
  /// Where lines stand.
  public var alignment: TextAlignment
  /// Which part an ellipsis replaces.
  public var truncationMode: TruncationMode
  /// The room added between lines, in points.
  public var lineSpacing: Double
  /// How lines are broken.
  public var lineBreakStrategy: LineBreakStrategy
  /// The reading direction of the screen, which decides where leading is.
  public var layoutDirection: LayoutDirection
  /// The identifier of the locale, which decides between shapes of one character.
  public var locale: String
  /// How many pixels make a point; measured widths are rounded up to a pixel.
  public var scale: Double

  /// Makes an appearance; what is left out has SwiftUI's default.
  public init(
    font: ResolvedFont,
    lineLimit: Int? = nil,
    alignment: TextAlignment = .leading,
    truncationMode: TruncationMode = .tail,
    lineSpacing: Double = 0,
    lineBreakStrategy: LineBreakStrategy = .standard,
    layoutDirection: LayoutDirection = .leftToRight,
    locale: String = "en_US",
    scale: Double = 1
  ) {
    self.font = font
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncationMode = truncationMode
    self.lineSpacing = lineSpacing
    self.lineBreakStrategy = lineBreakStrategy
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.scale = scale
  }
}

/// Where the lines of a text stand.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing
}

/// Which part of a text an ellipsis replaces.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  /// The beginning.
  case head
  /// The middle.
  case middle
  /// The end.
  case tail
}

/// How lines are broken.
public enum LineBreakStrategy: String, Hashable, Sendable, CaseIterable {
  /// Wherever Unicode allows it; Korean between any two syllables.
  case standard
  /// As `standard`, but a last line never holds a single word (our choice: treated as standard).
  case pushOut
  /// Korean only at spaces; a word wider than the line then breaks by character.
  case hangulWordPriority
}

/// What a text came to.
public struct TextMeasurement: Hashable, Sendable {
  /// The extent, in points: the widest line rounded up to a pixel, by lines times leading.
  public var size: Size
  /// How many lines there are.
  public var lineCount: Int
  /// Whether an ellipsis replaces part of the text.
  public var isTruncated: Bool
  /// The distance from the top to the first baseline, in points.
  public var firstBaseline: Double
  /// The distance from the top to the last baseline, in points.
  public var lastBaseline: Double
  /// Characters that no font has.
  public var missingGlyphs: [Unicode.Scalar]

  /// Makes a measurement.
  public init(
    size: Size,
    lineCount: Int,
    isTruncated: Bool = false,
    firstBaseline: Double = 0,
    lastBaseline: Double = 0,
    missingGlyphs: [Unicode.Scalar] = []
  ) {
    self.size = size
    self.lineCount = lineCount
    self.isTruncated = isTruncated
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.missingGlyphs = missingGlyphs
  }
}

/// Whoever can say how large a text is.
///
/// Views own the question; typesetting answers it.
public protocol TextMeasuring: AnyObject {
  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The characters; a newline starts a paragraph. Empty text has no extent, no lines.
  ///   - appearance: Font, limits and direction.
  ///   - width: The greatest width of a line in points, or nil for as wide as it wants.
  func measure(_ text: String, as appearance: TextAppearance, width: Double?) -> TextMeasurement
}
