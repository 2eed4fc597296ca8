/// How many columns of a terminal a text takes.
enum TextWidth {
  static func columns(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    // The blocks that East Asian terminals show in two columns.
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}

/// Fits phrases into lines.
struct LineWrapper {
  let columns: Int
  let indent: String
  let hanging: String

  /// Lines in which phrases are joined by a mark and broken at spaces where they are too long.
  func lines(_ phrases: [String], mark: String) -> [String] {
    var lines: [String] = []
    var line = indent
    var isFresh = true
    for (index, phrase) in phrases.enumerated() {
      let words = phrase.split(separator: " ", omittingEmptySubsequences: false)
      for (position, word) in words.enumerated() {
        let isMarked = position == 0 && index > 0
        let glue = isFresh ? "" : isMarked ? mark : " "
        if !isFresh, TextWidth.columns(line + glue + word) > columns {
          lines.append(line)
          line = hanging + word
        } else {
          line += glue + word
        }
        isFresh = false
      }
    }
    return lines + [line]
  }
}
