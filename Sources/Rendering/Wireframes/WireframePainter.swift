import Elements
import Geometry
import Views

/// Draws elements on a page of a terminal.
struct WireframePainter {
  let environment: Environment
  let scale: GridScale
  var grid: TextGrid
  private let style: Wireframe.Style
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
    // What lies beside the screen, as in a row that scrolls sideways, has no place on it.
    let isBeside = scale.column(frame.minX) >= scale.columns || scale.column(frame.maxX) <= 0
    guard !isBeside, row > 0, row < scale.rows - 1 else { return }
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

  var ellipsis: String { style == .unicode ? "…" : "..." }

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
