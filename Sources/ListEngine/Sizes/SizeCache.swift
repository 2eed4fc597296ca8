import Geometry
import Views

/// Sizes that views asked for, kept by who is shown and not by where.
///
/// A size is found again for the same section, id, element kind, item, offer and traits, so that
/// turning the screen back, or reading an equal list anew, measures nothing. Sizes leave with their
/// ids, and those that were not used for longest leave when there are too many. What a layout was
/// told stays with the layout, so that nothing moves when a size leaves the cache.
struct SizeCache {
  /// The most owners whose sizes are kept.
  var limit = 10_000 {
    didSet { trim() }
  }

  private var entries: [SizeOwner: Entry] = [:]
  private var clock = 0

  /// The sizes of one owner: of its own view and those around it, in a few environments.
  private struct Entry {
    var sizes: [(kind: String?, measurement: Measurement)] = []
    var lastUse = 0

    static let limit = 16
  }

  /// How many owners have a size here.
  var count: Int { entries.count }

  /// A measurement of an owner's view that satisfies a condition, the newest first.
  mutating func measurement(
    of owner: SizeOwner,
    kind: String?,
    where isRight: (Measurement) -> Bool
  ) -> Measurement? {
    guard
      let found = entries[owner]?.sizes.last(where: {
        $0.kind == kind && isRight($0.measurement)
      })
    else { return nil }
    clock += 1
    entries[owner]?.lastUse = clock
    return found.measurement
  }

  /// Keeps a measurement.
  ///
  /// Complexity: O(log n) in the number of owners on average, O(n log n) when some have to leave.
  mutating func insert(_ measurement: Measurement, of owner: SizeOwner, kind: String?) {
    clock += 1
    var entry = entries.removeValue(forKey: owner) ?? Entry()
    if entry.sizes.count >= Entry.limit { entry.sizes.removeFirst() }
    entry.sizes.append((kind, measurement))
    entry.lastUse = clock
    entries[owner] = entry
    trim()
  }

  mutating func remove(_ owner: SizeOwner) {
    entries[owner] = nil
  }

  /// Keeps the sizes of an owner under another name.
  mutating func move(_ owner: SizeOwner, to other: SizeOwner) {
    guard owner != other, let entry = entries.removeValue(forKey: owner) else { return }
    entries[other] = entry
  }

  /// Lets go of all owners that are not among these.
  mutating func keep(only owners: Set<SizeOwner>) {
    entries = entries.filter { owners.contains($0.key) }
  }

  /// Lets a quarter leave at once, so that the oldest need not be looked for each time.
  private mutating func trim() {
    guard entries.count > limit else { return }
    let kept = max(0, limit - limit / 4)
    let leaving = entries.sorted { $0.value.lastUse < $1.value.lastUse }
      .prefix(entries.count - kept)
    for entry in leaving { entries[entry.key] = nil }
  }
}

/// Whose view was measured: an item's, a section's where `item` is nil, the list's where both are.
struct SizeOwner: Hashable {
  var section: AnyHashable?
  var item: AnyHashable?
}
