import Views

/// The text as Pango is given it: one kind of line end, nothing that ends a C string, and marks
/// that forbid the breaks a strategy does not want.
struct ShapedCopy: Hashable, Sendable {
  /// The characters that are shaped.
  var text: String

  init(_ original: String, strategy: LineBreakStrategy) {
    let original = original.utf8.count > Self.limit ? String(original.prefix(Self.limit)) : original
    text = original.utf8.contains(where: Self.maySeparate) ? Self.unified(original) : original
    if strategy == .hangulWordPriority { text = Self.joiningHangul(text) }
  }

  /// A text beyond so many characters is taken as far as that; the widths of more would not fit
  /// the numbers of Pango, and no screen shows as many.
  private static let limit = 30_000

  /// Forbids a line break on both sides of itself and takes no room.
  static let wordJoiner: Character = "\u{2060}"

  /// First bytes of what `unified` replaces; a cheap test that almost every text passes.
  private static func maySeparate(_ byte: UInt8) -> Bool {
    byte == 0 || (0x0B...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }

  /// A carriage return, a form feed and the separators of Unicode all end a line; a NUL, which a
  /// screen shows as nothing, becomes something that takes no room.
  private static func unified(_ text: String) -> String {
    text.reduce(into: "") { copy, character in
      switch character {
      case "\r\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": copy.append("\n")
      case "\0": copy.append(wordJoiner)
      default: copy.append(character)
      }
    }
  }

  /// Puts a joiner wherever Korean would be broken although no white space is there.
  private static func joiningHangul(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHangul) else { return text }
    var copy = ""
    var previous: Character?
    for character in text {
      if let previous, mustJoin(previous, character) { copy.append(wordJoiner) }
      copy.append(character)
      previous = character
    }
    return copy
  }

  private static func mustJoin(_ a: Character, _ b: Character) -> Bool {
    guard isHangul(a) || isHangul(b) else { return false }
    return !a.isWhitespace && !b.isWhitespace && a != zeroWidthSpace && b != zeroWidthSpace
  }

  private static let zeroWidthSpace: Character = "\u{200B}"

  private static func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(isHangul) ?? false
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAC00...0xD7FF, 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F: true
    default: false
    }
  }
}
