import JSONReading

/// Applies formatters for one locale, time zone and moment.
///
/// Setting up what a locale needs is slow, so every pattern is prepared once and kept. A fixture
/// that uses none of it never touches the library that knows locales.
final class Formatting {
  private let locale: String
  private let timeZone: String
  private let now: String
  private var numberFormats: NumberFormats?
  private var dateFormats: DateFormats?

  init(locale: String, timeZone: String, now: String) {
    self.locale = locale
    self.timeZone = timeZone
    self.now = now
  }

  /// The value in another form.
  ///
  /// - Parameter pattern: How a date is written, instead of the forms that are known anyway.
  func apply(
    _ formatter: ValueFormatter,
    to value: JSONValue,
    _ arguments: [JSONValue],
    reading pattern: String?
  ) throws(FormatFailure) -> JSONValue {
    switch formatter {
    case .plain, .nonEmpty, .trim, .prefix, .upper, .lower, .lines, .join, .count, .mask, .replace:
      return try TextFormats.apply(formatter, to: value, arguments)
    case .number, .compact, .percent, .currency:
      return .string(try preparedNumberFormats().apply(formatter, to: value, arguments))
    case .date, .relative:
      let formats = try preparedDateFormats()
      return .string(try formats.apply(formatter, to: value, arguments, reading: pattern))
    }
  }

  private func preparedNumberFormats() -> NumberFormats {
    let formats = numberFormats ?? NumberFormats(locale: locale)
    numberFormats = formats
    return formats
  }

  private func preparedDateFormats() throws(FormatFailure) -> DateFormats {
    if let dateFormats { return dateFormats }
    let formats = try DateFormats(locale: locale, timeZone: timeZone, now: now)
    dateFormats = formats
    return formats
  }
}

extension JSONValue {
  /// The text that a formatter works on: numbers are read as they are spelled.
  func formattableText() throws(FormatFailure) -> String {
    guard let scalarText else { throw .notText(found: kindName) }
    return scalarText
  }

  func formattableCount() throws(FormatFailure) -> Int {
    guard let count = number?.int, count >= 0 else {
      throw .notACount(scalarText ?? kindName)
    }
    return count
  }
}
