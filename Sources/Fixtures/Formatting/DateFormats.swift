import FoundationEssentials
import FoundationInternationalization
import JSONReading

/// The formatters of dates, as ICU does them for a locale and a time zone.
final class DateFormats {
  private let locale: Locale
  private let calendar: Calendar
  private let now: String
  private var styles: [String: Date.VerbatimFormatStyle] = [:]
  private var readers: [String: [Date.ParseStrategy]] = [:]

  init(locale: String, timeZone: String, now: String) throws(FormatFailure) {
    guard let zone = TimeZone(identifier: timeZone) else { throw .unknownTimeZone(timeZone) }
    self.locale = Locale(identifier: locale)
    self.now = now
    // Where people count years otherwise, so does ICU.
    var calendar = Calendar(identifier: self.locale.calendar.identifier)
    calendar.locale = self.locale
    calendar.timeZone = zone
    self.calendar = calendar
  }

  func apply(
    _ formatter: ValueFormatter,
    to value: JSONValue,
    _ arguments: [JSONValue],
    reading pattern: String?
  ) throws(FormatFailure) -> String {
    guard
      let date = try pattern.map({ p throws(FormatFailure) in try read(value, by: p) })
        ?? read(value)
    else { throw .notADate }
    guard formatter == .date else { return try relative(date) }
    return try style(arguments[0].formattableText()).format(date)
  }

  private func relative(_ date: Date) throws(FormatFailure) -> String {
    guard let now = read(.string(now)) else { throw .unreadableNow(now) }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: .numeric,
      unitsStyle: .wide,
      locale: locale,
      calendar: calendar
    )
    return style.format(now)
  }

  private func style(_ text: String) throws(FormatFailure) -> Date.VerbatimFormatStyle {
    if let style = styles[text] { return style }
    let style = Date.VerbatimFormatStyle(
      format: try Self.pattern(text).formatString,
      locale: locale,
      timeZone: calendar.timeZone,
      calendar: calendar
    )
    styles[text] = style
    return style
  }

  private static func pattern(_ text: String) throws(FormatFailure) -> DatePattern {
    do {
      return try DatePattern(text)
    } catch {
      throw .pattern(error)
    }
  }

  private func read(_ value: JSONValue) -> Date? {
    switch DateReading.read(value) {
    case .instant(let seconds): Date(timeIntervalSince1970: seconds)
    case .local(let date): resolve(date)
    case nil: nil
    }
  }

  /// The moment a wall calendar shows in the zone; of a time that a change skips, the later one.
  private func resolve(_ date: CivilDate) -> Date? {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = calendar.timeZone
    let parts = DateComponents(
      year: date.year,
      month: date.month,
      day: date.day,
      hour: date.hour,
      minute: date.minute,
      second: date.second
    )
    return gregorian.date(from: parts)?.addingTimeInterval(date.fraction)
  }

  /// Reads by a pattern in the language of the locale, or else in English.
  private func read(_ value: JSONValue, by text: String) throws(FormatFailure) -> Date? {
    let written = try value.formattableText()
    let whole = written.startIndex..<written.endIndex
    for strategy in try strategies(text) {
      // Parsing alone would be content with a beginning that fits.
      let match = try? strategy.consuming(written, startingAt: whole.lowerBound, in: whole)
      if let match, match.upperBound == whole.upperBound { return match.output }
    }
    return nil
  }

  private func strategies(_ text: String) throws(FormatFailure) -> [Date.ParseStrategy] {
    if let strategies = readers[text] { return strategies }
    let format = try Self.pattern(text).formatString
    let strategies = [locale, Locale(identifier: "en_US_POSIX")].map { locale in
      Date.ParseStrategy(
        format: format,
        locale: locale,
        timeZone: calendar.timeZone,
        calendar: Calendar(identifier: .gregorian),
        isLenient: false
      )
    }
    readers[text] = strategies
    return strategies
  }
}
