/// Why a text is not JSON, and where it stops being so.
package struct JSONReadingError: Error, Hashable, Sendable {
  package var fact: Fact
  package var position: SourcePosition

  package init(_ fact: Fact, at position: SourcePosition) {
    self.fact = fact
    self.position = position
  }

  /// What is wrong.
  package enum Fact: Hashable, Sendable {
    case emptyDocument
    case byteOrderMark
    case notUTF8(byteOffset: Int)
    case endsTooEarly(expected: Expectation)
    case unexpected(Unicode.Scalar, expected: Expectation)
    case trailingComma
    case trailingContent(Unicode.Scalar)
    case numberForm(String)
    case unterminatedString
    case controlCharacter(Unicode.Scalar)
    case badEscape(String)
    case loneSurrogate(String)
    case tooDeep(limit: Int)
  }

  /// What would have been right.
  package enum Expectation: String, Hashable, Sendable {
    case value = "a value"
    case key = "a key in double quotes"
    case colon = "':' after the key"
    case commaOrBracket = "',' or ']'"
    case commaOrBrace = "',' or '}'"
  }
}

extension JSONReadingError {
  /// The fact as a sentence without the place.
  package var sentence: String {
    switch fact {
    case .emptyDocument: "the file is empty; JSON has at least one value."
    case .byteOrderMark: "the file starts with a byte order mark; save it as UTF-8 without one."
    case .notUTF8(let offset): "the byte at offset \(offset) is not UTF-8."
    case .endsTooEarly(let expected): "the file ends where \(expected.rawValue) should be."
    case .unexpected(let found, let expected):
      "found \(Self.name(found)) where \(expected.rawValue) should be."
    case .trailingComma: "A comma has to be followed by another element; remove it."
    case .trailingContent(let found):
      "found \(Self.name(found)) after the end of the value; a file holds one value."
    case .numberForm(let text): "'\(text)' is not a number as JSON writes it."
    case .unterminatedString: "the string that starts here is not closed on its line."
    case .controlCharacter(let found):
      "A string cannot hold \(Self.name(found)) as it is; write it as an escape."
    case .badEscape(let text): "'\(text)' is not an escape that JSON knows."
    case .loneSurrogate(let text): "'\(text)' is half of a surrogate pair."
    case .tooDeep(let limit): "values are nested more than \(limit) deep."
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    guard scalar.value < 0x20 || scalar.value == 0x7F else { return "'\(scalar)'" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
