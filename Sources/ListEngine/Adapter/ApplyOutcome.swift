/// What became of a list that was applied.
public enum ApplyOutcome: Hashable, Sendable {
  /// The lists were equal; only handlers and layouts were taken over.
  case unchanged
  /// The list was reached by batches.
  case updated(batches: Int, operations: Int)
  /// The list was read anew.
  case reloaded(ReloadReason)
  /// The list was never shown, because a newer one took its place while it waited.
  ///
  /// The number is that of the newer one, as `ListAdapter.applyCount` counts.
  case superseded(by: Int)
  /// The list was never shown.
  ///
  /// It was dropped while it waited, its adapter went, or the view has another data source by now.
  case cancelled
}

/// Why a list was read anew instead of updated.
public enum ReloadReason: Hashable, Sendable {
  /// There was no list before.
  case firstList
  /// The caller wanted it.
  case requested
  /// All batches together would have had more operations than is sensible.
  case tooManyOperations(count: Int, threshold: Int)
  /// A batch was refused; the list came out right all the same.
  case violation(BatchViolation)
}

/// How an adapter gets from one list to the next.
public enum UpdateStrategy: Hashable, Sendable {
  /// By the fewest batches, on which the view may spend time.
  case animatedBatchUpdates
  /// By the fewest batches, at once.
  case nonanimatedBatchUpdates
  /// By reading the list anew.
  case reloadData
}
