import FoundationEssentials
import FoundationInternationalization
import JSONReading

/// The formatters of numbers, as ICU does them for a locale.
///
/// Amounts are decimals from the text to the result, so that no digit of money is a guess.
final class NumberFormats {
  private let locale: Locale
  private var patterns: [String: NumberPattern] = [:]

  init(locale: String) {
    self.locale = Locale(identifier: locale)
  }

  func apply(
    _ formatter: ValueFormatter,
    to value: JSONValue,
    _ arguments: [JSONValue]
  ) throws(FormatFailure) -> String {
    let decimal = try Self.decimal(value)
    switch formatter {
    case .compact:
      return decimal.formatted(.number.notation(.compactName).locale(locale))
    case .percent:
      let digits = try arguments.first?.formattableCount() ?? 0
      return decimal.formatted(
        .percent.precision(.fractionLength(min(digits, 30))).locale(locale)
      )
    case .currency:
      let code = try arguments[0].formattableText()
      guard code.count == 3, code.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else {
        throw .notACurrency(code)
      }
      return decimal.formatted(.currency(code: code).locale(locale))
    default:
      guard let pattern = arguments.first else { return decimal.formatted(.number.locale(locale)) }
      return format(decimal, by: try prepared(pattern.formattableText()))
    }
  }

  private func prepared(_ text: String) throws(FormatFailure) -> NumberPattern {
    if let pattern = patterns[text] { return pattern }
    do {
      let pattern = try NumberPattern(text)
      patterns[text] = pattern
      return pattern
    } catch {
      throw .pattern(error)
    }
  }

  private func format(_ decimal: Decimal, by pattern: NumberPattern) -> String {
    let style = Decimal.FormatStyle(locale: locale)
      .grouping(pattern.groups ? .automatic : .never)
      .precision(
        .integerAndFractionLength(
          integerLimits: pattern.leastIntegerDigits...,
          fractionLimits: pattern.leastFractionDigits...pattern.mostFractionDigits
        )
      )
    let value = pattern.isPercent ? decimal * 100 : decimal
    let signed = style.format(value)
    let digits = value < 0 ? style.format(-value) : signed
    // The sign of the locale comes before everything, a currency mark of the pattern included.
    let sign = signed.hasSuffix(digits) ? signed.dropLast(digits.count) : ""
    return sign + pattern.prefix + digits + pattern.suffix
  }

  /// Reads a number, or a text that is one, when it has no more digits than decimals hold.
  private static func decimal(_ value: JSONValue) throws(FormatFailure) -> Decimal {
    let number = value.number ?? value.string.flatMap { JSONNumber(literal: TextFormats.trim($0)) }
    guard let number else { throw .notANumber }
    let significant = number.literal.prefix { $0 != "e" && $0 != "E" }
      .filter { $0.isNumber }.drop { $0 == "0" }
    guard significant.count <= 38, let decimal = Decimal(string: number.literal), decimal.isFinite
    else { throw .notANumber }
    return decimal
  }
}
