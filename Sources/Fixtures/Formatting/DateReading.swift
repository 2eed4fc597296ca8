import JSONReading

/// Reads the forms in which feeds write dates.
enum DateReading {
  /// What was read.
  enum Result: Hashable {
    /// Seconds since 1970.
    case instant(Double)
    /// A date whose zone is that of the environment.
    case local(CivilDate)
  }

  /// Reads ISO 8601, RFC 822, or seconds or milliseconds since 1970.
  static func read(_ value: JSONValue) -> Result? {
    if let number = value.number { return epoch(number.double) }
    guard let text = value.string.map(TextFormats.trim) else { return nil }
    if let date = iso8601(text) ?? rfc822(text) {
      guard date.isValid else { return nil }
      return date.offset.map { .instant(date.secondsAsUTC - Double($0)) } ?? .local(date)
    }
    // Fewer digits than nine would be a year, a day or a mistake.
    guard text.prefix(while: \.isNumber).count >= 9 else { return nil }
    return JSONNumber(literal: text).flatMap { epoch($0.double) }
  }

  /// Tells seconds from milliseconds by size: 10^11 seconds are the year 5138, milliseconds 1973.
  private static func epoch(_ value: Double) -> Result? {
    let seconds = abs(value) >= 1e11 ? value / 1_000 : value
    return abs(seconds) < 1e11 ? .instant(seconds) : nil
  }

  /// `2026-11-30`, `2026-11-30T09:00:00.5+09:00`, and both without separators.
  private static func iso8601(_ text: String) -> CivilDate? {
    var scan = DateScanner(text)
    var date = CivilDate()
    guard let year = scan.digits(4) else { return nil }
    let dashed = scan.skip("-")
    guard let month = scan.digits(2), !dashed || scan.skip("-"), let day = scan.digits(2) else {
      return nil
    }
    (date.year, date.month, date.day) = (year, month, day)
    if scan.isAtEnd { return date }
    guard scan.skip("T") || scan.skip("t") || scan.skip(" ") else { return nil }
    guard scan.time(into: &date) else { return nil }
    scan.skipSpaces()
    if scan.isAtEnd { return date }
    date.offset = scan.offset()
    return scan.isAtEnd && date.offset != nil ? date : nil
  }

  /// `Mon, 30 Nov 2026 09:00:00 +0900`; weekday, seconds and the century may be left out.
  private static func rfc822(_ text: String) -> CivilDate? {
    var scan = DateScanner(text)
    var date = CivilDate()
    if scan.word() != nil {
      guard scan.skip(",") else { return nil }
    }
    scan.skipSpaces()
    guard let day = scan.digits(2) ?? scan.digits(1) else { return nil }
    scan.skipSpaces()
    guard let name = scan.word(), let month = months.firstIndex(of: name.prefix(3).lowercased())
    else { return nil }
    scan.skipSpaces()
    guard let year = scan.digits(4) ?? scan.digits(2).map({ $0 + ($0 < 50 ? 2000 : 1900) }) else {
      return nil
    }
    (date.year, date.month, date.day) = (year, month + 1, day)
    scan.skipSpaces()
    guard scan.time(into: &date) else { return nil }
    scan.skipSpaces()
    date.offset = scan.offset() ?? scan.word().flatMap { zones[$0.uppercased()] }.map { $0 * 3_600 }
    return scan.isAtEnd && date.offset != nil ? date : nil
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static let zones = [
    "UT": 0, "GMT": 0, "UTC": 0, "Z": 0, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5, "MST": -7,
    "MDT": -6, "PST": -8, "PDT": -7,
  ]
}
