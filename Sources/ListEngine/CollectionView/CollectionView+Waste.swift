import CollectionLayout
import Elements

extension CollectionView {
  /// Hands out the paths of cells reloaded although their views showed them, and forgets them.
  ///
  /// A reload takes a cell its view, and with it selection, animation and text input.
  public func takeNeedlessReloads() -> [String] {
    defer { needlessReloads.removeAll() }
    return needlessReloads
  }

  /// The paths of cells that have no item to compare and so are rendered at every apply.
  ///
  /// Complexity: O(n) in the number of cells.
  public var alwaysRenderedPaths: [String] {
    list.sections.enumerated().flatMap { index, section in
      section.cells.enumerated().filter { $0.element.rendersAlways }.map {
        names.path(IndexPath(item: $0.offset, section: index)).description
      }
    }
  }

  /// Keeps the paths of cells whose views are about to go although they show what they should.
  func noteNeedlessReloads(_ batch: BatchUpdates, _ map: PositionMap, after: List) {
    for position in batch.reloadedItems.sorted() {
      guard
        let shown = displayed[.cell(position)]?.view.component,
        let wanted = map.item(position).flatMap(after.cell)?.component,
        shown == wanted, shown.canTakeOver(wanted)
      else { continue }
      needlessReloads.append(names.path(position).description)
    }
  }
}
