/// A type whose values can be written as one word on the command line.
///
/// An enumeration with text values conforms without a line of code, and then its words are the
/// closed choices that help, suggestions and completions show.
package protocol ArgumentValue: Sendable {
  /// The words that are accepted, or none where the choice is open.
  static var choices: [String] { get }

  /// What a person should have written, as the object of "expects".
  static var expectation: String { get }

  /// Reads a word, or answers nil where it says nothing of this type.
  init?(argument word: String)
}

extension ArgumentValue {
  package static var choices: [String] { [] }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable<String> {
  package static var choices: [String] { allCases.map(\.rawValue) }
  package static var expectation: String { "one of " + choices.joined(separator: ", ") }

  package init?(argument word: String) {
    self.init(rawValue: word)
  }
}

/// Any text but none: `--output=$UNSET` is a mistake that should be seen.
extension String: ArgumentValue {
  package static var expectation: String { "some text" }

  package init?(argument word: String) {
    guard !word.isEmpty else { return nil }
    self = word
  }
}

/// A number of things, from one on.
package struct Count: ArgumentValue, Hashable {
  package static var expectation: String { "a whole number from 1 on" }

  package let value: Int

  package init?(argument word: String) {
    guard let value = Int(word), value > 0 else { return nil }
    self.value = value
  }
}
