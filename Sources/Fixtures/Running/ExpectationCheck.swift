import Diagnostics
import Elements
import Geometry
import JSONReading
import ListEngine

/// Holds the claims of one step against the screen.
struct ExpectationCheck {
  var expectation: Expectation
  var step: ScriptStep
  /// The screen before the last change.
  var before: Capture?
  var after: Capture
  /// What the updates of the last step did.
  var updates: [CapturedUpdate]
  /// What else the last step did.
  var happened: StepEvents
  /// How many attributes of views the last step wrote, and views it made or removed.
  var mutationCount: Int
  var list: List
  var newFindings: [Diagnostic]

  /// The claims that do not hold, each as a finding at its place.
  func failures() -> [Diagnostic] {
    expectation.visible.compactMap(visible)
      + expectation.frames.compactMap { frame($0.path, $0.cursor) }
      + expectation.noOverlap.compactMap(noOverlap)
      + expectation.notTruncated.compactMap(notTruncated)
      + expectation.unique.compactMap(unique)
      + expectation.layoutChanged.compactMap(layoutChanged)
      + expectation.diff.compactMap { diff($0.kind, $0.paths) }
      + events() + reuse() + prefetches()
      + [
        anchor(), pinned(), leadingItem(), sections(), contentSize(), diagnostics(), mutations(),
        outcomes(),
      ]
      .compactMap(\.self)
  }

  func failure(_ cursor: Cursor, _ summary: String) -> Diagnostic {
    Diagnostic(
      .error,
      "expect-failed",
      subject: cursor.name,
      summary: summary,
      place: cursor.place
    )
  }

  func text(_ cursor: Cursor) -> String { cursor.node.value.string ?? "" }

  /// An unexpected set of names beside the expected one, which may be written unescaped.
  func comparison(_ cursor: Cursor, _ what: String, _ found: [String]) -> Diagnostic? {
    let expected = (cursor.node.value.array ?? []).compactMap(\.value.string)
    let spellings = [found, found.map(ElementQuery.unescaped)]
    guard !spellings.contains(where: { $0.sorted() == expected.sorted() }) else { return nil }
    return failure(cursor, "expected \(what) \(listed(expected)), found \(listed(found)).")
  }

  func listed(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }
}

// MARK: - Elements

extension ExpectationCheck {
  private func visible(_ cursor: Cursor) -> Diagnostic? {
    switch ElementQuery(text(cursor)).find(in: after) {
    case .one(let element) where after.isOnScreen(element): nil
    case .one: failure(cursor, "'\(text(cursor))' is not on the screen.")
    case .none, .many: missing(cursor)
    }
  }

  private func frame(_ path: String, _ cursor: Cursor) -> Diagnostic? {
    guard case .one(let element) = ElementQuery(path).find(in: after) else {
      return failure(cursor, "'\(path)' is not on the screen.")
    }
    let expected = (cursor.node.value.array ?? []).compactMap(\.value.number)
      .map { Thousandths($0.double) }
    let frame = element.frame
    let found = [frame.minX, frame.minY, frame.width, frame.height]
    guard expected != found else { return nil }
    return failure(cursor, "expected '\(path)' at \(spelled(expected)), found \(spelled(found)).")
  }

  private func notTruncated(_ cursor: Cursor) -> Diagnostic? {
    guard case .one(let element) = ElementQuery(text(cursor)).find(in: after) else {
      return missing(cursor)
    }
    guard let cut = element.flattened.first(where: { $0.attributes[.truncated] != nil }) else {
      return nil
    }
    let width = cut.frame.width
    return failure(cursor, "'\(cut.path)' is truncated at a width of \(width) pt.")
  }

  private func noOverlap(_ cursor: Cursor) -> Diagnostic? {
    let group = text(cursor)
    let all = after.sections.flatMap(\.elements).map { element in
      (element: element, frame: after.shownFrame(of: element).points)
    }
    let elements = all.filter { entry in
      group == "cells" ? entry.element.kind == .cell : ElementQuery(group).matches(entry.element)
    }
    for (index, one) in elements.enumerated() {
      for other in elements[(index + 1)...] where one.frame.intersects(other.frame) {
        return failure(cursor, "'\(one.element.path)' and '\(other.element.path)' overlap.")
      }
    }
    return nil
  }

  private func pinned() -> Diagnostic? {
    guard let cursor = expectation.pinned else { return nil }
    guard case .one(let element) = ElementQuery(text(cursor)).find(in: after) else {
      return missing(cursor)
    }
    guard element.attributes[.pinned] != nil else {
      return failure(cursor, "'\(text(cursor))' is not pinned.")
    }
    let y = element.frame.minY - after.contentOffset.y
    guard let expected = expectation.y, let number = expected.node.value.number,
      Thousandths(number.double) != y
    else { return nil }
    return failure(expected, "'\(text(cursor))' is at y \(y) of the screen, not \(number.literal).")
  }

  private func leadingItem() -> Diagnostic? {
    guard let cursor = expectation.leadingItem else { return nil }
    let id = expectation.section.map { ElementPath.escape(text($0)) }
    let sections = after.sections.filter { id == nil || $0.id == id }
    let isRightToLeft = after.environment.layoutDirection == .rightToLeft
    let cells = sections.flatMap { section in
      section.elements.filter { $0.kind == .cell }.map { cell in
        (cell, after.shownFrame(of: cell).points)
      }
    }
    let whole = cells.filter { after.viewport.points.union($0.1) == after.viewport.points }
    let first = whole.min { a, b in
      let (x, y) = isRightToLeft ? (-a.1.maxX, -b.1.maxX) : (a.1.minX, b.1.minX)
      return (a.1.minY, x) < (b.1.minY, y)
    }
    let found = first?.0.path.segments.last ?? "none"
    guard found != ElementPath.escape(text(cursor)) else { return nil }
    return failure(cursor, "expected the leading item '\(text(cursor))', found '\(found)'.")
  }

  private func missing(_ cursor: Cursor) -> Diagnostic {
    let query = ElementQuery(text(cursor))
    if case .many(let paths) = query.find(in: after) {
      return failure(cursor, "'\(text(cursor))' could be \(paths.joined(separator: " or ")).")
    }
    return failure(cursor, "'\(text(cursor))' is not on the screen.")
  }

  private func spelled(_ numbers: [Thousandths]) -> String {
    "[" + numbers.map(\.description).joined(separator: ", ") + "]"
  }
}
