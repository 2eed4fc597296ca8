import Elements
import Geometry
import Views

extension WireframePainter {
  /// Writes a text where its lines are; one that has a surface of its own stands in brackets.
  mutating func paintText(of element: Element, in rect: Rect, inside cell: GridBox) {
    guard let text = element.attributes[.text]?.string, !text.isEmpty else { return }
    let appearance = TextAppearance(attributes: element.attributes, environment: environment)
    let isBoxed =
      element.attributes[.background] != nil || element.attributes[.borderWidth] != nil
    let left = max(scale.column(rect.minX), cell.left + 1)
    let right = min(max(scale.column(rect.maxX), left + 1), cell.right)
    let count = max(1, (element.attributes[.lines]?.number?.rawValue ?? 1000) / 1000)
    let lines = text.lines(count, columns: right - left, ellipsis: ellipsis)
    let step = appearance.font.leading + appearance.lineSpacing
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let middle = rect.minY + Double(index) * step + appearance.font.leading / 2
      let start = start(of: line.columns, from: left, to: right, appearance)
      write(line, column: start, row: scale.rowAround(middle), isBoxed: isBoxed, inside: cell)
    }
  }

  /// Writes where nothing else stands: in the row, or in the nearest one.
  private mutating func write(
    _ line: String,
    column: Int,
    row: Int,
    isBoxed: Bool,
    inside cell: GridBox
  ) {
    let span = column..<column + line.columns
    let rows = [row, row + 1, row - 1, row + 2].filter { $0 > cell.top && $0 < cell.bottom }
    guard let free = rows.first(where: { grid.isFree(span, row: $0) }) else { return }
    grid.write(line, column: column, row: free)
    guard isBoxed, span.lowerBound - 1 > cell.left, span.upperBound < cell.right else { return }
    grid.write("[", column: span.lowerBound - 1, row: free)
    grid.write("]", column: span.upperBound, row: free)
  }

  private func start(
    of columns: Int,
    from left: Int,
    to right: Int,
    _ appearance: TextAppearance
  ) -> Int {
    switch (appearance.alignment, appearance.layoutDirection) {
    case (.center, _): left + (right - left - columns) / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): left
    case (.trailing, .leftToRight), (.leading, .rightToLeft): right - columns
    }
  }
}

extension String {
  /// The text in at most so many lines of about equal length, each of at most so many columns.
  ///
  /// Real lines break by the widths of glyphs; here only their number is known.
  fileprivate func lines(_ count: Int, columns limit: Int, ellipsis: String) -> [String] {
    let paragraphs = split(whereSeparator: \.isNewline)
    if paragraphs.count == count {
      return paragraphs.map { $0.fitted(columns: limit, ellipsis: ellipsis) }
    }
    var words = split { $0.isNewline || $0 == " " }[...]
    var lines: [String] = []
    for index in 0..<count where !words.isEmpty {
      let isLast = index == count - 1
      let wanted = words.reduce(words.count - 1) { $0 + $1.columns } / (count - index) + 1
      var line = String(words.removeFirst())
      while let next = words.first,
        isLast || line.columns + 1 + next.columns <= min(wanted, limit)
      {
        line += " " + next
        words.removeFirst()
      }
      lines.append(line.fitted(columns: limit, ellipsis: ellipsis))
    }
    return lines
  }
}
