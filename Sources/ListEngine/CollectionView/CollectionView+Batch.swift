import CollectionLayout
import Elements
import Geometry

extension CollectionView {
  /// Performs a batch: the data source changes its list, and the views follow.
  ///
  /// Until the source has changed, all questions are answered from the list before. Then the batch
  /// is judged by both lists, and only a lawful one is carried out. Sizes, views and inner offsets
  /// go along with what moves; the first visible cell keeps its place on the screen.
  ///
  /// Complexity: O(d log d + s) in the numbers of operations and sections, and the cost of showing
  /// what is visible.
  ///
  /// - Parameters:
  ///   - batch: What happens to the list.
  ///   - change: Changes what the data source answers; until it is called that must be what the
  ///     view shows. It must neither reload the view nor begin another batch.
  /// - Throws: The first rule that is broken; the view then still shows the list before. If the
  ///   data had changed by then, only `reloadData()` brings both together again.
  public func performBatchUpdates(
    _ batch: BatchUpdates,
    changingData change: () -> Void
  ) throws(BatchViolation) {
    if isInBatch { throw BatchViolation(.undisturbed, operations: batch.operations) }
    if let dataSource {
      try BatchContract.checkAnswer(dataSource.list.sections, for: list.sections)
    }
    var place = readersPlace
    try commit(batch, keeping: &place, changingData: change)
    settle(keeping: place)
  }

  /// Carries out a batch without showing its result, so that several cost one look at the screen.
  func commit(
    _ batch: BatchUpdates,
    keeping place: inout ReadersPlace,
    changingData change: () -> Void
  ) throws(BatchViolation) {
    let before = list
    isInBatch = true
    change()
    isInBatch = false
    if let disturbance {
      self.disturbance = nil
      throw BatchViolation(.undisturbed, operations: [disturbance])
    }
    guard let after = dataSource?.list else { return }
    try BatchContract(batch: batch, before: before.sections, after: after.sections).check()
    let map = PositionMap(batch, before: before.sections, after: after.sections)
    forgetMeasurements(changedBy: batch)
    sizes.follow(batch, before: before.sections, after: after.sections)
    noteNeedlessReloads(batch, map, after: after)
    for position in batch.reloadedItems {
      takeHandlers(for: .cell(position), from: map.item(position).flatMap(after.cell))
      retire(.cell(position))
    }
    for position in batch.renderedItems { displayed[.cell(position)]?.mustRender = true }
    let names = namesOfList
    list = after
    needsRefresh = true
    guard batch.changesOrder else {
      namesOfList = names
      if !before.hasEqualLayouts(to: after) { invalidate(InvalidationContext()) }
      return
    }
    namesOfList = names?.following(batch, map, to: after)
    remap(
      element: { map.element($0, owner: $1) },
      section: map.section
    )
    tracker?.follow(map)
    place = place.mapped(map.item)
    invalidate(.counts)
  }

  /// What changed out of sight has its estimate again; what is on the screen is measured anyway.
  private func forgetMeasurements(changedBy batch: BatchUpdates) {
    for position in batch.renderedItems + batch.reloadedItems
    where displayed[.cell(position)] == nil {
      measurements[.cell(position)] = nil
      layout.forgetMeasuredSize(for: .cell(position))
      sizes.remove(sizeOwner(of: .cell(position)))
    }
  }

  /// Gives views, sizes and inner offsets their new positions; what has none leaves.
  func remap(
    element map: (LayoutElement, SupplementaryOwner?) -> LayoutElement?,
    section: (Int) -> Int?
  ) {
    let owners = displayed.compactMapValues(\.owner)
    remapViews(map)
    var kept: [LayoutElement: Measurement] = [:]
    for (old, measurement) in measurements {
      guard layout.measuredSize(for: old) != nil, let new = map(old, owners[old]) else { continue }
      kept[new] = measurement
    }
    measurements = kept
    layout.replaceMeasuredSizes(with: kept.mapValues(\.size))
    innerOffsets = Dictionary(
      innerOffsets.compactMap { old, offset in section(old).map { ($0, offset) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func remapViews(_ map: (LayoutElement, SupplementaryOwner?) -> LayoutElement?) {
    var kept: [LayoutElement: DisplayedView] = [:]
    for element in displayed.keys.sorted(by: { Self.order($0) < Self.order($1) }) {
      guard let new = map(element, displayed[element]?.owner) else {
        endDisplaying(element)
        continue
      }
      kept[new] = displayed[element]
      kept[new]?.attributes.element = new
    }
    displayed = kept
  }
}
