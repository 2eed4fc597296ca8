import Differencing
import Testing

/// What is looked at on the way from one list to another.
@Suite struct CostTests {
  @Test func looksAtNothingThatBothListsShare() {
    let old = Array(0..<10_000)
    var new = old
    new.replaceSubrange(5_000..<5_002, with: [-1, -2, -3])
    let log = Log()
    let stages = StagedChangeset(
      from: [LoggedSection(items: LoggedItems(old, log))],
      to: [LoggedSection(items: LoggedItems(new, log), shared: (5_000, 4_998))]
    ).stages
    #expect(stages.map(\.changes.count) == [5])
    #expect(log.reads.allSatisfy { (5_000..<5_003).contains($0) }, "\(log.reads)")
  }

  @Test func keepsWhatIsSharedWhereAStageIsBetweenBothLists() {
    let old = Array(0..<10_000)
    var new = old
    new[5_000] += 1_000_000
    new.remove(at: 5_001)
    let log = Log()
    let stages = StagedChangeset(
      from: [LoggedSection(items: LoggedItems(old, log))],
      to: [LoggedSection(items: LoggedItems(new, log), shared: (5_000, 4_998))]
    ).stages
    #expect(stages.map(\.changes.itemUpdates.count) == [1, 0])
    #expect(stages.map(\.changes.itemDeletes.count) == [0, 1])
    #expect(
      stages.map { Array($0.sections[0].items) }
        == [
          old[..<5_000] + [1_005_000, 5_001] + old[5_002...].map { $0 }, new,
        ].map { $0.map(LoggedItem.init(number:)) }
    )
    #expect(log.replaced == [5_000..<5_001])
  }

  /// Without a bound that would be 400 million comparisons.
  @Test func comparesARepeatedIDWithFewOccurrences() {
    let count = 20_000
    let log = Log()
    let old = (0..<count).map { CountedItem(content: $0, log: log) }
    let new = (0..<count).map { CountedItem(content: count + $0 * 7 % count, log: log) }
    let set = StagedChangeset(from: [CountedSection(items: old)], to: [CountedSection(items: new)])
    #expect(set.stages.map(\.changes.itemUpdates.count) == [count])
    #expect(log.comparisons < 100 * count)
  }
}

/// What was looked at.
private final class Log {
  var reads: [Int] = []
  var replaced: [Range<Int>] = []
  var comparisons = 0
}

/// An item whose id is the number without its millions.
private struct LoggedItem: DifferentiableItem, Equatable {
  var number: Int
  var id: Int { number % 1_000_000 }

  func isContentEqual(to other: LoggedItem) -> Bool { number == other.number }
}

/// Items that write down who reads and replaces them.
private struct LoggedItems: RandomAccessCollection, RangeReplaceableCollection {
  var items: [LoggedItem] = []
  var log = Log()

  init() {}

  init(_ numbers: [Int], _ log: Log) {
    items = numbers.map(LoggedItem.init)
    self.log = log
  }

  var startIndex: Int { 0 }
  var endIndex: Int { items.count }

  subscript(position: Int) -> LoggedItem {
    log.reads.append(position)
    return items[position]
  }

  mutating func replaceSubrange<New: Collection>(_ range: Range<Int>, with new: New)
  where New.Element == LoggedItem {
    log.replaced.append(range)
    items.replaceSubrange(range, with: new)
  }
}

/// A section that says what it shares with any other.
private struct LoggedSection: DifferentiableSection {
  var id = "A"
  var items: LoggedItems
  var shared = (prefix: 0, suffix: 0)

  func isContentEqual(to other: LoggedSection) -> Bool { true }

  func with(items: LoggedItems) -> LoggedSection { LoggedSection(items: items) }

  func sharedEnds(with other: LoggedSection) -> (prefix: Int, suffix: Int) { other.shared }
}

/// An item that has the id of all others.
private struct CountedItem: DifferentiableItem {
  var id: Int { 0 }
  var content: Int
  var log: Log

  func isContentEqual(to other: CountedItem) -> Bool {
    log.comparisons += 1
    return content == other.content
  }
}

private struct CountedSection: DifferentiableSection {
  var id = "A"
  var items: [CountedItem]

  func isContentEqual(to other: CountedSection) -> Bool { true }

  func with(items: [CountedItem]) -> CountedSection { CountedSection(items: items) }
}
