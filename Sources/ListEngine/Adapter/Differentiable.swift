public import Differencing
import Elements

extension Cell: DifferentiableItem {
  /// Whether component and badges look the same and can be shown by the same views.
  @usableFromInline package func isContentEqual(to other: Cell) -> Bool {
    !rendersAlways && component == other.component && component.canTakeOver(other.component)
      && supplementaryViews == other.supplementaryViews
  }
}

extension Section: DifferentiableSection {
  @usableFromInline package var items: CellArray { cells }

  /// Whether headers and footers look the same; how many cells there are is not content.
  @usableFromInline package func isContentEqual(to other: Section) -> Bool {
    supplementaryViews == other.supplementaryViews
  }

  @usableFromInline package func with(items: CellArray) -> Section {
    var section = self
    section.cells = items
    return section
  }

  @usableFromInline
  package func sharedEnds(with other: Section) -> (prefix: Int, suffix: Int) {
    cells.sharedEnds(with: other.cells)
  }
}

extension IndexPath {
  init(_ position: ItemPosition) {
    self.init(item: position.item, section: position.section)
  }
}

extension BatchUpdates {
  /// The batch of a stage; an item whose view another component cannot take over is reloaded.
  init(_ changes: Changes, mustReload: (IndexPath) -> Bool) {
    self.init()
    for position in changes.itemUpdates.map(IndexPath.init) {
      if mustReload(position) {
        reloadedItems.append(position)
      } else {
        renderedItems.append(position)
      }
    }
    renderedSections = changes.sectionUpdates
    deletedSections = changes.sectionDeletes
    insertedSections = changes.sectionInserts
    movedSections = changes.sectionMoves.map { Move(from: $0.source, to: $0.target) }
    deletedItems = changes.itemDeletes.map(IndexPath.init)
    insertedItems = changes.itemInserts.map(IndexPath.init)
    movedItems = changes.itemMoves.map { move in
      Move(from: IndexPath(move.source), to: IndexPath(move.target))
    }
  }
}
