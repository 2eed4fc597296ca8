import Elements
import Geometry
import Views

/// Draws elements on a page of a terminal.
struct WireframePainter {
  private let environment: Environment
  private let scale: GridScale
  private let style: Wireframe.Style
  private var grid: TextGrid
  private var labels: [Label] = []

  init(_ environment: Environment, scale: GridScale, style: Wireframe.Style) {
    self.environment = environment
    self.scale = scale
    self.style = style
    grid = TextGrid(columns: scale.columns, rows: scale.rows)
    grid.box(screen)
  }

  private var screen: GridBox {
    GridBox(left: 0, top: 0, right: scale.columns - 1, bottom: scale.rows - 1)
  }

  /// The page as it is now.
  var text: String {
    var page = grid
    write(labels, on: &page)
    return page.text(style)
  }

  /// Draws a cell, a header or a decoration with its id, and what is in it.
  mutating func paint(_ element: Element, shift: Point) {
    let shift = shift.offsetBy(element.attributes[.offset])
    let box = scale.box(element.frame.points.offsetBy(x: shift.x, y: shift.y))
    if case .decoration = element.kind {
      grid.box(box)
    } else {
      grid.clear(box)
      grid.box(box)
      label(element, on: box)
    }
    paintContent(of: element, shift: shift, inside: box.clipped(to: screen))
  }

  /// Says that items are there which were never measured.
  mutating func paint(_ range: ElementRange, shift: Point) {
    let frame = range.frame.points.offsetBy(x: shift.x, y: shift.y)
    let names = range.count == 1 ? range.first : "\(range.first) \(ellipsis) \(range.last)"
    let text = "\(names): \(range.count) not displayed"
    let row = scale.rowAround(frame.midY)
    guard row > 0, row < scale.rows - 1 else { return }
    grid.write(text.fitted(columns: scale.columns - 4, ellipsis: ellipsis), column: 2, row: row)
  }

  /// The id stands in the upper edge, where no text of the screen can be.
  ///
  /// Edges are shared, so ids are written after all of them; what is drawn over hides its id.
  private mutating func label(_ element: Element, on box: GridBox) {
    labels.removeAll { box.covers(column: $0.column, row: $0.row) }
    let visible = box.clipped(to: screen)
    guard visible.right - visible.left >= 6, visible.bottom > visible.top else { return }
    let pinned = element.attributes[.pinned]?.isTrue == true ? " pinned" : ""
    let room = visible.right - visible.left - 5
    let name = "\(element.path)\(pinned)".fitted(columns: room, ellipsis: ellipsis)
    guard !name.isEmpty else { return }
    labels.append(Label(text: " \(name) ", column: visible.left + 2, row: visible.top))
  }

  private struct Label {
    var text: String
    var column: Int
    var row: Int
  }

  private func write(_ labels: [Label], on grid: inout TextGrid) {
    for label in labels.reversed() {
      let span = label.column..<label.column + label.text.columns
      if grid.isFree(span, row: label.row) {
        grid.write(label.text, column: label.column, row: label.row)
      }
    }
  }

  private mutating func paintContent(of element: Element, shift: Point, inside cell: GridBox) {
    let box = ElementBox(element, shift: shift, environment: environment)
    switch element.viewKind {
    case "text": paintText(of: element, in: box.text, inside: cell)
    case "image": if let rect = box.content { paintImage(of: element, in: rect, inside: cell) }
    case "divider": if let rect = box.content { paintLine(in: rect, inside: cell) }
    case "rectangle", "circle":
      if let rect = box.content { paintShape(element.viewKind, in: rect, inside: cell) }
    default: break
    }
    for child in element.children.stablySorted(by: \.zIndex) {
      paintContent(
        of: child,
        shift: shift.offsetBy(child.attributes[.offset]),
        inside: cell
      )
    }
  }

  private mutating func paintImage(of element: Element, in rect: Rect, inside cell: GridBox) {
    let isThere = element.attributes[.image]?.string.map { !$0.isEmpty } ?? false
    fill(rect, with: isThere ? marks.picture : marks.placeholder, inside: cell)
  }

  private mutating func paintLine(in rect: Rect, inside cell: GridBox) {
    let row = scale.rowAround(rect.midY)
    guard row > cell.top, row < cell.bottom else { return }
    let (first, last) = (max(scale.column(rect.minX), cell.left + 1), scale.column(rect.maxX))
    for column in first..<max(first, min(last, cell.right)) where grid[column, row] == .blank {
      grid[column, row] = .fill(marks.divider)
    }
  }

  private mutating func paintShape(_ kind: String, in rect: Rect, inside cell: GridBox) {
    let box = scale.box(rect)
    if kind == "circle" || box.right - box.left < 4 || box.bottom - box.top < 2 {
      let (column, row) = (scale.column(rect.midX), scale.rowAround(rect.midY))
      guard column > cell.left, column < cell.right, row > cell.top, row < cell.bottom else {
        return
      }
      grid[column, row] = .fill(kind == "circle" ? marks.circle : marks.rectangle)
    } else {
      grid.box(box.clipped(to: cell))
    }
  }

  /// Fills a surface, which has at least one place of its own wherever it is inside.
  private mutating func fill(_ rect: Rect, with mark: Character, inside cell: GridBox) {
    let box = scale.box(rect)
    let (left, top) = (max(box.left, cell.left + 1), max(box.top, cell.top + 1))
    let right = min(max(box.right, left + 1), cell.right)
    let bottom = min(max(box.bottom, top + 1), cell.bottom)
    for row in top..<max(top, bottom) {
      for column in left..<max(left, right) { grid[column, row] = .fill(mark) }
    }
  }
}

extension WireframePainter {
  private mutating func paintText(of element: Element, in rect: Rect, inside cell: GridBox) {
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

  private var ellipsis: String { style == .unicode ? "…" : "..." }

  private var marks: Marks { style == .unicode ? .unicode : .ascii }

  private struct Marks {
    var picture, placeholder, divider, circle, rectangle: Character

    static let unicode = Marks(
      picture: "▒",
      placeholder: "░",
      divider: "╌",
      circle: "●",
      rectangle: "■"
    )
    static let ascii = Marks(
      picture: "#",
      placeholder: ":",
      divider: "-",
      circle: "o",
      rectangle: "="
    )
  }
}

extension GridBox {
  /// Whether a place lies between the edges.
  func covers(column: Int, row: Int) -> Bool {
    left < column && column < right && top < row && row < bottom
  }

  func clipped(to other: GridBox) -> GridBox {
    GridBox(
      left: min(max(left, other.left), other.right),
      top: min(max(top, other.top), other.bottom),
      right: max(min(right, other.right), other.left),
      bottom: max(min(bottom, other.bottom), other.top)
    )
  }
}

extension String {
  /// The text in at most so many lines of about equal length, each of at most so many columns.
  ///
  /// Real lines break by the widths of glyphs; here only their number is known.
  fileprivate func lines(_ count: Int, columns limit: Int, ellipsis: String) -> [String] {
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
