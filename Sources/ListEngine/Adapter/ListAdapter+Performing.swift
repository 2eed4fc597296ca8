import Differencing
import Elements

extension ListAdapter {
  /// Gets from the list that is shown to the next, unless another source has taken over the view.
  func perform(_ update: Update) -> ApplyOutcome {
    guard collectionView.dataSource === self else { return .cancelled }
    let new = update.list
    guard hasList else {
      hasList = true
      return reload(new, because: .firstList)
    }
    let plan = update.refresh.plan(from: list, to: new)
    collectionView.record(plan.unknown.map(UpdateWords.unknown))
    if update.strategy == .reloadData { return reload(new, because: .requested) }
    if update.strategy == .nonanimatedBatchUpdates { collectionView.tracker?.isAnimated = false }
    let changeset = StagedChangeset(from: list.sections, to: new.sections)
    let count = changeset.count + plan.count
    guard count <= reloadThreshold else {
      return reload(new, because: .tooManyOperations(count: count, threshold: reloadThreshold))
    }
    do {
      try perform(changeset, plan.batch, towards: new)
    } catch {
      return reload(new, because: .violation(error))
    }
    let batches = changeset.stages.count + (plan.count == 0 ? 0 : 1)
    return batches == 0 ? .unchanged : .updated(batches: batches, operations: count)
  }

  private func reload(_ new: List, because reason: ReloadReason) -> ApplyOutcome {
    list = new
    collectionView.record([UpdateWords.reload(because: reason)])
    collectionView.reloadData()
    return .reloaded(reason)
  }

  /// Performs all stages, and what was asked for beside them, then shows their result once.
  private func perform(
    _ changeset: StagedChangeset<Section>,
    _ refresh: BatchUpdates,
    towards new: List
  ) throws(BatchViolation) {
    var place = collectionView.readersPlace
    for stage in changeset.stages {
      var after = new
      after.sections = stage.sections
      try perform(stage.changes, from: list, to: after, keeping: &place)
    }
    var words = UpdateWords.boundaries(from: list.supplementaryViews, to: new.supplementaryViews)
    if refresh == BatchUpdates() {
      list = new
    } else {
      try collectionView.commit(refresh, keeping: &place) { list = new }
      words += UpdateWords.requested(refresh, names: collectionView.names)
    }
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
