/// Why a formatter could not read a value or an argument.
package enum FormatFailure: Error, Hashable, Sendable {
  case notText(found: String)
  case notANumber
  case notADate
  case notACollection(found: String)
  case elementWithoutText(index: Int)
  case notACount(String)
  case notACurrency(String)
  case unknownTimeZone(String)
  case unreadableNow(String)
  case pattern(PatternFault)

  /// The fact as a sentence.
  package var sentence: String {
    switch self {
    case .notText(let found): "\(found) has no text."
    case .notANumber: "it is no number that decimals hold exactly."
    case .notADate:
      "it is no date in ISO 8601, RFC 822 or seconds since 1970; other forms are read with 'in:'."
    case .notACollection(let found): "\(found) cannot be counted or joined."
    case .elementWithoutText(let index): "its element \(index) has no text."
    case .notACount(let text): "'\(text)' is no count; write a whole number from 0."
    case .notACurrency(let text): "'\(text)' is no currency; write a code such as 'KRW'."
    case .unknownTimeZone(let name): "the time zone '\(name)' is not known."
    case .unreadableNow(let text): "the environment's now, '\(text)', is no date."
    case .pattern(let fault): fault.sentence
    }
  }
}

/// What is wrong with a pattern.
package enum PatternFault: Error, Hashable, Sendable {
  case unclosedQuote(String)
  case unknownField(String, pattern: String)
  case noDigits(String)
  case digitOrder(String)
  case noPlaces(String)

  /// The fact as a sentence.
  package var sentence: String {
    switch self {
    case .unclosedQuote(let pattern): "A quote in the pattern '\(pattern)' is not closed."
    case .unknownField(let field, let pattern):
      "'\(field)' in '\(pattern)' is no date field; letters that stand for themselves are quoted."
    case .noDigits(let pattern):
      "the pattern '\(pattern)' has no place for digits: write '#' or '0'."
    case .digitOrder(let pattern): "the places in '\(pattern)' are not in the order '#,##0.0#'."
    case .noPlaces(let pattern): "the mask '\(pattern)' has no '#' or '*'."
    }
  }
}
