public import Geometry

/// A text with everything that is declared for it.
public struct TextContent: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// The font.
  public var font: Font
  /// The colour.
  public var color: String
  /// How many lines are allowed; nil for as many as it takes.
  public var lineLimit: Int?
  /// Where the lines stand.
  public var alignment: TextAlignment
  /// Which part an ellipsis replaces.
  public var truncationMode: TruncationMode
  /// The room added between lines, in points.
  public var lineSpacing: Double
  /// The least factor by which the text may be made smaller to fit.
  public var minimumScaleFactor: Double
  /// How lines are broken.
  public var lineBreakStrategy: LineBreakStrategy

  /// Makes a text; what is left out has SwiftUI's default.
  public init(
    _ text: String,
    font: Font = .style(.body, bold: false),
    color: String = "label",
    lineLimit: Int? = nil,
    alignment: TextAlignment = .leading,
    truncationMode: TruncationMode = .tail,
    lineSpacing: Double = 0,
    minimumScaleFactor: Double = 1,
    lineBreakStrategy: LineBreakStrategy = .standard
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncationMode = truncationMode
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = minimumScaleFactor
    self.lineBreakStrategy = lineBreakStrategy
  }
}

/// A picture, or the place of one that is not there.
public struct ImageContent: Hashable, Sendable {
  /// The picture; nil shows the one of the address, or the placeholder.
  public var source: ImageSource?
  /// The address under which a picture is asked for that is not there yet.
  public var url: String?
  /// The colour shown while there is no picture.
  public var placeholder: String?
  /// How the picture meets its box.
  public var contentMode: ContentMode

  /// Makes a picture.
  public init(
    source: ImageSource? = nil,
    url: String? = nil,
    placeholder: String? = nil,
    contentMode: ContentMode = .fit
  ) {
    self.source = source
    self.url = url
    self.placeholder = placeholder
    self.contentMode = contentMode
  }
}

/// A picture whose size is known.
public struct ImageSource: Hashable, Sendable {
  /// How it is written: `img:WxH/RRGGBB`, or the path of a file.
  public var name: String
  /// The size of the picture itself, in points.
  public var size: Size
  /// The digest of a file's content; nil for a picture that its name describes in full.
  public var digest: String?

  /// Makes a picture.
  public init(name: String, size: Size, digest: String? = nil) {
    self.name = name
    self.size = size
    self.digest = digest
  }
}

/// Children after one another, along an axis.
public struct StackContent: Hashable, Sendable {
  /// The direction in which children follow one another.
  public var axis: Axis
  /// The room between children, in points.
  public var spacing: Double
  /// Where children stand across the axis.
  public var alignment: Alignment

  /// The spacing where none is declared, in points (our choice, what SwiftUI usually gives).
  public static let defaultSpacing = 8.0

  /// Makes a stack.
  public init(
    axis: Axis,
    spacing: Double = defaultSpacing,
    alignment: Alignment = .center
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}
