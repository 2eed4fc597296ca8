import JSONReading

/// The formatters that need no locale.
enum TextFormats {
  static func apply(
    _ formatter: ValueFormatter,
    to value: JSONValue,
    _ arguments: [JSONValue]
  ) throws(FormatFailure) -> JSONValue {
    switch formatter {
    case .nonEmpty: return value.isPresent ? value : .null
    case .count: return JSONValue(try count(value))
    case .join: return .string(try join(value, by: arguments.first?.formattableText() ?? ", "))
    default: return .string(try apply(formatter, to: value.formattableText(), arguments))
    }
  }

  private static func apply(
    _ formatter: ValueFormatter,
    to text: String,
    _ arguments: [JSONValue]
  ) throws(FormatFailure) -> String {
    switch formatter {
    case .plain: PlainText.read(text)
    case .trim: trim(text)
    case .prefix: String(text.prefix(try arguments[0].formattableCount()))
    case .upper: text.uppercased()
    case .lower: text.lowercased()
    case .lines:
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .prefix(try arguments[0].formattableCount()).joined(separator: "\n")
    case .mask: try mask(text, by: arguments[0].formattableText())
    case .replace:
      replace(
        try arguments[0].formattableText(),
        with: try arguments[1].formattableText(),
        in: text
      )
    default: text
    }
  }

  static func trim(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }

  private static func count(_ value: JSONValue) throws(FormatFailure) -> Int {
    switch value {
    case .array(let nodes): nodes.count
    case .object(let object): object.members.count
    case .string(let text): text.count
    default: throw .notACollection(found: value.kindName)
    }
  }

  /// Joins the elements that are there; null leaves no gap.
  private static func join(
    _ value: JSONValue,
    by separator: String
  ) throws(FormatFailure) -> String {
    guard let nodes = value.array else { throw .notACollection(found: value.kindName) }
    var texts: [String] = []
    for (index, node) in nodes.enumerated() where !node.value.isNull {
      guard let text = node.value.scalarText else { throw .elementWithoutText(index: index) }
      texts.append(text)
    }
    return texts.joined(separator: separator)
  }

  private static func mask(_ text: String, by pattern: String) throws(FormatFailure) -> String {
    do {
      return try Mask(pattern).cover(text)
    } catch {
      throw .pattern(error)
    }
  }

  private static func replace(_ old: String, with new: String, in text: String) -> String {
    guard !old.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    while let place = rest.firstRange(of: old) {
      result += rest[..<place.lowerBound] + new
      rest = rest[place.upperBound...]
    }
    return result + rest
  }
}
