import Geometry
import Views

/// Finds out what a picture's name stands for.
struct ImageCatalog {
  /// The fixture, beside which pictures are.
  var fixtureFile: String
  var files: FixtureFiles
  /// A digest of a file's bytes, in hexadecimal digits.
  var digest: @Sendable ([UInt8]) -> String

  /// A picture, or nil where the name is neither `img:WxH/RRGGBB` nor a PNG file.
  func source(named name: String) -> ImageSource? {
    if name.hasPrefix("img:") { return Self.solid(name) }
    let file = path(name, besides: fixtureFile)
    guard files.size(file) != nil, let bytes = try? files.bytes(of: file),
      let size = Self.pngSize(bytes)
    else { return nil }
    return ImageSource(name: name, size: size, digest: String(digest(bytes).prefix(16)))
  }

  /// A picture of one colour, as in `img:80x60/FFCC00`.
  private static func solid(_ name: String) -> ImageSource? {
    let parts = name.dropFirst("img:".count).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, Palette.hexadecimal(parts[1]) != nil else { return nil }
    let sides = parts[0].split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= 100_000 }) else { return nil }
    return ImageSource(name: name, size: Size(width: sides[0], height: sides[1]))
  }

  /// A picture of one colour, as in `#FFCC00`, with sides in points.
  static func solid(_ width: Double, _ height: Double, color: String) -> ImageSource? {
    guard color.hasPrefix("#"), width.isFinite, height.isFinite else { return nil }
    return solid("img:\(Thousandths(width))x\(Thousandths(height))/\(color.dropFirst())")
  }

  /// Width and height from the header of a PNG: eight bytes of signature, then the first chunk.
  private static func pngSize(_ bytes: [UInt8]) -> Size? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, Array(bytes[0..<8]) == signature else { return nil }
    func number(at index: Int) -> Double {
      Double(bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    return Size(width: number(at: 16), height: number(at: 20))
  }
}
