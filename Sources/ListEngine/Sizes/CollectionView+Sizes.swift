import CollectionLayout
import Elements
import Geometry
import Views

extension CollectionView {
  /// The most cells and sections whose sizes are kept while they are not on the screen.
  ///
  /// The sizes that were not used for longest leave first. Nothing moves when they do; only a view
  /// that comes onto the screen again in another width may have to be measured again.
  public var sizeCacheLimit: Int {
    get { sizes.limit }
    set { sizes.limit = max(0, newValue) }
  }

  /// How many cells and sections have sizes that are kept.
  public var cachedSizeCount: Int { sizes.count }

  /// Whether a measurement says what the view of a component would ask for now.
  func isRight(
    _ measurement: Measurement,
    for component: AnyComponent,
    _ attributes: LayoutAttributes
  ) -> Bool {
    holds(measurement, for: attributes) && measurement.component == component
  }

  /// Whether a measurement still holds if the view shows what was measured.
  func holds(_ measurement: Measurement, for attributes: LayoutAttributes) -> Bool {
    measurement.holds(
      for: attributes.proposal,
      traits: traits.number,
      images: context.images
    )
  }

  func sizeOwner(of element: LayoutElement) -> SizeOwner {
    let position = element.indexPath
    switch (element, owner(of: element)) {
    case (_, .list): return SizeOwner()
    case (_, .item(let position)): return sizeOwner(ofItem: position)
    case (.cell, _): return sizeOwner(ofItem: position)
    case (_, .section(let section)): return sizeOwner(ofSection: section)
    case (_, nil): return sizeOwner(ofSection: position.section)
    }
  }

  private func sizeOwner(ofItem position: IndexPath) -> SizeOwner {
    var owner = sizeOwner(ofSection: position.section)
    owner.item = cell(at: position)?.id
    return owner
  }

  private func sizeOwner(ofSection section: Int) -> SizeOwner {
    guard list.sections.indices.contains(section) else { return SizeOwner() }
    return SizeOwner(section: list.sections[section].id)
  }
}

extension SizeCache {
  /// Lets go of what a batch deletes, and follows what it moves to another section.
  ///
  /// Complexity: O(d) in the number of cells that leave or move.
  mutating func follow(_ batch: BatchUpdates, before: [Section], after: [Section]) {
    func owner(_ position: IndexPath, in sections: [Section]) -> SizeOwner {
      let section = sections[position.section]
      return SizeOwner(section: section.id, item: section.cells[position.item].id)
    }
    for move in batch.movedItems {
      self.move(owner(move.source, in: before), to: owner(move.target, in: after))
    }
    for position in batch.deletedItems { remove(owner(position, in: before)) }
    for section in batch.deletedSections.map({ before[$0] }) {
      remove(SizeOwner(section: section.id))
      for cell in section.cells { remove(SizeOwner(section: section.id, item: cell.id)) }
    }
  }

  /// Lets go of all whose ids a list does not have.
  ///
  /// Complexity: O(n) in the number of cells.
  mutating func keep(only list: List) {
    guard count > 0 else { return }
    var owners: Set<SizeOwner> = [SizeOwner()]
    for section in list.sections {
      owners.insert(SizeOwner(section: section.id))
      for cell in section.cells { owners.insert(SizeOwner(section: section.id, item: cell.id)) }
    }
    keep(only: owners)
  }
}
