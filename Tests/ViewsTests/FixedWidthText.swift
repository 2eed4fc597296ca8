import Geometry
import Views

/// A measure of text that can be worked out by hand: every character is 10 points wide, words
/// break at spaces, words longer than a line break anywhere.
final class FixedWidthText: TextMeasuring {
  func measure(_ text: String, as appearance: TextAppearance, width: Double?) -> TextMeasurement {
    let advance = 10 * appearance.font.size / 17
    let perLine = width.map { max(1, Int(($0 / advance + 0.001).rounded(.down))) } ?? Int.max
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      Self.lines(of: $0, perLine: perLine)
    }
    let isTruncated = appearance.lineLimit.map { lines.count > $0 } ?? false
    if let limit = appearance.lineLimit { lines = Array(lines.prefix(limit)) }
    let longest = lines.max() ?? 0
    let height = Double(lines.count) * appearance.font.leading
    return TextMeasurement(
      size: Size(width: Double(longest) * advance, height: height),
      lineCount: lines.count,
      isTruncated: isTruncated,
      firstBaseline: appearance.font.leading * 0.75,
      lastBaseline: height - appearance.font.leading * 0.25
    )
  }

  private static func lines(of paragraph: Substring, perLine: Int) -> [Int] {
    var lines = [0]
    for word in paragraph.split(separator: " ") {
      var length = word.count
      if let last = lines.last, last > 0 {
        if last + 1 + length <= perLine {
          lines[lines.count - 1] += 1 + length
          continue
        }
        lines.append(0)
      }
      while length > perLine {
        lines[lines.count - 1] = perLine
        lines.append(0)
        length -= perLine
      }
      lines[lines.count - 1] = length
    }
    return lines
  }
}
