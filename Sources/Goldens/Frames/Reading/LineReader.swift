import JSONReading

/// Gives out the lines of a golden one by one, by their indentation.
struct LineReader {
  private let lines: [LineCursor]
  private var index = 0

  /// Splits a text and looks for what shows that it is no golden at all.
  init(_ text: String) throws(FramesReadingError) {
    let bytes = Array(text.utf8)
    if PointerOfLFS.isOne(bytes) {
      throw FramesReadingError(.pointerOfLFS)
    }
    var lines: [LineCursor] = []
    let parts = bytes.split(separator: 10, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let line = LineCursor(part.last == 13 ? part.dropLast() : part, number: index + 1)
      if line.isConflictMarker {
        throw FramesReadingError(.conflictMarker, at: line.position)
      }
      if !line.isAtEnd { lines.append(line) }
    }
    guard parts.last?.isEmpty == true || lines.isEmpty else {
      let end = SourcePosition(line: parts.count, column: 1)
      throw FramesReadingError(
        bytes.starts(with: FramesFormat.signature.utf8) ? .cutOff : .notFrames,
        at: end
      )
    }
    self.lines = lines
  }

  /// The next line where it is at this level, or nil where it is at one further out.
  mutating func next(at depth: Int) throws(FramesReadingError) -> LineCursor? {
    guard index < lines.count else { return nil }
    let line = lines[index]
    guard line.indentation != depth * FramesFormat.indentation else {
      index += 1
      return line
    }
    guard line.indentation < depth * FramesFormat.indentation else {
      throw FramesReadingError(.indentation, at: line.position)
    }
    return nil
  }
}
