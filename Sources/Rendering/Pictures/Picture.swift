import Typesetting

/// A picture as its pixels.
package struct Picture: Hashable, Sendable {
  /// In pixels.
  package var width: Int
  /// In pixels.
  package var height: Int
  /// Red, green, blue and opacity of each pixel, row by row; colours are not multiplied.
  package var rgba: [UInt8]

  /// Makes a picture, or nil where the number of bytes does not fit the size.
  package init?(width: Int, height: Int, rgba: [UInt8]) {
    guard width > 0, height > 0, width <= Self.greatestSide, height <= Self.greatestSide,
      rgba.count == width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// The greatest width and height in pixels, which is what Cairo can draw on.
  package static let greatestSide = 32767

  /// Whether nothing shows through.
  ///
  /// Complexity: O(n) in the number of pixels.
  package var isOpaque: Bool {
    stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 }
  }

  /// The digest SHA-256 over width, height and pixels; width and height as four bytes each, the
  /// most significant first.
  package var digest: String {
    let digest = SHA256()
    for side in [width, height] {
      digest.update([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) })
    }
    digest.update(rgba)
    return digest.finish()
  }
}
