/// A number as it is spelled in the text, so that no digit of an identifier or an amount is lost.
///
/// Two numbers are equal when their numeric values are: `1`, `1.0` and `10e-1` are one number.
package struct JSONNumber: Sendable {
  /// The spelling, exactly as in the text.
  package let literal: String

  /// Takes over a spelling that a reader has already found to be a number.
  init(trusted literal: String) {
    self.literal = literal
  }

  package init(_ value: Int) {
    literal = String(value)
  }

  /// Spells a number in the shortest form that reads back as the same value.
  ///
  /// JSON has no spelling for infinity and not-a-number, which therefore give nil.
  package init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if let whole = Int(exactly: value), abs(whole) < 1 << 53 {
      literal = String(whole)
    } else {
      literal = value.description
    }
  }

  /// Reads a number in the form of RFC 8259, or gives nil for anything else.
  package init?(literal: String) {
    guard NumberForm.spans(literal.utf8) else { return nil }
    self.literal = literal
  }

  /// The nearest double, or infinity when the number is beyond its range.
  package var double: Double { Double(literal) ?? .nan }

  /// The value as an integer when it is one exactly: `5`, `5.0` and `5e0` are all 5.
  package var int: Int? {
    if let plain = Int(literal) { return plain }
    guard let form = DecimalForm(literal) else { return nil }
    if form.digits.isEmpty { return 0 }
    guard form.scale >= form.digits.count, form.scale < 20 else { return nil }
    let zeros = String(repeating: "0", count: form.scale - form.digits.count)
    return Int((form.isNegative ? "-" : "") + String(decoding: form.digits, as: UTF8.self) + zeros)
  }
}

extension JSONNumber: Hashable {
  package static func == (a: JSONNumber, b: JSONNumber) -> Bool {
    a.literal == b.literal || DecimalForm(a.literal) == DecimalForm(b.literal)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(DecimalForm(literal))
  }
}

extension JSONNumber: Comparable {
  package static func < (a: JSONNumber, b: JSONNumber) -> Bool {
    guard let a = DecimalForm(a.literal), let b = DecimalForm(b.literal) else {
      return a.double < b.double
    }
    return a < b
  }
}
