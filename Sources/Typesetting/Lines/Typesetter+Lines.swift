internal import CPango
import Views

/// The lines of a text that are shown.
struct LaidOutText {
  var lines: [Line]
  var isTruncated: Bool
  /// Whether all of the text is shown, with lines that end only where it has a newline.
  var isWhole: Bool
}

extension Typesetter {
  /// Breaks a text into lines and keeps as many as are allowed.
  ///
  /// Pango counts a limit of lines anew for each paragraph, so the text is laid out without one.
  func layOut(_ text: String, as appearance: TextAppearance, width: Int32?) -> LaidOutText {
    let copy = ShapedCopy(text, strategy: appearance.lineBreakStrategy).text
    let layout = LineLayout(copy, style: style(for: appearance), width: width)
    let lines = layout.lines
    let breaks = copy.utf8.reduce(0) { $1 == newline ? $0 + 1 : $0 }
    let limit = max(1, appearance.lineLimit ?? .max)
    guard lines.count > limit else {
      return LaidOutText(lines: lines, isTruncated: false, isWhole: lines.count <= breaks + 1)
    }
    let last = truncated(lines[(limit - 1)...].prefix(2), as: appearance, width: width)
    return LaidOutText(lines: lines.prefix(limit - 1) + last, isTruncated: true, isWhole: false)
  }

  /// Shows what is left of a line's paragraph in that line alone.
  ///
  /// Together with the line that follows it would never fit, so no more than those two need be
  /// looked at where the tail is cut.
  private func truncated(
    _ pair: ArraySlice<Line>,
    as appearance: TextAppearance,
    width: Int32?
  ) -> [Line] {
    guard let line = pair.first, let next = pair.last else { return [] }
    var rest = line.layout.text.utf8.dropFirst(line.start)
    if appearance.truncationMode == .tail { rest = rest.prefix(next.end - line.start) }
    let text = String(Substring(rest.prefix { $0 != newline }))
    let isRightToLeft = line.layout.runsRightToLeft(at: line.start)
    let truncation = Truncation(
      style: style(for: appearance, isRightToLeft: isRightToLeft),
      mode: appearance.truncationMode,
      width: width,
      isRightToLeft: isRightToLeft
    )
    return [truncation.line(showing: text.filter { $0 != ShapedCopy.wordJoiner }) ?? line]
  }
}

private let newline = UInt8(ascii: "\n")
