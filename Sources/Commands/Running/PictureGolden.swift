import Elements
import Goldens
import Rendering

/// A golden beside the text of a variant: a picture or a wireframe of one capture.
protocol PictureGolden {
  /// The file in which it is kept.
  func file(variant: String) -> GoldenFile

  /// How the capture stands to the bytes of the golden; nil where there is none.
  func verdict(on golden: [UInt8]?) throws -> PictureVerdict

  /// What would be kept now.
  func bytes() throws -> [UInt8]
}

/// How a picture stands to its golden.
struct PictureVerdict {
  var status: Status
  /// What differs, or why there could be no comparison.
  var reason: Reason?
  var file = ""
  var capture = ""
  var pending: String?
}

/// The wireframe of a capture, at a fixed width so that no terminal shows in it.
struct WireframeGolden: PictureGolden {
  private let capture: Capture

  init(_ capture: Capture) {
    self.capture = capture
  }

  func file(variant: String) -> GoldenFile {
    GoldenFile(.wireframe(capture: capture.name), variant: variant)
  }

  func verdict(on golden: [UInt8]?) -> PictureVerdict {
    guard let golden else { return PictureVerdict(status: .missing) }
    if PointerOfLFS.isOne(golden) {
      return PictureVerdict(status: .failed, reason: Reason("unreadable", PointerOfLFS.advice))
    }
    // A checkout may have turned line feeds into carriage returns and line feeds.
    let stored = golden.filter { $0 != UInt8(ascii: "\r") }
    return PictureVerdict(status: stored == bytes() ? .same : .changed)
  }

  func bytes() -> [UInt8] { Array(Wireframe.draw(capture, width: 80).utf8) }
}

/// The PNG of a capture.
///
/// A golden carries a digest of what was drawn and one of its pixels, so that a pass never
/// decodes: equal drawing, then equal pixels by digest, then the pixels themselves.
struct PNGGolden: PictureGolden {
  private let capture: Capture
  private let list: DisplayList
  private let fonts: [String]
  private let renderer: Renderer
  private let comparesPixels: Bool

  init(_ capture: Capture, fonts: [String], _ renderer: Renderer, comparesPixels: Bool) {
    self.capture = capture
    list = DisplayList(capture)
    self.fonts = fonts
    self.renderer = renderer
    self.comparesPixels = comparesPixels
  }

  func file(variant: String) -> GoldenFile {
    GoldenFile(.picture(capture: capture.name), variant: variant)
  }

  func bytes() throws -> [UInt8] { try renderer.png(of: list, fonts: fonts) }

  func verdict(on golden: [UInt8]?) throws -> PictureVerdict {
    guard let golden else { return PictureVerdict(status: .missing) }
    do {
      let header = try PNGHeader(png: golden)
      // What a file says of itself does not speak for one that was cut off.
      let passport = Self.isWhole(golden) ? PicturePassport(header) : nil
      if !comparesPixels, let passport, passport.drawn == list.digest(fonts: fonts) {
        return PictureVerdict(status: .same)
      }
      let picture = try renderer.picture(of: list)
      if !comparesPixels, let passport, passport.pixels == picture.digest {
        return PictureVerdict(status: .same)
      }
      return Self.compare(try Picture(png: golden), picture)
    } catch let failure as PNGFailure {
      return PictureVerdict(status: .failed, reason: Reason("unreadable", "\(failure)"))
    }
  }

  /// Whether the bytes end with the type and the checksum with which every PNG ends.
  private static func isWhole(_ png: [UInt8]) -> Bool {
    png.suffix(8).elementsEqual([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  private static func compare(_ golden: Picture, _ now: Picture) -> PictureVerdict {
    guard let comparison = PixelComparison(golden, now), !comparison.isSame else {
      return PictureVerdict(status: .same)
    }
    return PictureVerdict(status: .changed, reason: Reason("pixels", comparison.sentence))
  }
}

extension PixelComparison {
  init?(_ before: Picture, _ after: Picture) {
    guard
      let old = PixelBuffer(width: before.width, height: before.height, bytes: before.rgba),
      let new = PixelBuffer(width: after.width, height: after.height, bytes: after.rgba)
    else { return nil }
    self.init(old, new)
  }

  /// What differs: sizes first, then how many pixels of the area that both have, and where.
  var sentence: String {
    let area = min(before.width, after.width) * min(before.height, after.height)
    let what = sizeChanges.isEmpty ? "" : "of the common area "
    var sentence = "\(differing) of \(area) px \(what)differ"
    if let box {
      sentence += " in x \(box.columns.lowerBound)...\(box.columns.upperBound)"
      sentence += ", y \(box.rows.lowerBound)...\(box.rows.upperBound)"
    }
    return (sizeChanges + [sentence]).joined(separator: ", ") + "."
  }
}
