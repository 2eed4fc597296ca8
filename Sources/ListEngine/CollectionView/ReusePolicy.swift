/// Where the views of cells come from.
public enum ReusePolicy: Hashable, Sendable, CaseIterable {
  /// From the pool, as they were left.
  case pooled
  /// All made anew; nothing is reused.
  case fresh
  /// From the pool, with everything overwritten that any component so far set in such a view.
  ///
  /// What a component fails to set then shows a value that nobody would choose. Each component is
  /// rendered once more in a view of its own, to find out what it sets.
  case poisoned
}
