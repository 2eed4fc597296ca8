/// Counts what rendering does to views: attributes written, and views made or removed.
///
/// A hosting view counts by itself; a view of another kind may add what it does in `render`:
///
///     context?.mutations.add(1)
public final class MutationCounter {
  /// How many there were so far.
  public private(set) var count = 0

  /// Makes a counter that stands at 0.
  public init() {}

  /// Counts some more.
  public func add(_ mutations: Int) { count += max(0, mutations) }
}
