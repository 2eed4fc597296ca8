import Elements
import Geometry

/// How attributes are spelled on a line.
enum AttributeSpelling {
  /// Names that stand for something else on the line of an element.
  static let reserved = ["z", "at", "kind", "from"]

  /// The attributes in their order, each as one word of the line.
  static func words(of attributes: Attributes) -> [String] {
    attributes.map { spelling(of: $0.name, $0.value) }
  }

  private static func spelling(of name: AttributeName, _ value: AttributeValue) -> String {
    switch (name, value) {
    case (.text, .text(let text)): Escaping.quoted(text, with: "\"")
    case (.component, .word(let word)) where isComponent(word): word
    case (_, .word("true")) where isFlag(name.rawValue): name.rawValue
    default: spelling(ofName: name.rawValue) + "=" + spelling(of: value)
    }
  }

  private static func spelling(ofName name: String) -> String {
    let isPlain = isBareName(name) && !reserved.contains(name)
    return isPlain ? name : Escaping.quoted(name, with: "'")
  }

  /// Whether a word alone reads as the component: it begins with a capital and is a plain name.
  static func isComponent(_ word: String) -> Bool {
    guard let first = word.utf8.first, (65...90).contains(first) else { return false }
    return isBareName(word)
  }

  private static func isFlag(_ name: String) -> Bool {
    isBareName(name) && !isComponent(name) && name != "/"
  }

  private static func isBareName(_ name: String) -> Bool {
    Escaping.isBare(name) && !name.utf8.contains(UInt8(ascii: "="))
  }

  private static func spelling(of value: AttributeValue) -> String {
    switch value {
    case .number(let number): number.description
    case .numbers(let numbers): spelling(of: numbers)
    case .text(let text): Escaping.quoted(text, with: "\"")
    case .word(let word):
      Escaping.isBare(word) && numeric(word) == nil ? word : Escaping.quoted(word, with: "'")
    }
  }

  private static func spelling(of numbers: [Thousandths]) -> String {
    let joined = numbers.map(\.description).joined(separator: ",")
    return numbers.count < 2 ? joined + "," : joined
  }

  /// The number or numbers that a bare word spells, or nil where it is only a word.
  static func numeric(_ word: String) -> AttributeValue? {
    // Most words begin with a letter, and no number does.
    guard let first = word.utf8.first, (44...57).contains(first) else { return nil }
    if let number = Thousandths(word) { return .number(number) }
    guard word.utf8.contains(44) else { return nil }
    var parts = word.split(separator: ",", omittingEmptySubsequences: false)
    if parts.last == "" { parts.removeLast() }
    if parts == [""] { parts = [] }
    let numbers = parts.compactMap { Thousandths(String($0)) }
    // Only the spelling that would be written counts, so that reading and writing agree.
    guard numbers.count == parts.count, spelling(of: numbers) == word else { return nil }
    return .numbers(numbers)
  }
}
