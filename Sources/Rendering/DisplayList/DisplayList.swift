package import Geometry
import Typesetting
package import Views

/// Everything that a picture shows, as a list of strokes of the brush.
///
/// It is a value, so that two pictures can be compared before either is drawn.
package struct DisplayList: Hashable, Sendable {
  /// The extent of the picture, in points.
  package var size: Size
  /// How many pixels make a point.
  package var scale: Double
  /// What is drawn, first things first.
  package var operations: [DrawingOperation]

  package init(size: Size, scale: Double, operations: [DrawingOperation] = []) {
    self.size = size
    self.scale = scale
    self.operations = operations
  }
}

/// One stroke of the brush; places are in points of the picture.
package enum DrawingOperation: Hashable, Sendable {
  /// A filled shape.
  case fill(Outline, Palette.RGBA)
  /// A line of a width in points, whose outer edge is the outline.
  case stroke(Outline, width: Double, Palette.RGBA)
  /// A picture in its box.
  case image(ImageFill)
  /// A box without its picture: a colour with a hatch.
  case placeholder(Outline, Palette.RGBA, hatch: Palette.RGBA)
  /// A text, which starts at the top of its rectangle and wraps at its width.
  case text(String, TextAppearance, Rect, Palette.RGBA)
  /// What follows shows inside an outline only, until `popClip`.
  case pushClip(Outline)
  case popClip
  /// What follows shows through as a whole, from 0 to 1, until `popOpacity`.
  case pushOpacity(Double)
  case popOpacity
}

/// A picture and the box it meets.
package struct ImageFill: Hashable, Sendable {
  /// A made picture, `img:WxH/RRGGBB`, or the path of a file.
  package var name: String
  /// The digest of the file, where it is one.
  package var digest: String
  /// The box, which cuts whatever is larger.
  package var outline: Outline
  /// Whether the picture covers the box instead of fitting into it.
  package var fills: Bool
  /// Drawn where the file is not there.
  package var placeholder: Palette.RGBA
  /// The lines over the placeholder.
  package var hatch: Palette.RGBA
}

extension DisplayList {
  /// The digest SHA-256 of everything the picture depends on: this list, the fonts, and the
  /// version of the way of drawing.
  package func digest(fonts: [String]) -> String {
    let digest = SHA256()
    digest.update("proofsheet drawing \(PicturePassport.currentFormat)\n".utf8)
    for font in fonts { digest.update("font \(font)\n".utf8) }
    digest.update(description.utf8)
    return digest.finish()
  }
}
