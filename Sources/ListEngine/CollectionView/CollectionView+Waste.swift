import Elements

extension CollectionView {
  /// Hands out the paths of cells that were reloaded although they are equal, and forgets them.
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

  /// Keeps the paths of reloaded cells whose component is equal and could have kept its view.
  func noteNeedlessReloads(
    _ batch: BatchUpdates,
    _ map: PositionMap,
    before: List,
    after: List
  ) {
    for position in batch.reloadedItems.sorted() {
      guard
        let was = before.cell(at: position)?.component,
        let now = map.item(position).flatMap(after.cell)?.component,
        was == now, was.canTakeOver(now)
      else { continue }
      needlessReloads.append(names.path(position).description)
    }
  }
}
