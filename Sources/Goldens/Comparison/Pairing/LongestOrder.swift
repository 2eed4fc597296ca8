/// Which of the things that are in both orders have to move, as few as can be.
enum LongestOrder {
  /// The positions, in a list of distinct places, of those that are not in the longest rising run.
  ///
  /// Complexity: O(n log n) in the length of the list.
  static func displaced(_ places: [Int]) -> Set<Int> {
    // ends[k] is where the run of k + 1 places that ends lowest ends.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: places.count)
    for (index, place) in places.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if places[ends[middle]] < place { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var displaced = Set(places.indices)
    var kept = ends.last
    while let index = kept {
      displaced.remove(index)
      kept = previous[index]
    }
    return displaced
  }
}
