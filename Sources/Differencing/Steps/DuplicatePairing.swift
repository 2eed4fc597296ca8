/// Decides which occurrences of one repeated id belong together.
@usableFromInline
struct DuplicatePairing {
  /// Whether an old and a new occurrence have equal content.
  private let isEqual: (_ old: Int, _ new: Int) -> Bool

  /// Pairs of an old and a new position.
  @usableFromInline private(set) var pairs: [(old: Int, new: Int)] = []

  /// How many partners are looked at for one occurrence before it takes any.
  ///
  /// Without a bound a list in which all ids are equal would cost the square of its length.
  private static let candidates = 64

  @usableFromInline
  init(isEqual: @escaping (_ old: Int, _ new: Int) -> Bool) {
    self.isEqual = isEqual
  }

  /// Pairs first what is equal and in the same section, then what is in the same section, then
  /// what is equal elsewhere, then the rest in order.
  ///
  /// Complexity: O(k) in the number of occurrences.
  ///
  /// - Parameters:
  ///   - old: The occurrences on the old side, in order.
  ///   - new: The occurrences on the new side, in order.
  ///   - oldSection: The new position of the section of an old occurrence, or nil where it goes.
  ///   - newSection: The position of the section of a new occurrence.
  @usableFromInline
  mutating func pair(
    _ old: [Int],
    _ new: [Int],
    oldSection: (Int) -> Int?,
    newSection: (Int) -> Int
  ) {
    var homes: [Int: [Int]] = [:]
    var (oldLeft, newLeft): ([Int], [Int]) = ([], [])
    for position in old {
      if let section = oldSection(position) {
        homes[section, default: []].append(position)
      } else {
        oldLeft.append(position)
      }
    }
    var rest = new[...]
    while let first = rest.first {
      let section = newSection(first)
      let group = rest.prefix { newSection($0) == section }
      rest = rest.dropFirst(group.count)
      let left = pairGroup(homes.removeValue(forKey: section) ?? [], Array(group))
      oldLeft += left.old
      newLeft += left.new
    }
    oldLeft += homes.values.joined()
    oldLeft.sort()
    _ = pairGroup(oldLeft, newLeft)
  }

  /// Pairs what is equal, then the rest in order.
  ///
  /// - Returns: What has no partner.
  private mutating func pairGroup(_ old: [Int], _ new: [Int]) -> (old: [Int], new: [Int]) {
    // Backwards, because taking one from the end is cheap.
    var waiting = Array(old.reversed())
    var left: [Int] = []
    for position in new {
      let nearest = waiting.suffix(Self.candidates)
      if let index = nearest.lastIndex(where: { isEqual($0, position) }) {
        pairs.append((old: waiting.remove(at: index), new: position))
      } else {
        left.append(position)
      }
    }
    let count = min(waiting.count, left.count)
    for position in left.prefix(count) {
      waiting.popLast().map { pairs.append((old: $0, new: position)) }
    }
    return (waiting.reversed(), Array(left.dropFirst(count)))
  }
}
