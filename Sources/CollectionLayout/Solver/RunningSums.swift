/// Lengths that follow one another, with the sum before each.
///
/// As long as all are equal nothing but the number is kept. Different ones are kept in a tree of
/// sums, in which a change costs O(log n), as does finding what lies at an offset. Parts of the
/// tree without a different length are never made, so a long run with few of them costs little.
struct RunningSums {
  let count: Int
  private let common: Double
  /// Sums of a complete binary tree: the root is at 1, the children of `i` at `2i` and `2i + 1`.
  ///
  /// Empty while all lengths are equal; then in pages, which are empty where that is still so.
  private var pages: [[Double]] = []
  /// How many levels are below the root.
  private let depth: Int
  private var width: Int { 1 << depth }

  private static let pageShift = 8
  private static let pageSize = 1 << pageShift

  /// Makes sums of equal lengths.
  ///
  /// Complexity: O(1).
  init(count: Int, each length: Double) {
    self.count = count
    common = length
    depth = count < 2 ? 0 : Int.bitWidth - (count - 1).leadingZeroBitCount
  }

  subscript(index: Int) -> Double {
    get { pages.isEmpty ? common : self[node: width + index] }
    set {
      if pages.isEmpty {
        guard newValue != common else { return }
        pages = Array(repeating: [], count: (2 * width - 1) >> Self.pageShift + 1)
      }
      var node = width + index
      set(newValue, at: node)
      while node > 1 {
        node /= 2
        set(self[node: 2 * node] + self[node: 2 * node + 1], at: node)
      }
    }
  }

  private subscript(node node: Int) -> Double {
    let page = pages[node >> Self.pageShift]
    return page.isEmpty ? equalSum(at: node) : page[node & (Self.pageSize - 1)]
  }

  private mutating func set(_ sum: Double, at node: Int) {
    let page = node >> Self.pageShift
    if pages[page].isEmpty {
      let first = page << Self.pageShift
      pages[page] = (first..<first + Self.pageSize).map(equalSum)
    }
    pages[page][node & (Self.pageSize - 1)] = sum
  }

  /// The sum at a node below which all lengths are equal.
  private func equalSum(at node: Int) -> Double {
    guard node > 0, node < 2 * width else { return 0 }
    let level = Int.bitWidth - 1 - node.leadingZeroBitCount
    let span = width >> level
    let leaves = count - (node * span - width)
    return common * Double(min(max(0, leaves), span))
  }

  /// The sum of all lengths.
  var total: Double {
    pages.isEmpty ? common * Double(count) : self[node: 1]
  }

  /// The sum of the lengths before one.
  ///
  /// Complexity: O(log n) in the number of lengths.
  func sum(before index: Int) -> Double {
    guard !pages.isEmpty else { return common * Double(index) }
    if index >= count { return total }
    var node = width + index
    var sum = 0.0
    while node > 1 {
      if node % 2 == 1 { sum += self[node: node - 1] }
      node /= 2
    }
    return sum
  }

  /// The first length that ends after an offset, or `count` where none does.
  ///
  /// Complexity: O(log² n) in the number of lengths. None may be negative.
  func index(after offset: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if sum(before: middle + 1) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
