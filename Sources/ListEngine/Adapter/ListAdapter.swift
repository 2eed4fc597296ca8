import Differencing
import Elements

/// The only one that changes what a collection view shows.
///
///     let adapter = ListAdapter(collectionView)
///     adapter.apply(List { Section(id: "feed") { Cell(id: "p1", component: row) } })
///
/// Each list is compared with the one before, and the view gets there by the fewest batches that
/// it allows: cells that changed are rendered in place, and reloaded only where another component
/// cannot take over their view. Handlers always come from the newest list.
public final class ListAdapter: CollectionViewDataSource {
  /// The view that shows the lists.
  public let collectionView: CollectionView
  /// The number of operations of all batches together above which the list is read anew.
  public var reloadThreshold = 1_000

  /// The newest list, or the one that a batch has just led to.
  public private(set) var list = List()

  private var hasList = false

  /// Takes over a view.
  public init(_ collectionView: CollectionView) {
    self.collectionView = collectionView
    collectionView.dataSource = self
  }

  /// Shows a list.
  ///
  /// Complexity: O((n + d) log d) in the numbers of cells and of changes, and the cost of showing
  /// what is visible.
  ///
  /// - Parameters:
  ///   - new: What to show.
  ///   - strategy: How to get there.
  /// - Returns: What was done.
  @discardableResult
  public func apply(_ new: List, strategy: UpdateStrategy = .batchUpdates) -> ApplyOutcome {
    guard hasList else {
      hasList = true
      return reload(new, because: .firstList)
    }
    if strategy == .reloadData { return reload(new, because: .requested) }
    let changeset = StagedChangeset(from: list.sections, to: new.sections)
    guard changeset.count <= reloadThreshold else {
      let count = changeset.count
      return reload(new, because: .tooManyOperations(count: count, threshold: reloadThreshold))
    }
    do {
      try perform(changeset, towards: new)
    } catch {
      return reload(new, because: .violation(error))
    }
    let batches = changeset.stages.count
    return batches == 0 ? .unchanged : .updated(batches: batches, operations: changeset.count)
  }

  private func reload(_ new: List, because reason: ReloadReason) -> ApplyOutcome {
    list = new
    collectionView.record([UpdateWords.reload(because: reason)])
    collectionView.reloadData()
    return .reloaded(reason)
  }

  /// Performs all stages, then shows their result once.
  private func perform(
    _ changeset: StagedChangeset<Section>,
    towards new: List
  ) throws(BatchViolation) {
    var place = collectionView.readersPlace
    for stage in changeset.stages {
      var after = new
      after.sections = stage.sections
      try perform(stage.changes, from: list, to: after, keeping: &place)
    }
    let words = UpdateWords.boundaries(from: list.supplementaryViews, to: new.supplementaryViews)
    list = new
    collectionView.record(words)
    collectionView.adopt(new, keeping: place)
  }

  private func perform(
    _ changes: Changes,
    from before: List,
    to after: List,
    keeping place: inout ReadersPlace
  ) throws(BatchViolation) {
    func component(_ position: IndexPath, in list: List) -> AnyComponent {
      list.sections[position.section].cells[position.item].component
    }
    // In a stage that updates content nothing has moved yet, so positions are those of both lists.
    let batch = BatchUpdates(changes) { position in
      !component(position, in: before).canTakeOver(component(position, in: after))
    }
    let old = collectionView.names
    try collectionView.commit(batch, keeping: &place) { list = after }
    let words = UpdateWords(before: before, after: after, old: old, new: collectionView.names)
    collectionView.record(words.words(for: batch))
  }
}
