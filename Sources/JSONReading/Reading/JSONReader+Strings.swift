extension JSONReader {
  mutating func string() throws(JSONReadingError) -> String {
    let start = cursor.position
    cursor.advance()
    let plain = cursor.takePlainText()
    if cursor.skip(UInt8(ascii: "\"")) { return String(decoding: plain, as: UTF8.self) }
    var bytes = Array(plain)
    while !cursor.skip(UInt8(ascii: "\"")) {
      switch cursor.byte {
      case UInt8(ascii: "\\"): try escape(into: &bytes)
      case 0x0A, 0x0D, nil: throw JSONReadingError(.unterminatedString, at: start)
      case .some(let control):
        throw JSONReadingError(
          .controlCharacter(Unicode.Scalar(control)),
          at: cursor.position
        )
      }
      bytes += cursor.takePlainText()
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func escape(into bytes: inout [UInt8]) throws(JSONReadingError) {
    let position = cursor.position
    switch cursor.byte(after: 1) {
    case UInt8(ascii: "u"):
      bytes += UTF8.encode(try unicodeEscape(at: position)) ?? UTF8.encodedReplacementCharacter
      return
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case .some(let byte) where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\"):
      bytes.append(byte)
    case UInt8(ascii: "/"): bytes.append(UInt8(ascii: "/"))
    default: throw JSONReadingError(.badEscape(cursor.text(2)), at: position)
    }
    cursor.advance(by: 2)
  }

  private mutating func unicodeEscape(
    at position: SourcePosition
  ) throws(JSONReadingError) -> Unicode.Scalar {
    let spelling = cursor.text(6)
    let high = try codeUnit(at: position)
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard 0xD800...0xDBFF ~= high, cursor.byte == UInt8(ascii: "\\"),
      cursor.byte(after: 1) == UInt8(ascii: "u")
    else { throw JSONReadingError(.loneSurrogate(spelling), at: position) }
    let low = try codeUnit(at: cursor.position)
    guard 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw JSONReadingError(.loneSurrogate(spelling), at: position) }
    return scalar
  }

  private mutating func codeUnit(at position: SourcePosition) throws(JSONReadingError) -> UInt32 {
    var unit: UInt32 = 0
    for distance in 2..<6 {
      guard let digit = cursor.byte(after: distance).flatMap(Self.hexadecimalValue) else {
        throw JSONReadingError(.badEscape(cursor.text(6)), at: position)
      }
      unit = unit << 4 | digit
    }
    cursor.advance(by: 6)
    return unit
  }

  private static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}
