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
      guard environment.orientation != orientation else { return }
      let upright = environmentBeforeTurning
      environmentBeforeTurning = upright == nil ? environment : nil
      try apply(upright ?? environment.turned)
    }
  }

  /// Taps the innermost element at a path that wants it, or else selects its cell.
  private func tap(_ cursor: Cursor) throws {
    let path = cursor.node.value.string ?? ""
    let capture = moment()
    guard case .one(let element) = ElementQuery(path).find(in: capture) else {
      let paths = capture.sections.flatMap(\.elements).flatMap(\.flattened)
        .map(\.path.description)
      throw cursor.failure(
        "nothing-to-tap",
        "'\(path)' is not on the screen.",
        suggestion(for: path, among: paths)
      )
    }
    let roots = capture.sections.flatMap(\.elements)
    guard let root = roots.first(where: { element.path.isInside($0.path) }) else { return }
    let around = root.flattened.filter { element.path.isInside($0.path) }
    if let target = around.last(where: { $0.attributes[.onTap] != nil }),
      let name = target.attributes[.onTap]?.string
    {
      return taps.append("\(name) \(target.path)")
    }
    if root.kind == .cell, let position = root.indexPath { collectionView.tap(itemAt: position) }
  }

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

extension ElementPath {
  /// Whether it is another path or continues it.
  fileprivate func isInside(_ other: ElementPath) -> Bool {
    segments.starts(with: other.segments)
  }
}
