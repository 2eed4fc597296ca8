import CollectionLayout
import Elements

/// Where everything from before a batch is after it.
struct PositionMap {
  /// For each section from before its position after, or nil where it went or was reloaded.
  let sections: [Int?]

  private let targets: [IndexPath: IndexPath]
  /// Positions before the batch that are empty after it, sorted, by section.
  private let departures: [Int: [Int]]
  /// Positions after the batch that something came to, sorted, by section after the batch.
  private let arrivals: [Int: [Int]]
  /// Sections from before that leave their places, sorted.
  private let sectionDepartures: [Int]
  /// Sections from after that come to their places, sorted.
  private let sectionArrivals: [Int]

  /// Reads the map off a batch whose positions exist.
  ///
  /// Complexity: O(d log d + s) in the numbers of operations and sections.
  init(_ batch: BatchUpdates, before: [Section], after: [Section]) {
    sectionDepartures = (batch.deletedSections + batch.movedSections.map(\.source)).sorted()
    sectionArrivals = (batch.insertedSections + batch.movedSections.map(\.target)).sorted()
    sections = Self.sections(batch, before: before.count, after: after.count)
    targets = Dictionary(
      batch.movedItems.map { ($0.source, $0.target) },
      uniquingKeysWith: { first, _ in first }
    )
    departures = Self.grouped(batch.deletedItems + batch.movedItems.map(\.source))
    arrivals = Self.grouped(batch.insertedItems + batch.movedItems.map(\.target))
  }

  private static func sections(_ batch: BatchUpdates, before: Int, after: Int) -> [Int?] {
    var map = [Int?](repeating: nil, count: before)
    for move in batch.movedSections { map[move.source] = move.target }
    let gone = Set(batch.deletedSections + batch.movedSections.map(\.source))
    let filled = Set(batch.insertedSections + batch.movedSections.map(\.target))
    var places = (0..<after).lazy.filter { !filled.contains($0) }.makeIterator()
    for section in 0..<before where !gone.contains(section) { map[section] = places.next() }
    for section in batch.reloadedSections { map[section] = nil }
    return map
  }

  private static func grouped(_ positions: [IndexPath]) -> [Int: [Int]] {
    Dictionary(grouping: positions, by: \.section).mapValues { $0.map(\.item).sorted() }
  }

  /// Where an item is after the batch, or nil where it went.
  ///
  /// Complexity: O(log d) in the number of operations.
  func item(_ position: IndexPath) -> IndexPath? {
    if let target = targets[position] { return target }
    guard sections.indices.contains(position.section), let section = sections[position.section]
    else { return nil }
    let gone = departures[position.section] ?? []
    let before = gone.insertionIndex { $0 < position.item }
    if before < gone.count, gone[before] == position.item { return nil }
    let rank = position.item - before
    let come = arrivals[section] ?? []
    // The k-th arrival precedes the item if no more than `rank` unlisted ones precede it.
    let earlier = come.insertionIndex { index, place in place - index <= rank }
    return IndexPath(item: rank + earlier, section: section)
  }
}

// MARK: - Ranks

extension PositionMap {
  /// How many items that are not listed precede one that leaves its place.
  ///
  /// Complexity: O(log d) in the number of operations.
  func rank(ofSource position: IndexPath) -> Int {
    let gone = departures[position.section] ?? []
    return position.item - gone.insertionIndex { $0 < position.item }
  }

  /// How many items that are not listed precede one that comes to its place.
  ///
  /// Complexity: O(log d) in the number of operations.
  func rank(ofTarget position: IndexPath) -> Int {
    let come = arrivals[position.section] ?? []
    return position.item - come.insertionIndex { $0 < position.item }
  }

  /// How many sections that are not listed precede one that leaves its place.
  ///
  /// Complexity: O(log d) in the number of operations.
  func rank(ofSourceSection section: Int) -> Int {
    section - sectionDepartures.insertionIndex { $0 < section }
  }

  /// How many sections that are not listed precede one that comes to its place.
  ///
  /// Complexity: O(log d) in the number of operations.
  func rank(ofTargetSection section: Int) -> Int {
    section - sectionArrivals.insertionIndex { $0 < section }
  }
}

extension [Int] {
  fileprivate func insertionIndex(where precedes: (Int) -> Bool) -> Int {
    insertionIndex { _, value in precedes(value) }
  }

  /// How many elements at the beginning fulfil a condition that the others do not.
  fileprivate func insertionIndex(where precedes: (Int, Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if precedes(middle, self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
