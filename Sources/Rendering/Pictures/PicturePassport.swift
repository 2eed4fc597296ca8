import Typesetting

/// What a picture golden says about itself, so that it can be compared without being decoded.
package struct PicturePassport: Hashable, Sendable {
  /// The version of the way of drawing.
  package var format: String
  /// The digest of what was drawn, and of the fonts it was drawn with.
  package var drawn: String
  /// The digest of the pixels.
  package var pixels: String

  /// The version that this code writes.
  package static let currentFormat = "1"

  /// Makes a passport of what was drawn and came out.
  ///
  /// - Parameters:
  ///   - list: What was drawn.
  ///   - fonts: The faces of the capture, as its golden names them.
  ///   - picture: What came out.
  package init(of list: DisplayList, fonts: [String], picture: Picture) {
    format = Self.currentFormat
    drawn = list.digest(fonts: fonts)
    pixels = picture.digest
  }

  /// Reads the passport of a picture, or nil where it carries none.
  package init?(_ header: PNGHeader) {
    guard let format = header["proofsheet:format"], let drawn = header["proofsheet:drawn"],
      let pixels = header["proofsheet:pixels"]
    else { return nil }
    self.format = format
    self.drawn = drawn
    self.pixels = pixels
  }

  /// The texts that a PNG carries.
  package var texts: [PNGText] {
    [
      PNGText("proofsheet:format", format),
      PNGText("proofsheet:drawn", drawn),
      PNGText("proofsheet:pixels", pixels),
    ]
  }
}
