/// The positions of a longest run of increasing numbers in a sequence, which need not be adjacent.
///
/// Whatever is not in the run has to move. Among runs of equal length the one with the smallest
/// numbers is taken, so what stands further back moves to the front.
///
///     longestIncreasingSubsequence([3, 0, 1, 2])  // [1, 2, 3]
///
/// Complexity: O(n log n), and O(n) where most numbers increase already.
func longestIncreasingSubsequence(_ numbers: [Int]) -> [Int] {
  // ends[k]: the position of the smallest number that ends a run of length k + 1.
  var ends: [Int] = []
  ends.reserveCapacity(numbers.count)
  var before = [Int](repeating: -1, count: numbers.count)
  var (last, greatest) = (-1, Int.min)
  for (position, number) in numbers.enumerated() {
    if number > greatest {
      before[position] = last
      ends.append(position)
      (last, greatest) = (position, number)
      continue
    }
    let length = ends.lengthOfRuns(below: number, in: numbers)
    if length > 0 { before[position] = ends[length - 1] }
    ends[length] = position
    if length == ends.count - 1 { (last, greatest) = (position, number) }
  }
  return positions(endingAt: ends.last, before: before, count: ends.count)
}

extension [Int] {
  /// How long the longest of the runs is that a number can be added to.
  fileprivate func lengthOfRuns(below number: Int, in numbers: [Int]) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if numbers[self[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

private func positions(endingAt last: Int?, before: [Int], count: Int) -> [Int] {
  guard var position = last else { return [] }
  var run = [Int](repeating: 0, count: count)
  for index in stride(from: count - 1, through: 0, by: -1) {
    run[index] = position
    position = before[position]
  }
  return run
}
