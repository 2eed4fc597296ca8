/// A length in whole thousandths of a point, as captures and goldens keep it.
///
/// Layout computes in `Double`; what is compared, printed and added up is this exact number, so
/// two machines cannot disagree in a last bit and a sum of parts is its whole.
///
///     Thousandths(89.3333).description  // "89.333"
///     Thousandths(44).description       // "44"
public struct Thousandths: Hashable, Comparable, Sendable {
  /// The length in thousandths of a point.
  public var rawValue: Int

  /// Makes a length from a whole number of thousandths of a point.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The nearest thousandth of a length in points.
  ///
  /// A length that is not finite or does not fit becomes the nearest one that does; not-a-number
  /// becomes zero.
  public init(_ points: Double) {
    let scaled = (points * 1000).rounded()
    if scaled.isNaN {
      rawValue = 0
    } else {
      // Far beyond any screen, and far enough from the limits that sums cannot overflow.
      let limit = 1e15
      rawValue = Int(Swift.max(-limit, Swift.min(limit, scaled)))
    }
  }

  /// No length.
  public static let zero = Thousandths(rawValue: 0)

  /// The length in points.
  public var points: Double { Double(rawValue) / 1000 }

  /// Orders by length.
  public static func < (a: Thousandths, b: Thousandths) -> Bool { a.rawValue < b.rawValue }
  /// The exact sum.
  public static func + (a: Thousandths, b: Thousandths) -> Thousandths {
    Thousandths(rawValue: a.rawValue + b.rawValue)
  }
  /// The exact difference.
  public static func - (a: Thousandths, b: Thousandths) -> Thousandths {
    Thousandths(rawValue: a.rawValue - b.rawValue)
  }
  /// The length in the other direction.
  public static prefix func - (a: Thousandths) -> Thousandths {
    Thousandths(rawValue: -a.rawValue)
  }
}

extension Thousandths: CustomStringConvertible {
  /// The shortest decimal spelling, in points.
  public var description: String {
    let magnitude = rawValue.magnitude
    let whole = (rawValue < 0 ? "-" : "") + String(magnitude / 1000)
    let fraction = magnitude % 1000
    if fraction == 0 { return whole }
    let (tenths, hundredths, rest) = (fraction / 100, fraction / 10 % 10, fraction % 10)
    if rest != 0 { return "\(whole).\(tenths)\(hundredths)\(rest)" }
    return hundredths != 0 ? "\(whole).\(tenths)\(hundredths)" : "\(whole).\(tenths)"
  }
}

extension Thousandths: LosslessStringConvertible {
  /// Reads the spelling that `description` writes: digits, at most three of them after a point.
  public init?(_ description: String) {
    var bytes = description.utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let point = bytes.firstIndex(of: UInt8(ascii: "."))
    guard let points = Self.digits(bytes[..<(point ?? bytes.endIndex)]) else { return nil }
    var thousandths = 0
    if let point {
      let part = bytes[bytes.index(after: point)...]
      guard part.count <= 3, let fraction = Self.digits(part) else { return nil }
      thousandths = fraction * [0, 100, 10, 1][part.count]
    }
    let (scaled, overflow) = points.multipliedReportingOverflow(by: 1000)
    guard !overflow, scaled < Int.max - 1000 else { return nil }
    rawValue = (scaled + thousandths) * (isNegative ? -1 : 1)
  }

  private static func digits(_ bytes: Substring.UTF8View) -> Int? {
    guard !bytes.isEmpty, bytes.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(Substring(bytes))
  }
}
