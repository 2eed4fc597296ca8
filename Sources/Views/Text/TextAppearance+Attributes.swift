public import Elements
import Geometry

extension TextAppearance {
  /// Reads what an element says about the shape of its text.
  ///
  /// An attribute that is missing, unknown or of the wrong type counts as its default, so that an
  /// old or damaged golden still draws.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of an element of kind `text`.
  ///   - environment: The environment of the capture, for text size, direction, locale, pixels.
  public init(attributes: Attributes, environment: Environment) {
    let font = Font(attributes: attributes).resolved(at: environment.contentSizeCategory)
    self.init(
      font: font.scaled(by: attributes[.fontScale]?.number?.points ?? 1),
      lineLimit: attributes[.lineLimit]?.lineLimit,
      alignment: attributes[.textAlignment]?.choice() ?? .leading,
      truncationMode: attributes[.truncationMode]?.choice() ?? .tail,
      lineSpacing: max(0, attributes[.lineSpacing]?.number?.points ?? 0),
      lineBreakStrategy: attributes[.lineBreakStrategy]?.choice() ?? .standard,
      layoutDirection: environment.layoutDirection,
      locale: environment.locale,
      scale: environment.scale
    )
  }
}

extension Font {
  /// Reads the attributes `font` and `bold`; body where they say nothing.
  public init(attributes: Attributes) {
    let bold = attributes[.bold]?.isTrue ?? false
    self =
      attributes[.font]?.string.flatMap { Font($0, bold: bold) } ?? .style(.body, bold: bold)
  }
}

extension AttributeValue {
  /// Whether the value says yes: the word `true`, or a number other than zero.
  public var isTrue: Bool { string == "true" || number.map { $0 != .zero } ?? false }

  /// A limit of lines: a number of at least one, or nil for none.
  fileprivate var lineLimit: Int? {
    guard let number, number.rawValue >= 1000 else { return nil }
    return number.rawValue / 1000
  }

  fileprivate func choice<Choice: RawRepresentable<String>>() -> Choice? {
    string.flatMap(Choice.init(rawValue:))
  }
}
