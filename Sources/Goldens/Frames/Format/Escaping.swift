/// How texts are put in quotes so that one line stays one line and every character can be seen.
enum Escaping {
  /// The text in quotes of the given kind.
  static func quoted(_ text: String, with quote: Unicode.Scalar) -> String {
    var escaped = String(quote)
    if text.unicodeScalars.contains(where: { mustEscape($0, in: quote) }) {
      for scalar in text.unicodeScalars {
        escaped.unicodeScalars.append(contentsOf: escape(scalar, in: quote))
      }
    } else {
      escaped += text
    }
    escaped.unicodeScalars.append(quote)
    return escaped
  }

  private static func mustEscape(_ scalar: Unicode.Scalar, in quote: Unicode.Scalar) -> Bool {
    scalar == "\\" || scalar == quote || isUnseen(scalar)
  }

  private static func escape(
    _ scalar: Unicode.Scalar,
    in quote: Unicode.Scalar
  ) -> String.UnicodeScalarView {
    switch scalar {
    case "\n": "\\n".unicodeScalars
    case "\r": "\\r".unicodeScalars
    case "\t": "\\t".unicodeScalars
    case "\\": "\\\\".unicodeScalars
    case quote: "\\\(quote)".unicodeScalars
    default:
      isUnseen(scalar)
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
        : String(scalar).unicodeScalars
    }
  }

  /// Whether a reader of the line could not see the character, or would see the line in disorder.
  static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    // The syllables of Korean are asked about too often to look each of them up.
    if (0xAC00...0xD7A3).contains(scalar.value) { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: return true
    default: break
    }
    // A variation selector turns a sign into an emoji, which can be seen.
    return scalar.properties.isDefaultIgnorableCodePoint
      && !scalar.properties.isVariationSelector
  }

  /// Whether a word needs no quotes.
  static func isBare(_ word: String) -> Bool {
    !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        scalar != " " && scalar != "\"" && scalar != "'" && !isUnseen(scalar)
      }
  }

  /// Whether the end of a line needs no quotes.
  static func isBareSentence(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    return first != " " && last != " " && first != "\"" && first != "'"
      && !text.unicodeScalars.contains(where: isUnseen)
  }

  /// A word as it stands on a line.
  static func word(_ word: String) -> String {
    isBare(word) ? word : quoted(word, with: "'")
  }

  /// The end of a line as it stands there.
  static func sentence(_ text: String) -> String {
    isBareSentence(text) ? text : quoted(text, with: "\"")
  }
}
