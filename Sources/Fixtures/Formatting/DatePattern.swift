/// A date pattern of CLDR, taken apart: `y년 M월 d일 EEEE`.
struct DatePattern: Hashable {
  enum Part: Hashable {
    case text(String)
    /// A letter and how often it stands there, such as `yyyy`.
    case field(Character, Int)
  }

  private(set) var parts: [Part] = []

  /// How often each letter may stand: the forms of it that there are.
  private static let fields: [Character: ClosedRange<Int>] = [
    "G": 1...5, "y": 1...10, "u": 1...10, "Y": 1...10, "Q": 1...5, "q": 1...5, "M": 1...5,
    "L": 1...5, "w": 1...2, "W": 1...1, "d": 1...2, "D": 1...3, "F": 1...1, "E": 1...6, "e": 1...2,
    "c": 1...6, "a": 1...5, "b": 1...5, "B": 1...1, "h": 1...2, "H": 1...2, "K": 1...2, "k": 1...2,
    "m": 1...2, "s": 1...2, "S": 1...9, "A": 1...9, "z": 1...4, "Z": 1...5, "O": 1...1, "v": 1...4,
    "V": 1...4,
  ]

  init(_ pattern: String) throws(PatternFault) {
    var rest = pattern[...]
    var text = ""
    while let character = rest.first {
      if character == "'" {
        text += try Self.quoted(&rest, pattern)
      } else if character.isASCII, character.isLetter {
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(try Self.field(&rest, pattern))
      } else {
        text.append(character)
        rest = rest.dropFirst()
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
  }

  /// Text in quotes stands for itself; two quotes mean one, inside and outside.
  private static func quoted(
    _ rest: inout Substring,
    _ pattern: String
  ) throws(PatternFault) -> String {
    rest = rest.dropFirst()
    guard rest.first != "'" else {
      rest = rest.dropFirst()
      return "'"
    }
    var text = ""
    while let character = rest.popFirst() {
      guard character == "'" else {
        text.append(character)
        continue
      }
      guard rest.first == "'" else { return text }
      text.append("'")
      rest = rest.dropFirst()
    }
    throw .unclosedQuote(pattern)
  }

  private static func field(
    _ rest: inout Substring,
    _ pattern: String
  ) throws(PatternFault) -> Part {
    let letter = rest[rest.startIndex]
    let run = rest.prefix { $0 == letter }
    guard fields[letter]?.contains(run.count) == true else {
      throw .unknownField(String(run), pattern: pattern)
    }
    rest = rest.dropFirst(run.count)
    return .field(letter, run.count)
  }
}
