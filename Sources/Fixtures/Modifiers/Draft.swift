import Elements
import Views

/// A view on its way to a description: what its modifiers have set so far.
struct Draft {
  var modifiers = Modifiers()
  var text = TextModifiers()
  var stack = StackModifiers()
  var image = ImageModifiers()
  var name: String?

  /// What only stacks know.
  struct StackModifiers {
    var spacing: Double?
    var alignment: Alignment?
  }

  /// What only images know.
  struct ImageModifiers {
    var placeholder: String?
    var contentMode: ContentMode?
    var aspectRatio: Double?
  }
}

/// What is declared for text; containers hand it down to the text in them, as in SwiftUI.
struct TextModifiers {
  var font: FontModifier?
  var bold: Bool?
  var color: String?
  var lineLimit: Int?
  var alignment: TextAlignment?
  var truncationMode: TruncationMode?
  var lineSpacing: Double?
  var minimumScaleFactor: Double?
  var lineBreakStrategy: LineBreakStrategy?

  /// A style or a size, before it is known whether it is bold.
  enum FontModifier {
    case style(TextStyle)
    case system(size: Double, weight: FontWeight, relativeTo: TextStyle?)
  }

  /// These modifiers, with those from outside where nothing is set here.
  func inheriting(_ outer: TextModifiers) -> TextModifiers {
    TextModifiers(
      font: font ?? outer.font,
      bold: bold ?? outer.bold,
      color: color ?? outer.color,
      lineLimit: lineLimit ?? outer.lineLimit,
      alignment: alignment ?? outer.alignment,
      truncationMode: truncationMode ?? outer.truncationMode,
      lineSpacing: lineSpacing ?? outer.lineSpacing,
      minimumScaleFactor: minimumScaleFactor ?? outer.minimumScaleFactor,
      lineBreakStrategy: lineBreakStrategy ?? outer.lineBreakStrategy
    )
  }

  /// A text with these modifiers; what is set nowhere has SwiftUI's default.
  func content(_ text: String) -> TextContent {
    TextContent(
      text,
      font: resolvedFont,
      color: color ?? "label",
      lineLimit: lineLimit,
      alignment: alignment ?? .leading,
      truncationMode: truncationMode ?? .tail,
      lineSpacing: lineSpacing ?? 0,
      minimumScaleFactor: minimumScaleFactor ?? 1,
      lineBreakStrategy: lineBreakStrategy ?? .standard
    )
  }

  private var resolvedFont: Font {
    let bold = bold ?? false
    switch font ?? .style(.body) {
    case .style(let style):
      return .style(style, bold: bold)
    case .system(let size, let weight, let style):
      return .system(size: size, weight: bold ? max(weight, .bold) : weight, relativeTo: style)
    }
  }
}

private func max(_ a: FontWeight, _ b: FontWeight) -> FontWeight {
  a.rawValue >= b.rawValue ? a : b
}
