/// The only one that changes what a collection view shows.
///
///     let adapter = ListAdapter(collectionView)
///     adapter.apply(List { Section(id: "feed") { Cell(id: "p1", component: row) } })
///
/// Each list is compared with the one before, and the view gets there by the fewest batches that
/// it allows: cells that changed are rendered in place, and reloaded only where another component
/// cannot take over their view. Handlers always come from the newest list.
///
/// One list is shown at a time. Those that are applied meanwhile wait, and only the newest of them
/// is shown afterwards. That goes for lists from handlers and completions as well.
public final class ListAdapter: CollectionViewDataSource {
  /// The view that shows the lists.
  public let collectionView: CollectionView
  /// The number of operations of all batches together above which the list is read anew.
  public var reloadThreshold = 1_000

  /// The newest list that is shown, or the one that a batch has just led to.
  public internal(set) var list = List()
  /// How many lists were applied so far, which is the number of the newest one.
  public private(set) var applyCount = 0

  var hasList = false
  /// The list that is on its way to the screen.
  private var running: Update?
  /// The newest list that came meanwhile.
  private var waiting: Update?

  /// Takes over a view.
  public init(_ collectionView: CollectionView) {
    self.collectionView = collectionView
    collectionView.dataSource = self
  }

  deinit {
    waiting?.finish(.cancelled)
    // What is running here is on the screen already; only its animation has not ended.
    if let outcomeInFlight { running?.finish(outcomeInFlight) }
  }

  /// Shows a list.
  ///
  /// Complexity: O((n + d) log d) in the numbers of cells and of changes, and the cost of showing
  /// what is visible.
  ///
  /// - Parameters:
  ///   - new: What to show.
  ///   - updateStrategy: How to get there.
  ///   - reloading: Ids of cells that shall get another view though they may be equal.
  ///   - reconfiguring: Ids of cells to render in their view though they may be equal, as for a
  ///     component that reads something beside its item. An id that the list does not have is told
  ///     of in the updates of the next capture.
  ///   - completion: Is told once what became of the list.
  /// - Returns: What became of the list; nil where that will only be known later, because the
  ///   list waits or is on its way in an animation that the view holds.
  @discardableResult
  public func apply(
    _ new: List,
    updateStrategy: UpdateStrategy = .animatedBatchUpdates,
    reloading: [AnyHashable] = [],
    reconfiguring: [AnyHashable] = [],
    completion: ((ApplyOutcome) -> Void)? = nil
  ) -> ApplyOutcome? {
    applyCount += 1
    let update = Update(
      number: applyCount,
      list: new,
      strategy: updateStrategy,
      refresh: ItemRefresh(reloading: reloading, reconfiguring: reconfiguring),
      completion: completion
    )
    let replaced = waiting
    if let replaced { update.inheritRefresh(of: replaced) }
    waiting = update
    replaced?.finish(.superseded(by: update.number))
    showWaitingLists()
    return update.outcome
  }

  /// Drops the list that waits, if any; what is on its way already arrives.
  public func cancelPendingUpdates() {
    let dropped = waiting
    waiting = nil
    dropped?.finish(.cancelled)
  }

  /// Whether a list is on its way to the screen.
  public var isUpdating: Bool { running != nil }

  // MARK: One at a time

  private func showWaitingLists() {
    while running == nil, let next = waiting {
      waiting = nil
      running = next
      let outcome = perform(next)
      if collectionView.holdsAnimations, next.isAnimated(outcome) {
        outcomeInFlight = outcome
        collectionView.hold { [weak self] in self?.animationDidEnd() }
        return
      }
      end(next, outcome)
    }
  }

  /// The outcome of the running update while the view holds its animation.
  private var outcomeInFlight: ApplyOutcome?

  private func animationDidEnd() {
    guard let running, let outcome = outcomeInFlight else { return }
    outcomeInFlight = nil
    end(running, outcome)
    showWaitingLists()
  }

  /// What a completion applies waits for the completion to end, and then takes the place of
  /// whatever was waiting.
  private func end(_ update: Update, _ outcome: ApplyOutcome) {
    update.finish(outcome)
    running = nil
  }
}

extension Update {
  /// Whether the view would spend time on the way.
  fileprivate func isAnimated(_ outcome: ApplyOutcome) -> Bool {
    guard strategy == .animatedBatchUpdates, case .updated = outcome else { return false }
    return true
  }
}
