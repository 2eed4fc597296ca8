/// Ids as small numbers, so that each is hashed once and compared as an integer from then on.
struct IdentityCodes {
  /// The occurrences on the old side of each code, in order.
  private(set) var old: Occurrences
  /// The occurrences on the new side of each code, in order.
  private(set) var new: Occurrences
  /// How many ids the old side has.
  private(set) var count = 0

  /// Gives numbers to the ids of some positions on both sides.
  ///
  /// Complexity: O(n) in the number of positions.
  init<ID: Hashable>(
    old oldPositions: [Int],
    new newPositions: [Int],
    oldID: (Int) -> ID,
    newID: (Int) -> ID
  ) {
    var codes: [ID: Int] = [:]
    codes.reserveCapacity(oldPositions.count)
    old = Occurrences(capacity: oldPositions.count)
    for position in oldPositions {
      old.add(position, code: codes.code(of: oldID(position)))
    }
    count = codes.count
    new = Occurrences(capacity: count)
    new.reserve(codes: count)
    for position in newPositions {
      guard let code = codes[newID(position)] else { continue }
      new.add(position, code: code)
    }
  }

  /// Positions grouped by code; the usual group of one costs no array.
  struct Occurrences {
    private var first: [Int] = []
    private var more: [Int: [Int]] = [:]

    init(capacity: Int) {
      first.reserveCapacity(capacity)
    }

    mutating func reserve(codes: Int) {
      first = [Int](repeating: -1, count: codes)
    }

    mutating func add(_ position: Int, code: Int) {
      if code == first.count {
        first.append(position)
      } else if first[code] < 0 {
        first[code] = position
      } else {
        more[code, default: []].append(position)
      }
    }

    /// The only position of a code, or nil where there are none or several.
    func single(_ code: Int) -> Int? {
      first[code] >= 0 && more[code] == nil ? first[code] : nil
    }

    func all(_ code: Int) -> [Int] {
      first[code] < 0 ? [] : [first[code]] + (more[code] ?? [])
    }
  }
}

extension Dictionary where Value == Int {
  fileprivate mutating func code(of id: Key) -> Int {
    let next = count
    let index = self[id, default: next]
    if index == next { self[id] = next }
    return index
  }
}
