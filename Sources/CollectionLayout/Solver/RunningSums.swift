/// Lengths that follow one another, with the sum before each.
///
/// As long as all are equal nothing but the number is kept; the first different one makes a tree
/// of sums, in which a change costs O(log n), as does finding what lies at an offset.
struct RunningSums {
  let count: Int
  private let common: Double
  /// Sums of a complete binary tree: the root is at 1, the children of `i` at `2i` and `2i + 1`.
  private var tree: [Double] = []
  private let width: Int

  /// Makes sums of equal lengths.
  ///
  /// Complexity: O(1).
  init(count: Int, each length: Double) {
    self.count = count
    common = length
    var width = 1
    while width < count { width *= 2 }
    self.width = width
  }

  subscript(index: Int) -> Double {
    get { tree.isEmpty ? common : tree[width + index] }
    set {
      if tree.isEmpty {
        guard newValue != common else { return }
        grow()
      }
      var node = width + index
      tree[node] = newValue
      while node > 1 {
        node /= 2
        tree[node] = tree[2 * node] + tree[2 * node + 1]
      }
    }
  }

  private mutating func grow() {
    tree = [Double](repeating: 0, count: 2 * width)
    for index in 0..<count { tree[width + index] = common }
    for node in stride(from: width - 1, to: 0, by: -1) {
      tree[node] = tree[2 * node] + tree[2 * node + 1]
    }
  }

  /// The sum of all lengths.
  var total: Double {
    tree.isEmpty ? common * Double(count) : tree[1]
  }

  /// The sum of the lengths before one.
  ///
  /// Complexity: O(log n) in the number of lengths.
  func sum(before index: Int) -> Double {
    guard !tree.isEmpty else { return common * Double(index) }
    var node = width + index
    if index >= count { return total }
    var sum = 0.0
    while node > 1 {
      if node % 2 == 1 { sum += tree[node - 1] }
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
