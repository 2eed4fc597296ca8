/// The one form that all spellings of a number share: 0.digits times ten to the power of a scale.
///
/// Zero has no digits. A number whose exponent does not fit an integer has no such form.
struct DecimalForm: Hashable {
  var isNegative = false
  /// ASCII digits without zeros at either end.
  var digits: [UInt8] = []
  /// How many digits stand before the decimal point; negative for leading zeros after it.
  var scale = 0

  init?(_ literal: String) {
    var fractionDigits = 0
    var isFraction = false
    var exponent: Substring.UTF8View?
    for (offset, byte) in literal.utf8.enumerated() where exponent == nil {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): exponent = literal.utf8.dropFirst(offset + 1)
      default:
        digits.append(byte)
        fractionDigits += isFraction ? 1 : 0
      }
    }
    let power = exponent.map { Int(Substring($0)) } ?? 0
    guard let power, abs(power) < 1 << 40 else { return nil }
    scale = digits.count - fractionDigits + power
    removeOuterZeros()
  }

  private mutating func removeOuterZeros() {
    let zero = UInt8(ascii: "0")
    while digits.last == zero { digits.removeLast() }
    let leading = digits.prefix { $0 == zero }.count
    digits.removeFirst(leading)
    scale -= leading
    if digits.isEmpty { (scale, isNegative) = (0, false) }
  }
}

extension DecimalForm: Comparable {
  static func < (a: DecimalForm, b: DecimalForm) -> Bool {
    if a.isNegative != b.isNegative { return a.isNegative }
    return a.isNegative ? b.isNearerZero(than: a) : a.isNearerZero(than: b)
  }

  private func isNearerZero(than other: DecimalForm) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    if scale != other.scale { return scale < other.scale }
    return digits.lexicographicallyPrecedes(other.digits)
  }
}
