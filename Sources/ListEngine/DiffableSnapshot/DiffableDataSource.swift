public import Elements

/// Shows snapshots of ids on a collection view, with a component for each id.
///
///     let source = DiffableDataSource<String, Int>(collectionView) { id in Row(item: posts[id]) }
///     var snapshot = source.snapshot
///     try snapshot.appendItems([4])
///     source.apply(snapshot)
///
/// Unlike UIKit's, it asks for the components of all items whenever a snapshot is applied, and
/// renders those that are others than before; `reconfigureItems` is for what a component reads
/// beside its item.
public final class DiffableDataSource<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
> {
  /// The ids of sections and items in their order.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>

  /// What gets the collection view from one snapshot to the next.
  public let adapter: ListAdapter
  /// The snapshot that was applied last, with nothing to show again.
  public private(set) var snapshot = Snapshot()
  /// Makes a section around the cells of its items, to give it a layout, a header and a footer.
  ///
  /// The section has the id it would have without, whatever is made here.
  public var section: (_ identifier: SectionIdentifier, _ plain: Section) -> Section = { $1 }

  private let component: (ItemIdentifier) -> any Component

  /// Takes over a view.
  ///
  /// - Parameters:
  ///   - collectionView: The view that shows the snapshots.
  ///   - component: What an item shows.
  public init(
    _ collectionView: CollectionView,
    component: @escaping (ItemIdentifier) -> any Component
  ) {
    adapter = ListAdapter(collectionView)
    self.component = component
  }

  /// Shows a snapshot.
  ///
  /// All items of reloaded sections are reloaded; headers and footers follow their components.
  ///
  /// Complexity: O((n + d) log d) in the numbers of items and changes, and the cost of showing what
  /// is visible.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - updateStrategy: How to get there.
  ///   - completion: Is told once what became of the snapshot.
  /// - Returns: What became of it; nil where that will only be known later.
  @discardableResult
  public func apply(
    _ snapshot: Snapshot,
    updateStrategy: UpdateStrategy = .animatedBatchUpdates,
    completion: ((ApplyOutcome) -> Void)? = nil
  ) -> ApplyOutcome? {
    self.snapshot = snapshot.withoutRefreshing
    let sections = Set(snapshot.reloadedSectionIdentifiers)
    let reloaded = snapshot.sections.filter { sections.contains($0.identifier) }.flatMap(\.items)
    return adapter.apply(
      list(of: snapshot),
      updateStrategy: updateStrategy,
      reloading: (snapshot.reloadedItemIdentifiers + reloaded).map { AnyHashable($0) },
      reconfiguring: snapshot.reconfiguredItemIdentifiers.map { AnyHashable($0) },
      completion: completion
    )
  }

  private func list(of snapshot: Snapshot) -> List {
    List(
      sections: snapshot.sections.map { content in
        let cells = content.items.map { Cell(id: $0, component: component($0)) }
        let plain = Section(id: content.identifier, cells: cells)
        var made = section(content.identifier, plain)
        made.id = plain.id
        return made
      }
    )
  }
}

// MARK: - Positions

extension DiffableDataSource {
  /// The item at a position of the snapshot that was applied last, or nil where there is none.
  ///
  /// Complexity: O(1).
  public func itemIdentifier(for position: IndexPath) -> ItemIdentifier? {
    guard snapshot.sections.indices.contains(position.section) else { return nil }
    let items = snapshot.sections[position.section].items
    return items.indices.contains(position.item) ? items[position.item] : nil
  }

  /// Where an item is in the snapshot that was applied last, or nil where it is not there.
  ///
  /// Complexity: O(1).
  public func indexPath(for item: ItemIdentifier) -> IndexPath? {
    guard let place = snapshot.places[item],
      let section = snapshot.sectionIndexes[place.section]
    else { return nil }
    return IndexPath(item: place.index, section: section)
  }

  /// The section at a position of the snapshot that was applied last, or nil where there is none.
  ///
  /// Complexity: O(1).
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
  }

  /// Where a section is in the snapshot that was applied last, or nil where it is not there.
  ///
  /// Complexity: O(1).
  public func index(for section: SectionIdentifier) -> Int? { snapshot.indexOfSection(section) }
}
