import JSONReading

/// Reads one line of a golden from left to right.
struct LineCursor {
  private let line: ArraySlice<UInt8>
  private let number: Int
  private var rest: ArraySlice<UInt8>
  /// How many spaces the line begins with.
  let indentation: Int

  private static let space = UInt8(ascii: " ")
  private static let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].map { Array($0.utf8) }

  init(_ line: ArraySlice<UInt8>, number: Int) {
    self.line = line
    self.number = number
    rest = line.drop { $0 == Self.space }
    indentation = line.count - rest.count
  }

  /// Where the next character is.
  var position: SourcePosition {
    let before = line[line.startIndex..<rest.startIndex]
    // Bytes that go on with a scalar do not begin a column.
    return SourcePosition(line: number, column: before.count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// Whether the line is one that a merge leaves.
  var isConflictMarker: Bool {
    indentation == 0 && Self.markers.contains { rest.starts(with: $0) }
  }

  /// An error at this place, naming what should have been here.
  func expected(_ what: String) -> FramesReadingError {
    let found = isAtEnd ? "the end of the line" : "'\(upcoming)'"
    return FramesReadingError(.expected(what, found: found), at: position)
  }

  /// What comes before the next space.
  var upcoming: String { text(rest.prefix { $0 != Self.space }) }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Whether a quoted text comes next.
  var isQuoted: Bool { rest.first == UInt8(ascii: "\"") || rest.first == UInt8(ascii: "'") }

  /// Whether the next character is this one.
  func isNext(_ character: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: character) }

  mutating func skipSpaces() {
    rest = rest.drop { $0 == Self.space }
  }

  /// Passes these characters where they come next.
  mutating func pass(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// The word up to a space or to one of these characters; in quotes, what they enclose.
  mutating func word(
    _ what: String,
    endingAt ends: String = ""
  ) throws(FramesReadingError) -> String {
    if isQuoted {
      let word = try quoted()
      skipSpaces()
      return word
    }
    let ends = Array(ends.utf8)
    let word = rest.prefix { $0 != Self.space && !ends.contains($0) }
    guard !word.isEmpty else { throw expected(what) }
    rest = rest[word.endIndex...]
    skipSpaces()
    return text(word)
  }

  /// The text up to a mark or to the end of the line, or up to a space where the mark has none.
  mutating func text(before mark: String) -> String {
    let mark = Array(mark.utf8)
    let endsAtSpace = !mark.contains(Self.space)
    var end = rest.startIndex
    while end < rest.endIndex, !rest[end...].starts(with: mark),
      !(endsAtSpace && rest[end] == Self.space)
    {
      end += 1
    }
    defer { rest = rest[end...] }
    return text(rest[..<end])
  }

  /// The same line from its beginning.
  var restarted: LineCursor { LineCursor(line, number: number) }

  /// All that is left.
  mutating func sentence() throws(FramesReadingError) -> String {
    defer { rest = rest[rest.endIndex...] }
    guard !isQuoted else { return try quoted() }
    return text(rest)
  }

  /// Makes sure that nothing is left.
  func finish() throws(FramesReadingError) {
    guard isAtEnd else { throw expected("the end of the line") }
  }

  /// A text in quotes of either kind, with its escapes undone.
  mutating func quoted() throws(FramesReadingError) -> String {
    guard isQuoted, let quote = rest.popFirst() else { throw expected("a text in quotes") }
    var bytes: [UInt8] = []
    while let byte = rest.first, byte != quote {
      if byte == UInt8(ascii: "\\") {
        bytes += try escape().utf8
      } else {
        bytes.append(byte)
        rest = rest.dropFirst()
      }
    }
    guard rest.popFirst() != nil else { throw expected("a closing quote") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func escape() throws(FramesReadingError) -> String {
    let simple = [
      "\\n": "\n", "\\r": "\r", "\\t": "\t", "\\\\": "\\", "\\\"": "\"", "\\'": "'",
    ]
    if let plain = simple[text(rest.prefix(2))] {
      rest = rest.dropFirst(2)
      return plain
    }
    let digits = text(rest.dropFirst(3).prefix { $0 != UInt8(ascii: "}") })
    guard rest.starts(with: "\\u{".utf8), let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw expected("an escape") }
    rest = rest.dropFirst(digits.utf8.count + 4)
    return String(scalar)
  }
}
