/// The number grammar of RFC 8259, section 6.
enum NumberForm {
  /// The length of the number that a text begins with, or nil when it does not begin with one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the number.
  static func length(of bytes: some Collection<UInt8>) -> Int? {
    var scan = Scan(rest: bytes[...])
    scan.skip(UInt8(ascii: "-"))
    if !scan.skip(UInt8(ascii: "0")), scan.skipDigits() == 0 { return nil }
    if scan.skip(UInt8(ascii: ".")), scan.skipDigits() == 0 { return nil }
    if scan.skip(UInt8(ascii: "e")) || scan.skip(UInt8(ascii: "E")) {
      if !scan.skip(UInt8(ascii: "+")) { scan.skip(UInt8(ascii: "-")) }
      if scan.skipDigits() == 0 { return nil }
    }
    return scan.count
  }

  /// Whether a text is one number and nothing else.
  static func spans(_ bytes: some Collection<UInt8>) -> Bool {
    length(of: bytes) == bytes.count
  }

  private struct Scan<Bytes: Collection<UInt8>> where Bytes.SubSequence == Bytes {
    var rest: Bytes
    var count = 0

    @discardableResult mutating func skip(_ byte: UInt8) -> Bool {
      guard rest.first == byte else { return false }
      rest = rest.dropFirst()
      count += 1
      return true
    }

    mutating func skipDigits() -> Int {
      let digits = rest.prefix { 0x30...0x39 ~= $0 }.count
      rest = rest.dropFirst(digits)
      count += digits
      return digits
    }
  }
}
