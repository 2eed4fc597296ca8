import FoundationEssentials
import FoundationInternationalization

// The library takes no pattern as text, but a format that is put together field by field.
extension DatePattern {
  var formatString: Date.FormatString {
    var format = Date.FormatString.StringInterpolation(literalCapacity: 16, interpolationCount: 8)
    for part in parts {
      switch part {
      case .text(let text): format.appendLiteral(text)
      case .field(let letter, let count): append(letter, count, to: &format)
      }
    }
    return Date.FormatString(stringInterpolation: format)
  }

  private typealias Format = Date.FormatString.StringInterpolation

  private func append(_ letter: Character, _ count: Int, to format: inout Format) {
    switch letter {
    case "G", "y", "u", "Y", "Q", "q", "M", "L": appendYearPart(letter, count, to: &format)
    case "w", "W", "d", "D", "F", "E", "e", "c": appendDay(letter, count, to: &format)
    case "z", "Z", "O", "v", "V": appendZone(letter, count, to: &format)
    default: appendTime(letter, count, to: &format)
    }
  }

  private func appendYearPart(_ letter: Character, _ count: Int, to format: inout Format) {
    switch letter {
    case "G":
      format.appendInterpolation(era: count < 4 ? .abbreviated : count == 4 ? .wide : .narrow)
    case "y":
      format.appendInterpolation(
        year: count == 1 ? .defaultDigits : count == 2 ? .twoDigits : .padded(count)
      )
    case "u": format.appendInterpolation(year: .extended(minimumLength: count))
    case "Y":
      format.appendInterpolation(
        yearForWeekOfYear: count == 1 ? .defaultDigits : count == 2 ? .twoDigits : .padded(count)
      )
    case "Q":
      let forms: [Date.FormatStyle.Symbol.Quarter] = [
        .oneDigit, .twoDigits, .abbreviated, .wide, .narrow,
      ]
      format.appendInterpolation(quarter: forms[count - 1])
    case "q":
      let forms: [Date.FormatStyle.Symbol.StandaloneQuarter] = [
        .oneDigit, .twoDigits, .abbreviated, .wide, .narrow,
      ]
      format.appendInterpolation(standaloneQuarter: forms[count - 1])
    case "M":
      let forms: [Date.FormatStyle.Symbol.Month] = [
        .defaultDigits, .twoDigits, .abbreviated, .wide, .narrow,
      ]
      format.appendInterpolation(month: forms[count - 1])
    default:
      let forms: [Date.FormatStyle.Symbol.StandaloneMonth] = [
        .defaultDigits, .twoDigits, .abbreviated, .wide, .narrow,
      ]
      format.appendInterpolation(standaloneMonth: forms[count - 1])
    }
  }

  private func appendDay(_ letter: Character, _ count: Int, to format: inout Format) {
    switch letter {
    case "w": format.appendInterpolation(week: count == 1 ? .defaultDigits : .twoDigits)
    case "W": format.appendInterpolation(week: .weekOfMonth)
    case "d": format.appendInterpolation(day: count == 1 ? .defaultDigits : .twoDigits)
    case "D":
      format.appendInterpolation(
        dayOfYear: count == 1 ? .defaultDigits : count == 2 ? .twoDigits : .threeDigits
      )
    case "F": format.appendInterpolation(day: .ordinalOfDayInMonth)
    case "e": format.appendInterpolation(weekday: count == 1 ? .oneDigit : .twoDigits)
    case "E":
      let forms: [Date.FormatStyle.Symbol.Weekday] = [
        .abbreviated, .abbreviated, .abbreviated, .wide, .narrow, .short,
      ]
      format.appendInterpolation(weekday: forms[count - 1])
    default:
      let forms: [Date.FormatStyle.Symbol.StandaloneWeekday] = [
        .oneDigit, .oneDigit, .abbreviated, .wide, .narrow, .short,
      ]
      format.appendInterpolation(standaloneWeekday: forms[count - 1])
    }
  }

  private func appendTime(_ letter: Character, _ count: Int, to format: inout Format) {
    switch letter {
    case "h", "H", "K", "k":
      let clock: Hour.Clock = letter == "h" || letter == "K" ? .twelveHour : .twentyFourHour
      let cycle: Hour.HourCycle = letter == "h" || letter == "k" ? .oneBased : .zeroBased
      format.appendInterpolation(
        hour: count == 1
          ? .defaultDigits(clock: clock, hourCycle: cycle)
          : .twoDigits(clock: clock, hourCycle: cycle)
      )
    case "m": format.appendInterpolation(minute: count == 1 ? .defaultDigits : .twoDigits)
    case "s": format.appendInterpolation(second: count == 1 ? .defaultDigits : .twoDigits)
    case "S": format.appendInterpolation(secondFraction: .fractional(count))
    case "A": format.appendInterpolation(secondFraction: .milliseconds(count))
    case "B": format.appendInterpolation(dayPeriod: .conversational(.abbreviated))
    default:
      let width: DayPeriod.Width = count < 4 ? .abbreviated : count == 4 ? .wide : .narrow
      format.appendInterpolation(dayPeriod: letter == "a" ? .standard(width) : .with12s(width))
    }
  }

  private typealias Hour = Date.FormatStyle.Symbol.VerbatimHour
  private typealias DayPeriod = Date.FormatStyle.Symbol.DayPeriod

  private func appendZone(_ letter: Character, _ count: Int, to format: inout Format) {
    switch (letter, count) {
    case ("z", 4): format.appendInterpolation(timeZone: .specificName(.long))
    case ("z", _): format.appendInterpolation(timeZone: .specificName(.short))
    case ("Z", 5): format.appendInterpolation(timeZone: .iso8601(.long))
    case ("Z", 4): format.appendInterpolation(timeZone: .localizedGMT(.long))
    case ("Z", _): format.appendInterpolation(timeZone: .iso8601(.short))
    case ("O", _): format.appendInterpolation(timeZone: .localizedGMT(.short))
    case ("v", 4): format.appendInterpolation(timeZone: .genericName(.long))
    case ("v", _): format.appendInterpolation(timeZone: .genericName(.short))
    case (_, 1): format.appendInterpolation(timeZone: .identifier(.short))
    case (_, 2): format.appendInterpolation(timeZone: .identifier(.long))
    case (_, 3): format.appendInterpolation(timeZone: .exemplarLocation)
    default: format.appendInterpolation(timeZone: .genericLocation)
    }
  }
}
