/// How few moves are needed, counted without any of the code that finds them.
enum FewestMoves {
  /// The moves of items: those that change sections, and those that lose their order.
  static func ofItems(_ old: [SampleSection], _ new: [SampleSection]) -> Int {
    let origin = Dictionary(
      uniqueKeysWithValues: old.flatMap { section in section.items.map { ($0.id, section.id) } }
    )
    return new.reduce(0) { moves, section in
      let survivors = section.items.map(\.id).filter { origin[$0] != nil }
      let stayed = survivors.filter { origin[$0] == section.id }
      let before = old.first { $0.id == section.id }?.items.map(\.id) ?? []
      return moves + survivors.count - stayed.count + inOrder(before, stayed)
    }
  }

  /// The moves that bring the survivors of one order into another.
  static func inOrder(_ old: [String], _ new: [String]) -> Int {
    let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let survivors = new.compactMap { places[$0] }
    return survivors.count - longestRun(survivors)
  }

  /// How many numbers can stay where they are while the others move into order.
  static func longestRun(_ numbers: [Int]) -> Int {
    numbers.count <= 8 ? triedLongestRun(numbers) : countedLongestRun(numbers)
  }

  /// Tries every set of places that could stay.
  private static func triedLongestRun(_ numbers: [Int]) -> Int {
    let lengths = (0..<(1 << numbers.count)).map { set in
      let chosen = numbers.indices.filter { set >> $0 & 1 == 1 }.map { numbers[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }
    return lengths.max() ?? 0
  }

  /// Finds for each place the longest run that ends there, looking at all places before it.
  private static func countedLongestRun(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (position, number) in numbers.enumerated() {
      let before = (0..<position).filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append(1 + (before.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
