/// A page of a terminal: lines, characters and fills, each in a column and a row.
struct TextGrid {
  let columns: Int
  let rows: Int
  private var cells: [Cell]

  /// What is in one place.
  enum Cell: Hashable {
    case blank
    /// A line that leaves in some directions.
    case line(Directions)
    /// A character of a text or a label.
    case text(Character)
    /// The right half of a wide character.
    case rest
    /// A piece of a surface.
    case fill(Character)
  }

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: .blank, count: columns * rows)
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    (0..<columns).contains(column) && (0..<rows).contains(row) ? row * columns + column : nil
  }

  subscript(column: Int, row: Int) -> Cell {
    get { index(column, row).map { cells[$0] } ?? .blank }
    set {
      guard let index = index(column, row) else { return }
      // Half a wide character is none.
      if cells[index] == .rest, column > 0 { cells[index - 1] = .blank }
      if column + 1 < columns, cells[index + 1] == .rest { cells[index + 1] = .blank }
      cells[index] = newValue
    }
  }

  /// Draws the edges of a box; edges outside of the page are left out, and edges that meet join.
  mutating func box(_ box: GridBox) {
    for column in overlap(box.left, box.right, columns) {
      for row in [box.top, box.bottom] {
        if column > box.left { join(column, row, .left) }
        if column < box.right { join(column, row, .right) }
      }
    }
    for row in overlap(box.top, box.bottom, rows) {
      for column in [box.left, box.right] {
        if row > box.top { join(column, row, .up) }
        if row < box.bottom { join(column, row, .down) }
      }
    }
  }

  /// The places from one to another that are on a page of so many.
  private func overlap(_ first: Int, _ last: Int, _ count: Int) -> Range<Int> {
    let start = max(first, 0)
    return start..<max(start, min(last + 1, count))
  }

  private mutating func join(_ column: Int, _ row: Int, _ direction: Directions) {
    if case .line(let directions) = self[column, row] {
      self[column, row] = .line(directions.union(direction))
    } else {
      self[column, row] = .line(direction)
    }
  }

  /// Empties what is between the edges of a box; the edges of the page stay.
  mutating func clear(_ box: GridBox) {
    for row in overlap(max(box.top, 0) + 1, box.bottom - 1, rows - 1) {
      for column in overlap(max(box.left, 0) + 1, box.right - 1, columns - 1) {
        self[column, row] = .blank
      }
    }
  }

  /// Writes a text on one row.
  mutating func write(_ text: String, column: Int, row: Int) {
    var column = column
    for character in text {
      let width = character.columns
      guard width > 0, column + width <= columns else { continue }
      self[column, row] = .text(character)
      if width == 2 { self[column + 1, row] = .rest }
      column += width
    }
  }

  /// Whether no character stands in some columns of a row, nor right beside them.
  func isFree(_ span: Range<Int>, row: Int) -> Bool {
    guard (0..<rows).contains(row) else { return false }
    return (span.lowerBound - 1...span.upperBound).allSatisfy { column in
      switch self[column, row] {
      case .text, .rest: false
      default: true
      }
    }
  }

  /// The rows from the top, without white space at their ends.
  func text(_ style: Wireframe.Style) -> String {
    (0..<rows).map { row in
      let line = (0..<columns).reduce(into: "") { line, column in
        switch self[column, row] {
        case .blank: line.append(" ")
        case .line(let directions): line.append(directions.character(style))
        case .text(let character), .fill(let character): line.append(character)
        case .rest: break
        }
      }
      return line.withoutTrailingSpaces + "\n"
    }.joined()
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: Substring {
    let end = lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex
    return self[..<end]
  }
}
