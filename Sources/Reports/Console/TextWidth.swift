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

  /// Lines in which phrases are joined by a mark; one too long for a line is broken at spaces.
  func lines(_ phrases: [String], mark: String) -> [String] {
    var lines = [indent]
    var isFresh = true
    for phrase in phrases {
      let isWhole = fits(phrase, behind: lines.last ?? "", glue: isFresh ? "" : mark)
      if !isFresh, !isWhole, fits(phrase, behind: hanging, glue: "") {
        lines[lines.count - 1] += trimmed(mark)
        lines.append(hanging + phrase)
      } else {
        append(phrase, glue: isFresh ? "" : mark, to: &lines)
      }
      isFresh = false
    }
    return lines
  }

  private func fits(_ text: some StringProtocol, behind line: String, glue: String) -> Bool {
    TextWidth.columns(line) + TextWidth.columns(glue) + TextWidth.columns(text) <= columns
  }

  private func append(_ phrase: String, glue: String, to lines: inout [String]) {
    var glue = glue
    for word in phrase.split(separator: " ", omittingEmptySubsequences: false) {
      let isFirst = lines.count == 1 && lines[0] == indent
      if isFirst || fits(word, behind: lines[lines.count - 1], glue: glue) {
        lines[lines.count - 1] += glue + word
      } else {
        lines.append(hanging + word)
      }
      glue = " "
    }
  }

  /// The mark without the spaces after it, for the end of a line.
  private func trimmed(_ mark: String) -> String {
    var mark = mark[...]
    while mark.last == " " { mark.removeLast() }
    return String(mark)
  }
}
