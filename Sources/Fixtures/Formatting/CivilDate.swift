/// A date and time as a calendar on the wall shows them, with the distance to UTC if it is known.
struct CivilDate: Hashable {
  var year = 1970
  var month = 1
  var day = 1
  var hour = 0
  var minute = 0
  var second = 0
  var fraction = 0.0
  /// Seconds east of UTC, or nil for a date that leaves the zone open.
  var offset: Int?

  /// Whether there is such a day and time; a leap second counts as one.
  var isValid: Bool {
    1...12 ~= month && day >= 1 && day <= Self.days(in: month, of: year) && 0...24 ~= hour
      && 0...59 ~= minute && 0...60 ~= second && (hour < 24 || minute + second == 0)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    switch month {
    case 2: return isLeap ? 29 : 28
    case 4, 6, 9, 11: return 30
    default: return 31
    }
  }

  /// Seconds since 1970 as if the date were in UTC.
  ///
  /// Days are counted in eras of 400 years that begin in March, so that the leap day comes last.
  var secondsAsUTC: Double {
    let marchYear = month <= 2 ? year - 1 : year
    let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return Double(days * 86_400 + hour * 3_600 + minute * 60 + second) + fraction
  }
}
