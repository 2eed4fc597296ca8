package import Elements
import Geometry

/// A screen as plain text: boxes for cells and headers, texts where they are, surfaces for
/// pictures.
package enum Wireframe {
  /// The characters that lines and surfaces are made of.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case unicode
    case ascii
  }

  /// Draws a capture.
  ///
  /// - Parameters:
  ///   - capture: The capture, from a run or from a golden.
  ///   - columns: The width of the terminal, of which all is used.
  ///   - style: The characters to draw with.
  ///   - whole: Whether the whole content is shown instead of what is on the screen.
  /// - Returns: Lines that end in a newline each and have no white space at their ends.
  package static func draw(
    _ capture: Capture,
    width columns: Int = 80,
    style: Style = .unicode,
    whole: Bool = false
  ) -> String {
    let area = whole ? capture.wholeArea : capture.viewport.points
    let scale = GridScale(area: area.size, columns: min(max(columns, 20), 400))
    var painter = WireframePainter(capture.environment, scale: scale, style: style)
    for placed in capture.drawingOrder(in: area) {
      painter.paint(placed.element, shift: placed.shift)
    }
    for range in capture.sections.flatMap(\.ranges) {
      painter.paint(range, shift: Point(x: -area.minX, y: -area.minY))
    }
    return painter.text
  }
}

/// How points become columns and rows.
struct GridScale {
  /// The columns from the left edge of the screen to its right one.
  let columns: Int
  /// The rows from the top edge of the screen to its bottom one.
  let rows: Int
  private let pointsPerColumn: Double

  /// A place in a terminal is about twice as tall as it is wide.
  private static let proportion = 2.0
  /// A long content in a narrow terminal still has to end.
  private static let greatestRows = 20_000.0

  init(area: Size, columns: Int) {
    self.columns = columns
    pointsPerColumn = max(area.width, 1) / Double(columns - 1)
    let rows = (area.height / pointsPerColumn / Self.proportion).rounded()
    self.rows = Int(min(max(rows, 1), Self.greatestRows)) + 1
  }

  func column(_ x: Double) -> Int { place(x / pointsPerColumn) }

  func row(_ y: Double) -> Int { place(y / pointsPerColumn / Self.proportion) }

  /// The row in which a height lies, as opposed to the nearest edge.
  func rowAround(_ y: Double) -> Int {
    place((y / pointsPerColumn / Self.proportion).rounded(.down))
  }

  func box(_ rect: Rect) -> GridBox {
    GridBox(
      left: column(rect.minX),
      top: row(rect.minY),
      right: column(rect.maxX),
      bottom: row(rect.maxY)
    )
  }

  private func place(_ value: Double) -> Int {
    Int(min(max(value.rounded(), -1e6), 1e6))
  }
}
