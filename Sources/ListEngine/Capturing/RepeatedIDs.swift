/// How often each id occurs among siblings, kept up to date at the cost of what changes.
struct RepeatedIDs {
  private var counts: [AnyHashable: Int]
  private var repeated: Set<AnyHashable>

  /// Counts ids.
  ///
  /// Complexity: O(n) in the number of ids.
  init(_ ids: some Collection<AnyHashable>) {
    counts = Dictionary(minimumCapacity: ids.count)
    repeated = []
    for id in ids { add(id) }
  }

  /// Whether no id occurs twice.
  var isEmpty: Bool { repeated.isEmpty }

  mutating func add(_ id: AnyHashable) {
    counts[id, default: 0] += 1
    if counts[id] == 2 { repeated.insert(id) }
  }

  mutating func remove(_ id: AnyHashable) {
    guard let count = counts[id] else { return }
    counts[id] = count == 1 ? nil : count - 1
    if count == 2 { repeated.remove(id) }
  }

  /// For each position whose id was there before, the how-manieth it is.
  ///
  /// Complexity: O(1) where no id occurs twice, else O(n) in the number of ids.
  func numbers(among ids: some Sequence<AnyHashable>) -> [Int: Int] {
    guard !isEmpty else { return [:] }
    var seen: [AnyHashable: Int] = [:]
    var numbers: [Int: Int] = [:]
    for (position, id) in ids.enumerated() where repeated.contains(id) {
      seen[id, default: 0] += 1
      if let number = seen[id], number > 1 { numbers[position] = number }
    }
    return numbers
  }
}
