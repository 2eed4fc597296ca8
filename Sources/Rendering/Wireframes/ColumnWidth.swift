extension Character {
  /// How many columns of a terminal the character takes: none, one or two.
  ///
  /// East Asian wide and full-width characters and emoji take two; what only joins or decorates
  /// other characters takes none.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || first.isWide { return 2 }
    if unicodeScalars.contains("\u{FE0F}"), first.properties.isEmoji, !isASCII { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      return 1
    }
  }
}

extension Unicode.Scalar {
  /// Source: Unicode Standard Annex #11, the ranges that are wide as a whole.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// How many columns of a terminal the text takes.
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text on one line of at most so many columns; an ellipsis replaces what does not fit.
  func fitted(columns limit: Int, ellipsis: String) -> String {
    let line = String(map { $0.isNewline || $0 == "\t" ? " " : $0 }.filter { $0.columns > 0 })
    guard line.columns > limit else { return line }
    guard limit >= ellipsis.columns else { return "" }
    var kept = ""
    var room = limit - ellipsis.columns
    for character in line {
      room -= character.columns
      if room < 0 { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + ellipsis
  }
}
