/// Ids as small numbers, so that each is hashed once and compared as an integer from then on.
@usableFromInline
struct IdentityCodes {
  /// The occurrences on the old side of each code, in order.
  @usableFromInline var old: Occurrences
  /// The occurrences on the new side of each code, in order.
  @usableFromInline var new: Occurrences

  /// How many ids the old side has.
  @inlinable var count: Int { old.codes }

  /// Gives numbers to the ids of some positions on both sides.
  ///
  /// Complexity: O(n) in the number of positions.
  @inlinable
  init<ID: Hashable>(
    old oldPositions: [Int],
    new newPositions: [Int],
    oldID: (Int) -> ID,
    newID: (Int) -> ID
  ) {
    var codes = [ID: Int](minimumCapacity: oldPositions.count)
    old = Occurrences(codes: 0, capacity: oldPositions.count)
    for position in oldPositions {
      old.add(position, code: Self.value(of: &codes[oldID(position), default: old.codes]))
    }
    new = Occurrences(codes: old.codes, capacity: old.codes)
    guard old.codes > 0 else { return }
    for position in newPositions {
      guard let code = codes[newID(position)] else { continue }
      new.add(position, code: code)
    }
  }

  /// Reads a value where it is, so that an id which is new is entered without a second look.
  @inlinable
  static func value(of code: inout Int) -> Int { code }

  /// Positions grouped by code; the usual group of one costs no array.
  @usableFromInline
  struct Occurrences {
    @usableFromInline var first: [Int]
    @usableFromInline var more: [Int: [Int]] = [:]

    @inlinable
    init(codes: Int, capacity: Int) {
      first = [Int](repeating: -1, count: codes)
      first.reserveCapacity(capacity)
    }

    @inlinable var codes: Int { first.count }

    /// Adds a position to a code, which may be the next new one.
    @inlinable
    mutating func add(_ position: Int, code: Int) {
      if code == first.count {
        first.append(position)
      } else if first[code] < 0 {
        first[code] = position
      } else {
        more[code, default: []].append(position)
      }
    }

    /// Whether a code has no position.
    @inlinable
    func isEmpty(_ code: Int) -> Bool { first[code] < 0 }

    /// The only position of a code, or nil where there are none or several.
    @inlinable
    func single(_ code: Int) -> Int? {
      first[code] >= 0 && more[code] == nil ? first[code] : nil
    }

    @usableFromInline
    func all(_ code: Int) -> [Int] {
      first[code] < 0 ? [] : [first[code]] + (more[code] ?? [])
    }
  }
}
