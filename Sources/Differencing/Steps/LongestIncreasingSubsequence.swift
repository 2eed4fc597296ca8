/// The positions of a longest run of increasing numbers in a sequence, which need not be adjacent.
///
/// Whatever is not in the run has to move. Among runs of equal length the one with the smallest
/// numbers is taken, so what stands further back moves to the front.
///
///     longestIncreasingSubsequence([3, 0, 1, 2])  // [1, 2, 3]
///
/// Complexity: O(n log n).
func longestIncreasingSubsequence(_ numbers: [Int]) -> [Int] {
  // ends[k]: the position of the smallest number that ends a run of length k + 1.
  var ends: [Int] = []
  var before = [Int](repeating: -1, count: numbers.count)
  for (position, number) in numbers.enumerated() {
    let length = lengthOfRuns(ending: ends, below: number, in: numbers)
    if length > 0 { before[position] = ends[length - 1] }
    if length == ends.count { ends.append(position) } else { ends[length] = position }
  }
  return positions(endingAt: ends.last, before: before, count: ends.count)
}

/// How long the longest run is that a number can be added to.
private func lengthOfRuns(ending ends: [Int], below number: Int, in numbers: [Int]) -> Int {
  guard let last = ends.last, numbers[last] >= number else { return ends.count }
  var low = 0
  var high = ends.count
  while low < high {
    let middle = (low + high) / 2
    if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
  }
  return low
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
