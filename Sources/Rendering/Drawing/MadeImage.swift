package import Geometry
package import Views

/// A picture that is made and not read: `img:WxH/RRGGBB`.
package struct MadeImage: Hashable, Sendable {
  /// In points.
  package var size: Size
  package var color: Palette.RGBA

  /// Reads the name, or answers nil where it is something else.
  package init?(_ name: String) {
    guard name.hasPrefix("img:") else { return nil }
    let parts = name.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let color = Palette.hexadecimal(parts[1]) else { return nil }
    let sides = parts[0].split(separator: "x").compactMap { Double($0) }
    guard sides.count == 2, sides.allSatisfy({ $0.isFinite && $0 > 0 }) else { return nil }
    size = Size(width: sides[0], height: sides[1])
    self.color = color
  }
}

extension Size {
  /// Where a picture of this size stands in a box: inside it, or so that it covers it.
  func placed(in box: Rect, fills: Bool) -> Rect {
    guard width > 0, height > 0 else { return box }
    let (across, down) = (box.width / width, box.height / height)
    let factor = fills ? max(across, down) : min(across, down)
    let size = Size(width: width * factor, height: height * factor)
    return Rect(
      x: box.midX - size.width / 2,
      y: box.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
