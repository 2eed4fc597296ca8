/// Positions grouped by a small number that stands for their id.
@usableFromInline
struct Occurrences {
  /// The first position of each number, or -1.
  @usableFromInline var first: [Int]
  /// The further positions of the few numbers that have some, in order.
  @usableFromInline var more: [Int: [Int]] = [:]

  /// Makes groups without positions.
  @inlinable
  init(count: Int) {
    first = [Int](repeating: -1, count: count)
  }

  /// Adds a position, which is greater than those before.
  @inlinable
  mutating func add(_ position: Int, to number: Int) {
    if first[number] < 0 {
      first[number] = position
    } else {
      more[number, default: []].append(position)
    }
  }

  /// Whether a number has no position.
  @inlinable
  func isEmpty(_ number: Int) -> Bool { first[number] < 0 }

  /// The only position of a number, or nil where there are none or several.
  @inlinable
  func single(_ number: Int) -> Int? {
    first[number] >= 0 && (more.isEmpty || more[number] == nil) ? first[number] : nil
  }

  /// All positions of a number in order.
  @usableFromInline
  func all(_ number: Int) -> [Int] {
    first[number] < 0 ? [] : [first[number]] + (more[number] ?? [])
  }
}
