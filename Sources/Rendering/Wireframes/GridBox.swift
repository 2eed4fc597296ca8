/// A box by the columns and rows of its edges.
struct GridBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
}

extension GridBox {
  /// Whether a place lies between the edges.
  func covers(column: Int, row: Int) -> Bool {
    left < column && column < right && top < row && row < bottom
  }

  func clipped(to other: GridBox) -> GridBox {
    GridBox(
      left: min(max(left, other.left), other.right),
      top: min(max(top, other.top), other.bottom),
      right: max(min(right, other.right), other.left),
      bottom: max(min(bottom, other.bottom), other.top)
    )
  }
}
