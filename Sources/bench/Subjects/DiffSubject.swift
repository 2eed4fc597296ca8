import Differencing
import ListEngine
import Views

/// An item that is told by a text and looks like a number.
struct BenchItem: DifferentiableItem {
  var id: String
  var content: Int

  func isContentEqual(to other: BenchItem) -> Bool { content == other.content }
}

/// A section without header or footer.
struct BenchSection: DifferentiableSection {
  var id = "feed"
  var items: [BenchItem]

  func isContentEqual(to other: BenchSection) -> Bool { true }

  func with(items: [BenchItem]) -> BenchSection { BenchSection(id: id, items: items) }
}

/// Two lists to be compared, whose items are made anew for each: nothing is shared.
struct DiffSubject {
  let name: String
  /// The greatest permitted ratio of the diff to building a dictionary of the ids of both sides.
  let bound: Double
  let old: [BenchSection]
  let new: [BenchSection]

  private init(_ name: String, bound: Double, old: [Int], new: [Int]) {
    self.name = name
    self.bound = bound
    self.old = Self.list(old)
    self.new = Self.list(new)
  }

  /// The same lists as cells of the engine.
  var cells: (old: [Section], new: [Section]) { (old.map(Self.cells), new.map(Self.cells)) }

  private static func cells(_ section: BenchSection) -> Section {
    Section(
      id: section.id,
      cells: section.items.map { item in
        var row = ViewDescription(.rectangle(color: "blue"))
        row.modifiers.frame = FrameModifier(height: Double(item.content))
        return Cell(id: item.id, component: HostedComponent("row", row))
      }
    )
  }

  private static func list(_ ids: [Int]) -> [BenchSection] {
    [BenchSection(items: ids.map { BenchItem(id: "post-\($0)", content: $0 % 7) })]
  }

  static let all = [
    mixed("5,000 with 1,000 deleted, 1,000 inserted, 200 shuffled", 5_000, bound: 0.7),
    mixed("100,000 with ten times that", 100_000, changes: 10_000, shuffled: 2_000, bound: 0.35),
    DiffSubject(
      "5,000 with both ends changed",
      bound: 1.05,
      old: Array(0..<5_000),
      new: [5_001] + Array(1..<4_999) + [5_002]
    ),
    DiffSubject("1,000 and 20 more", bound: 0.2, old: Array(0..<1_000), new: Array(0..<1_020)),
  ]

  private static func mixed(
    _ name: String,
    _ count: Int,
    changes: Int = 1_000,
    shuffled: Int = 200,
    bound: Double
  ) -> DiffSubject {
    var random = Numbers(state: 42)
    var ids = Array(0..<count)
    for _ in 0..<changes { ids.remove(at: random.next(below: ids.count)) }
    let places = (0..<shuffled).map { _ in random.next(below: ids.count) }
    for (a, b) in zip(places, places.dropFirst()) { ids.swapAt(a, b) }
    for new in count..<(count + changes) { ids.insert(new, at: random.next(below: ids.count)) }
    return DiffSubject(name, bound: bound, old: Array(0..<count), new: ids)
  }
}

/// The same numbers on every machine (Knuth's linear congruential generator, MMIX).
private struct Numbers {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
