/// A picture as values: four bytes a pixel, row by row from the top left corner.
package struct PixelBuffer: Hashable, Sendable {
  /// The number of pixels in a row.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Red, green, blue and alpha of each pixel.
  package let bytes: [UInt8]

  /// Makes a picture, or nothing where the bytes do not fill it exactly.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    let (area, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !isTooLarge, area <= Int.max / 4, bytes.count == area * 4 else {
      return nil
    }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}

/// What two pictures differ in, pixel by pixel.
///
/// Pictures of different sizes are laid on each other at the top left corner. Nothing is ever
/// scaled: what only one of them covers counts in the sizes alone.
package struct PixelComparison: Hashable, Sendable {
  /// The width and height of the golden, in pixels.
  package var before: Extent
  /// The width and height of the picture now, in pixels.
  package var after: Extent
  /// How many pixels of the area that both cover are not equal.
  package var differing = 0
  /// The smallest box around those pixels, as columns and rows; nil where there are none.
  package var box: Box?
  /// The first of those pixels, row by row.
  package var first: [Difference] = []

  /// How many of the differing pixels are told one by one.
  package static let told = 5

  package struct Extent: Hashable, Sendable {
    package var width: Int
    package var height: Int
  }

  package struct Box: Hashable, Sendable {
    package var columns: ClosedRange<Int>
    package var rows: ClosedRange<Int>
  }

  /// One pixel that is not as it was, with red, green, blue and alpha.
  package struct Difference: Hashable, Sendable {
    package var column: Int
    package var row: Int
    package var before: [UInt8]
    package var after: [UInt8]
  }

  /// Compares two pictures.
  ///
  /// Complexity: O(n) in the number of pixels that both cover.
  package init(_ golden: PixelBuffer, _ now: PixelBuffer) {
    before = Extent(width: golden.width, height: golden.height)
    after = Extent(width: now.width, height: now.height)
    let width = min(golden.width, now.width)
    for row in 0..<min(golden.height, now.height) {
      let old = golden.bytes[golden.range(row: row, width: width)]
      let new = now.bytes[now.range(row: row, width: width)]
      if old != new { compare(old, new, row: row) }
    }
  }

  private mutating func compare(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>, row: Int) {
    for column in 0..<(old.count / 4) {
      let (a, b) = (old.startIndex + column * 4, new.startIndex + column * 4)
      guard
        old[a] != new[b] || old[a + 1] != new[b + 1] || old[a + 2] != new[b + 2]
          || old[a + 3] != new[b + 3]
      else { continue }
      differing += 1
      box = Box(around: column, row, and: box)
      guard first.count < Self.told else { continue }
      let (before, after) = (Array(old[a..<a + 4]), Array(new[b..<b + 4]))
      first.append(Difference(column: column, row: row, before: before, after: after))
    }
  }

  /// Whether the pictures have one size and equal pixels.
  package var isSame: Bool { before == after && differing == 0 }

  /// The size where it is another one: `height 2556 -> 2555`.
  package var sizeChanges: [String] {
    [("width", before.width, after.width), ("height", before.height, after.height)]
      .filter { $0.1 != $0.2 }
      .map { "\($0.0) \($0.1) -> \($0.2)" }
  }
}

extension PixelBuffer {
  fileprivate func range(row: Int, width: Int) -> Range<Int> {
    let start = row * self.width * 4
    return start..<start + width * 4
  }
}

extension PixelComparison.Box {
  fileprivate init(around column: Int, _ row: Int, and box: Self?) {
    guard let box else {
      self.init(columns: column...column, rows: row...row)
      return
    }
    let (columns, rows) = (box.columns, box.rows)
    self.init(
      columns: min(columns.lowerBound, column)...max(columns.upperBound, column),
      rows: min(rows.lowerBound, row)...max(rows.upperBound, row)
    )
  }
}
