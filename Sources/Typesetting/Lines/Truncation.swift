internal import CPango
import Views

/// The last line that a limit allows: what is left of its paragraph, with an ellipsis.
///
/// A tail is cut by us and not by Pango, which replaces wide characters by a raised ellipsis that
/// no Apple device shows.
struct Truncation {
  var style: LineStyle
  var mode: TruncationMode
  /// The greatest width in Pango's units, or nil for no limit.
  var width: Int32?
  var isRightToLeft: Bool

  static let ellipsis = "…"

  /// The line that shows a text, which does not fit or is followed by more, as far as it fits.
  func line(showing text: String) -> Line? {
    let whole = LineLayout(text, style: style)
    let ended = LineLayout(text + Self.ellipsis, style: style)
    guard let width, ended.width > width else { return ended.lines.first }
    guard mode != .tail, whole.width > width else { return tail(of: whole, width: width) }
    whole.ellipsize(mode == .head ? PANGO_ELLIPSIZE_START : PANGO_ELLIPSIZE_MIDDLE, width: width)
    return whole.lines.first
  }

  /// The longest beginning that fits together with the ellipsis; white space before it goes.
  private func tail(of whole: LineLayout, width: Int32) -> Line? {
    guard let line = whole.lines.first else { return nil }
    let room = width - LineLayout(Self.ellipsis, style: style).width
    let edge = line.byte(at: max(0, isRightToLeft ? line.width - room : room))
    let start = whole.text.startIndex
    let end = whole.text.utf8.index(start, offsetBy: min(edge, whole.text.utf8.count))
    let characters = Array(whole.text)
    func shown(_ count: Int) -> LineLayout {
      let end = characters.prefix(count).lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? 0
      return LineLayout(String(characters.prefix(end)) + Self.ellipsis, style: style)
    }
    let guess = whole.text.distance(from: start, to: end)
    let count = greatest(in: 0...characters.count, near: guess) { shown($0).width <= width }
    return shown(count).lines.first
  }
}

/// The greatest number that has a property which all smaller ones have too, starting from a guess.
///
/// The lower bound counts as having it. Complexity: O(log n) in the distance from the guess.
func greatest(in range: ClosedRange<Int>, near guess: Int, where holds: (Int) -> Bool) -> Int {
  var low = min(max(guess, range.lowerBound), range.upperBound)
  var high: Int
  var step = 1
  if low == range.lowerBound || holds(low) {
    high = low + 1
    while high <= range.upperBound, holds(high) {
      low = high
      high += step
      step *= 2
    }
    high = min(high, range.upperBound + 1)
  } else {
    high = low
    low = max(range.lowerBound, high - step)
    while low > range.lowerBound, !holds(low) {
      high = low
      step *= 2
      low = max(range.lowerBound, low - step)
    }
  }
  while high - low > 1 {
    let middle = low + (high - low) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return low
}
