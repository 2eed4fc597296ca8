/// Decides which occurrences of one repeated id belong together.
@usableFromInline
struct DuplicatePairing {
  /// Occurrences on the old side that have no partner yet, in order.
  private var old: [Int]
  /// Occurrences on the new side that have no partner yet, in order.
  private var new: [Int]

  /// Pairs of an old and a new position.
  @usableFromInline private(set) var pairs: [(old: Int, new: Int)] = []

  /// How many partners are looked at for one occurrence before it takes any.
  ///
  /// Without a bound a list in which all ids are equal would cost the square of its length.
  private static let candidates = 64

  @usableFromInline
  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
  }

  /// Pairs first what is equal and in the same section, then what is in the same section, then
  /// what is equal elsewhere, then the rest in order.
  @usableFromInline
  mutating func pair(
    inSameSection: (_ old: Int, _ new: Int) -> Bool,
    isEqual: (_ old: Int, _ new: Int) -> Bool
  ) {
    pair { inSameSection($0, $1) && isEqual($0, $1) }
    pair(where: inSameSection)
    pair(where: isEqual)
    pair { _, _ in true }
  }

  /// Gives each new occurrence the first free old one that fits.
  mutating func pair(where fits: (_ old: Int, _ new: Int) -> Bool) {
    guard !old.isEmpty else { return }
    var left: [Int] = []
    for position in new {
      guard let index = old.prefix(Self.candidates).firstIndex(where: { fits($0, position) })
      else {
        left.append(position)
        continue
      }
      pairs.append((old: old.remove(at: index), new: position))
    }
    new = left
  }
}
