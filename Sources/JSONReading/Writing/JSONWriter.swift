/// Writes values as text, the same bytes for the same value on every machine.
///
/// Member order and number spelling are kept; strings escape only what JSON demands.
package struct JSONWriter: Sendable {
  /// How the text is laid out.
  package enum Style: Hashable, Sendable {
    /// One line without spaces.
    case compact
    /// One member or element a line, indented by two spaces a level.
    case pretty
  }

  private let style: Style
  private var text = ""
  private var level = 0

  /// Writes a value; a pretty text does not end with a new line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func write(_ value: JSONValue, _ style: Style = .pretty) -> String {
    var writer = JSONWriter(style: style)
    writer.append(value)
    return writer.text
  }

  private init(style: Style) {
    self.style = style
  }

  private mutating func append(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number.literal
    case .string(let string): append(quoted: string)
    case .array(let nodes):
      appendList("[", "]", nodes) { writer, node in writer.append(node.value) }
    case .object(let object):
      appendList("{", "}", object.members) { writer, member in
        writer.append(quoted: member.key)
        writer.text += writer.style == .pretty ? ": " : ":"
        writer.append(member.value.value)
      }
    }
  }

  private mutating func appendList<Element>(
    _ opening: String,
    _ closing: String,
    _ elements: [Element],
    _ append: (inout JSONWriter, Element) -> Void
  ) {
    text += opening
    level += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      breakLine()
      append(&self, element)
    }
    level -= 1
    if !elements.isEmpty { breakLine() }
    text += closing
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    text += "\n"
    for _ in 0..<level { text += "  " }
  }

  private mutating func append(quoted string: String) {
    text += "\""
    if string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for scalar in string.unicodeScalars { append(escaping: scalar) }
    } else {
      text += string
    }
    text += "\""
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    case "\r": text += "\\r"
    case "\u{8}": text += "\\b"
    case "\u{C}": text += "\\f"
    case "\u{0}"..."\u{1F}":
      text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: text.unicodeScalars.append(scalar)
    }
  }
}
