import Diagnostics
import Elements
import Geometry
import ListEngine

/// Finds what is suspicious about one moment of a screen.
struct ScreenLint {
  var fixture: Fixture
  var capture: Capture
  var leftovers: [StaleReuse]
  /// Paths of cells that were reloaded although they look the same.
  var needlessReloads: [String]
  /// Paths of cells that have no item to compare.
  var alwaysRendered: [String] = []

  func findings() -> [Diagnostic] {
    let elements = capture.sections.flatMap(\.elements)
    return leftovers.map(leftover) + needlessReloads.map(needlessReload)
      + alwaysRendered.map(alwaysRendered)
      + capture.sections.flatMap(overlaps)
      + elements.flatMap { cell in
        cell.flattened.compactMap { truncation($0, in: cell) ?? emptiness($0, in: cell) }
      }
  }

  private func warning(_ identifier: String, _ path: String, _ summary: String) -> Diagnostic {
    let id = ElementQuery.unescaped(path.split(separator: "/").first.map(String.init) ?? "")
    let section = fixture.sections.first { $0.id == id }
    return Diagnostic(
      .warning,
      identifier,
      subject: path,
      summary: summary,
      place: section?.cursor.place ?? Place(file: fixture.file)
    )
  }

  // MARK: Reuse

  private func leftover(_ stale: StaleReuse) -> Diagnostic {
    let life = stale.formerLife.map { "after '\($0)'" } ?? "after any other"
    let (fresh, reused) = (stale.fresh ?? "nothing", stale.reused ?? "nothing")
    return warning(
      "stale-reuse",
      stale.path,
      "the \(stale.attribute) of '\(stale.path)' is \(fresh) in a new view and \(reused) \(life)."
    )
  }

  private func needlessReload(_ path: String) -> Diagnostic {
    warning("needless-reload", path, "'\(path)' was reloaded although its item is equal.")
  }

  private func alwaysRendered(_ path: String) -> Diagnostic {
    warning("always-rendered", path, "'\(path)' has no item, so every update renders it.")
  }

  // MARK: Layout

  /// Cells of one section that lie over each other, each with the first it meets.
  private func overlaps(_ section: CapturedSection) -> [Diagnostic] {
    let cells = section.elements.filter { $0.kind == .cell }
      .map { (path: "\($0.path)", frame: $0.frame.points) }
      .sorted { $0.frame.minY < $1.frame.minY }
    return cells.enumerated().compactMap { index, cell in
      let other = cells[(index + 1)...].lazy.prefix { $0.frame.minY < cell.frame.maxY }
        .first { $0.frame.intersects(cell.frame) }
      return other.map {
        warning("overlap", cell.path, "'\(cell.path)' and '\($0.path)' overlap.")
      }
    }
  }

  private func truncation(_ element: Element, in cell: Element) -> Diagnostic? {
    guard element.attributes[.truncated] != nil else { return nil }
    return warning("truncated", "\(element.path)", "\(name(of: element, in: cell)) is truncated.")
  }

  /// What has content, but no extent to show it.
  private func emptiness(_ element: Element, in cell: Element) -> Diagnostic? {
    guard element.frame.width == .zero || element.frame.height == .zero else { return nil }
    switch element.kind {
    case .cell, .supplementary: break
    case .view(let kind) where ["image", "rectangle", "circle"].contains(kind): break
    case .view("text") where element.attributes[.text]?.string?.isEmpty == false: break
    case .view, .decoration: return nil
    }
    let size = "\(element.frame.width)x\(element.frame.height)"
    return warning(
      "zero-size",
      "\(element.path)",
      "\(name(of: element, in: cell)) is \(size) pt, so nothing of it is seen."
    )
  }

  /// A name that is the same for all cells of a component, so that they are told of once.
  private func name(of element: Element, in cell: Element) -> String {
    let own = element.path.segments.dropFirst(cell.path.segments.count).joined(separator: "/")
    guard let component = cell.attributes[.component]?.string else { return "'\(element.path)'" }
    return own.isEmpty ? "a cell of '\(component)'" : "'\(own)' of '\(component)'"
  }
}
