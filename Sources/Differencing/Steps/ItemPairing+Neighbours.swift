extension ItemPairing {
  /// How far beyond a change the walk looks for the place where both sides agree again.
  @usableFromInline static var reach: Int { 8 }

  /// Pairs equal items that stand in the same order on both sides, walking along both.
  ///
  /// Where they differ, the nearest place at which they agree again is looked for on both sides. A
  /// walk that finds none looks less far the next time, so that lists with nothing in common cost
  /// little. What is passed over is not lost: it is looked up by id afterwards.
  ///
  /// Only items with equal content are paired, in one section: among repeated ids those come first
  /// anyway.
  ///
  /// Complexity: O(m) in the number of items in the two ranges.
  @inlinable
  mutating func pairNeighbours<Items: RandomAccessCollection>(
    in oldItems: Items,
    _ oldRange: Range<Int>,
    numbered oldStart: Int,
    with newItems: Items,
    _ newRange: Range<Int>,
    numbered newStart: Int
  ) where Items.Element: DifferentiableItem, Items.Index == Int {
    var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
    var reach = Self.reach
    let oldShift = oldStart - oldRange.lowerBound
    let newShift = newStart - newRange.lowerBound
    while i < oldRange.upperBound, j < newRange.upperBound {
      var length = 0
      while i + length < oldRange.upperBound, j + length < newRange.upperBound,
        oldItems[i + length].isSame(as: newItems[j + length])
      { length += 1 }
      pair(i + oldShift, j + newShift, count: length)
      i += length
      j += length
      guard i < oldRange.upperBound, j < newRange.upperBound else { return }
      var (di, dj) = (1, 1)
      var isFound = false
      var distance = 1
      search: while distance <= reach {
        for step in 0...distance {
          let (a, b) = (i + step, j + distance - step)
          guard a < oldRange.upperBound, b < newRange.upperBound else { continue }
          guard oldItems[a].isSame(as: newItems[b]) else { continue }
          (di, dj) = (step, distance - step)
          isFound = true
          break search
        }
        distance += 1
      }
      reach = isFound ? Self.reach : Swift.max(1, reach / 2)
      i += di
      j += dj
    }
  }
}
