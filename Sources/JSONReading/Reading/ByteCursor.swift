/// A place in the bytes of a text that also knows its line and column.
///
/// Only white space ends a line in valid JSON, and only strings hold bytes that are no column of
/// their own, so counting happens in those two places and costs nothing elsewhere.
struct ByteCursor {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var continuationBytes = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var rest: ArraySlice<UInt8> { bytes[offset...] }

  var position: SourcePosition {
    SourcePosition(line: line, column: offset - lineStart - continuationBytes + 1)
  }

  /// The character here as a whole, for messages.
  var scalar: Unicode.Scalar? {
    String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
  }

  func byte(after distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// The next characters up to the end of the line, for messages.
  func text(_ count: Int) -> String {
    let line = rest.prefix(4 * count).prefix { $0 >= 0x20 }
    return String(
      String.UnicodeScalarView(
        String(decoding: line, as: UTF8.self).unicodeScalars.prefix(count)
      )
    )
  }

  mutating func advance(by count: Int = 1) { offset += count }

  mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    offset += 1
    return true
  }

  mutating func skip(_ word: StaticString) -> Bool {
    let text = word.description.utf8
    guard rest.starts(with: text) else { return false }
    offset += text.count
    return true
  }

  mutating func skipWhiteSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09: offset += 1
      case 0x0A: startLine()
      case 0x0D where byte(after: 1) == 0x0A: offset += 1
      case 0x0D: startLine()
      default: return
      }
    }
  }

  private mutating func startLine() {
    offset += 1
    line += 1
    lineStart = offset
    continuationBytes = 0
  }

  /// The text up to a quote, an escape or a control character.
  mutating func takePlainText() -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      if byte & 0xC0 == 0x80 { continuationBytes += 1 }
      offset += 1
    }
    return bytes[start..<offset]
  }

  /// The place of a byte in a text that may not be JSON.
  static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let before = bytes[..<offset]
    let line = before.count { $0 == 0x0A } + 1
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourcePosition(line: line, column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1)
  }
}
