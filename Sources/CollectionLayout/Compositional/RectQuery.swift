import Elements
import Geometry

/// A search for everything that meets a rectangle, left to right.
struct RectQuery {
  /// The rectangle as it was asked for.
  let asked: Rect
  /// The part of it that has area inside the content, if any.
  let inside: Rect?
  let window: Window

  func elements(of layout: SolvedLayout) -> [LayoutAttributes] {
    let axis = layout.scrollAxis
    var found: [LayoutAttributes] = []
    for index in layout.sections(from: asked.min(axis), to: asked.max(axis)) {
      guard let section = layout.section(index), section.isShown else { continue }
      let start = layout.start(ofSection: index)
      if let inside {
        addGroups(of: section, start: start, in: inside, to: &found)
        let path = IndexPath(item: 0, section: index)
        addBoundary(section.boundary, at: path, start: start, in: inside, to: &found)
      }
      addDecorations(of: section, start: start, to: &found)
    }
    if let inside {
      let path = IndexPath(item: .max, section: 0)
      addBoundary(layout.boundary, at: path, start: 0, in: inside, to: &found)
    }
    return found
  }

  private func addGroups(
    of section: SolvedSection,
    start: Double,
    in rect: Rect,
    to found: inout [LayoutAttributes]
  ) {
    guard let run = section.run else { return }
    let axis = section.runAxis
    // In a row that scrolls by itself the rectangle moves instead of the row.
    var rect = rect
    if section.isOrthogonal { rect.origin[axis] += window.innerOffset(section.index) }
    let base = section.runStart + (section.isOrthogonal ? 0 : start)
    guard let period = section.period else {
      return found += groups(of: section, run, base: base, start: start, in: rect)
    }
    var seen: Set<LayoutElement> = []
    let rounds = Rounds(
      of: period,
      length: run.length,
      from: rect.min(axis) - base,
      rect.size[axis]
    )
    for round in rounds.numbers {
      let shift = Double(round) * period
      var shifted = rect
      shifted.origin[axis] -= shift
      for var attributes in groups(of: section, run, base: base, start: start, in: shifted)
      where seen.insert(attributes.element).inserted {
        attributes.frame.origin[axis] += shift
        found.append(attributes)
      }
    }
  }

  private func groups(
    of section: SolvedSection,
    _ run: any GroupRun,
    base: Double,
    start: Double,
    in rect: Rect
  ) -> [LayoutAttributes] {
    let axis = section.runAxis
    var found: [LayoutAttributes] = []
    var group = run.groupIndex(after: rect.min(axis) - base)
    while group < run.count {
      let frame = section.frame(ofGroup: group, in: run, start: start)
      guard frame.min(axis) < rect.max(axis) else { break }
      if frame.intersects(rect) {
        found += section.elements(ofGroup: group, in: run, start: start)
      }
      group += 1
    }
    return found
  }

  private func addBoundary(
    _ boundary: BoundaryPlacement,
    at path: IndexPath,
    start: Double,
    in rect: Rect,
    to found: inout [LayoutAttributes]
  ) {
    for item in boundary.items {
      let attributes = boundary.attributes(
        of: item,
        at: path,
        start: start,
        visible: window.visible
      )
      if attributes.frame.intersects(rect) { found.append(attributes) }
    }
  }

  private func addDecorations(
    of section: SolvedSection,
    start: Double,
    to found: inout [LayoutAttributes]
  ) {
    guard !section.section.decorationItems.isEmpty else { return }
    var box = Rect(origin: .zero, size: section.containerSize)
    box.origin[section.scrollAxis] = start
    box.size[section.scrollAxis] = section.length
    guard asked.touches(box) else { return }
    for position in section.section.decorationItems.indices {
      guard let attributes = section.decoration(position, start: start) else { continue }
      found.append(attributes)
    }
  }
}

/// The repetitions of a row that wraps around which meet a stretch of it.
private struct Rounds {
  let numbers: ClosedRange<Int>

  /// - Parameters:
  ///   - period: From the start of one round to the start of the next, in points.
  ///   - length: The length of one round, in points.
  ///   - start: Where the stretch begins, from the start of round 0.
  ///   - extent: How long the stretch is, in points.
  init(of period: Double, length: Double, from start: Double, _ extent: Double) {
    let first = Self.number(((start - length) / period).rounded(.up))
    numbers = first...max(first, Self.number(((start + extent) / period).rounded(.down)))
  }

  private static func number(_ round: Double) -> Int { Int(exactly: round) ?? 0 }
}

extension Rect {
  /// Whether the two rectangles share at least an edge or a corner.
  fileprivate func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
