import Diagnostics
import Elements
import Geometry
import JSONReading
import ListEngine

extension Screen {
  /// Does what a finger or a hand would do.
  func perform(_ gesture: ScriptStep.Gesture) throws {
    switch gesture {
    case .tap(let path): try tap(path)
    case .refresh: collectionView.refresh()
    case .scrollToTop: collectionView.scrollToTop()
    case .drag(let distance, let velocity):
      collectionView.drag(by: Point(x: 0, y: distance), velocity: Point(x: 0, y: velocity))
    case .rotate(let orientation):
      guard !environment.isHeld(orientation) else { return }
      let insets = environment.safeAreaInsets
      try apply(environment.turned(to: insetsBeforeTurning))
      insetsBeforeTurning = insets
    }
  }

  // MARK: Tapping

  private func tap(_ cursor: Cursor) throws {
    let path = cursor.node.value.string ?? ""
    let capture = moment()
    switch ElementQuery(path).find(in: capture) {
    case .one(let element) where capture.isOnScreen(element):
      tap(element, in: capture)
    case .one:
      tellMissedTap(cursor)
    case .none where isBeyondScreen(path, capture):
      tellMissedTap(cursor)
    case .none:
      let elements = capture.sections.flatMap(\.elements).flatMap(\.flattened)
      throw cursor.failure(
        "nothing-to-tap",
        "there is no '\(path)' to tap.",
        suggestion(for: path, among: elements.map(\.path.description))
      )
    case .many(let paths):
      throw cursor.failure(
        "ambiguous-path",
        "'\(path)' could be \(paths.joined(separator: " or "))."
      )
    }
  }

  /// Taps the innermost of an element and those around it that wants a tap, or else selects the
  /// cell; a header or footer that wants none takes none.
  private func tap(_ element: Element, in capture: Capture) {
    let ways = capture.sections.lazy.flatMap(\.elements).map { $0.way(to: element.path) }
    guard let way = ways.first(where: { !$0.isEmpty }), let root = way.first else { return }
    if let target = way.last(where: { $0.attributes[.onTap] != nil }),
      let name = target.attributes[.onTap]?.string
    {
      return taps.append("\(name) \(target.path)")
    }
    if root.kind == .cell, let position = root.indexPath { collectionView.tap(itemAt: position) }
  }

  /// A finger that meets nothing says something about the screen, as a claim that does not hold.
  private func tellMissedTap(_ cursor: Cursor) {
    run.failures.append(
      Diagnostic(
        .error,
        "tap-missed",
        subject: cursor.name,
        summary: "'\(cursor.node.value.string ?? "")' is not on the screen.",
        place: cursor.place
      )
    )
  }

  /// Whether a path names an item of the list, or something in one, that is not displayed.
  ///
  /// Complexity: O(n) in the number of cells.
  private func isBeyondScreen(_ path: String, _ capture: Capture) -> Bool {
    let displayed = Set(capture.sections.flatMap(\.elements).map(\.path))
    return adapter.list.sections.contains { section in
      section.cells.contains { cell in
        guard let section = section.id.base as? String, let id = cell.id.base as? String else {
          return false
        }
        let own = ElementPath([ElementPath.escape(section), ElementPath.escape(id)])
        let names = ["\(own)", "\(section)/\(id)"]
        let isMeant = path == id || names.contains { path == $0 || path.hasPrefix($0 + "/") }
        return isMeant && !displayed.contains(own)
      }
    }
  }

  // MARK: Several changes

  /// Applies several changes while the update of the first is on its way.
  func perform(rapid steps: [ScriptStep]) throws {
    collectionView.holdsAnimations = true
    defer {
      collectionView.holdsAnimations = false
      collectionView.finishAnimation()
    }
    for step in steps { try perform(step) }
  }
}

extension Element {
  /// The element, and all in it on the way to the one at a path, outermost first; empty if it is
  /// not in there.
  ///
  /// Names do not tell it: a stack without one stays out of the paths of what is in it.
  fileprivate func way(to path: ElementPath) -> [Element] {
    if self.path == path { return [self] }
    let way = children.lazy.map { $0.way(to: path) }.first { !$0.isEmpty }
    return way.map { [self] + $0 } ?? []
  }
}

extension Capture {
  /// Whether any part of an element is on the screen.
  func isOnScreen(_ element: Element) -> Bool {
    viewport.points.intersects(shownFrame(of: element).points)
  }
}
