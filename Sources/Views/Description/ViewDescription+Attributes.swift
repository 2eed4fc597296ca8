public import Elements
import Geometry

extension ViewDescription {
  /// Everything declared, as a capture keeps it; what has its default value is left out.
  public var attributes: Attributes {
    var attributes = kind.attributes
    modifiers.write(to: &attributes)
    attributes[.condition] = condition.map { .text($0) }
    return attributes
  }
}

extension ViewDescription.Kind {
  fileprivate var attributes: Attributes {
    switch self {
    case .text(let content):
      return content.attributes
    case .image(let content):
      return content.attributes
    case .stack(let content):
      let alignment =
        content.axis == .horizontal
        ? content.alignment.vertical.rawValue : content.alignment.horizontal.rawValue
      return [.spacing: .points(content.spacing), .alignment: .word(alignment)]
    case .layers(let alignment):
      return [.alignment: .word(alignment.name)]
    case .spacer(let minLength):
      return [.minLength: .points(minLength)]
    case .divider(let thickness):
      return [.thickness: .points(thickness)]
    case .rectangle(let color), .circle(let color):
      return [.color: .word(color)]
    }
  }
}

extension TextContent {
  fileprivate var attributes: Attributes {
    var attributes: Attributes = [
      .text: .text(text), .font: .word(font.description), .color: .word(color),
    ]
    if case .style(_, bold: true) = font { attributes[.bold] = .word("true") }
    if let lineLimit { attributes[.lineLimit] = .points(Double(lineLimit)) }
    if alignment != .leading { attributes[.textAlignment] = .word(alignment.rawValue) }
    if truncationMode != .tail { attributes[.truncationMode] = .word(truncationMode.rawValue) }
    if lineSpacing != 0 { attributes[.lineSpacing] = .points(lineSpacing) }
    if minimumScaleFactor < 1 { attributes[.minimumScaleFactor] = .points(minimumScaleFactor) }
    if lineBreakStrategy != .standard {
      attributes[.lineBreakStrategy] = .word(lineBreakStrategy.rawValue)
    }
    return attributes
  }
}

extension ImageContent {
  fileprivate var attributes: Attributes {
    var attributes: Attributes = [:]
    source?.write(to: &attributes)
    attributes[.placeholder] = placeholder.map { .word($0) }
    if contentMode != .fit { attributes[.contentMode] = .word(contentMode.rawValue) }
    return attributes
  }
}

extension ImageSource {
  /// Writes what a capture keeps of a picture.
  func write(to attributes: inout Attributes) {
    attributes[.image] = .text(name)
    attributes[.imageSize] = .numbers([Thousandths(size.width), Thousandths(size.height)])
    attributes[.digest] = digest.map { .word($0) }
  }
}
