import Geometry
package import Typesetting
import Views

/// Draws display lists.
///
/// The same list and fonts give the same bytes, every time.
package final class Renderer {
  /// Reads the file of a picture by the path in the fixture; nil where there is none.
  package typealias ImageReader = (_ path: String) -> [UInt8]?

  private let typesetter: Typesetter
  private let readImage: ImageReader
  private var images: [String: Picture?] = [:]

  /// Makes a renderer that belongs to one thread, as its typesetter does.
  package init(typesetter: Typesetter, readImage: @escaping ImageReader = { _ in nil }) {
    self.typesetter = typesetter
    self.readImage = readImage
  }

  /// Draws a list.
  package func picture(of list: DisplayList) throws(RenderingFailure) -> Picture {
    let surface = try Surface(size: list.size, scale: list.scale)
    var opacities: [Double] = []
    for operation in list.operations {
      switch operation {
      case .pushOpacity(let opacity):
        opacities.append(opacity)
        surface.pushOpacity()
      case .popOpacity:
        if let opacity = opacities.popLast() { surface.popOpacity(opacity) }
      default: draw(operation, on: surface)
      }
    }
    return try surface.picture()
  }

  /// Draws a list and writes the picture as PNG with its passport.
  ///
  /// - Parameters:
  ///   - list: What is drawn.
  ///   - fonts: The faces of the capture, as its golden names them.
  package func png(of list: DisplayList, fonts: [String]) throws(RenderingFailure) -> [UInt8] {
    let picture = try picture(of: list)
    let passport = PicturePassport(of: list, fonts: fonts, picture: picture)
    do { return try picture.png(texts: passport.texts) } catch { throw .png(error) }
  }

  private func draw(_ operation: DrawingOperation, on surface: Surface) {
    switch operation {
    case .fill(let outline, let color): surface.fill(outline, color)
    case .stroke(let outline, let width, let color):
      surface.stroke(outline, width: width, color)
    case .image(let fill): draw(fill, on: surface)
    case .placeholder(let outline, let color, let hatch):
      surface.hatch(outline, color, lines: hatch)
    case .text(let text, let appearance, let rect, let color):
      guard let brush = unsafe surface.brush else { return }
      unsafe typesetter.draw(text, as: appearance, in: rect, color: color, on: brush)
    case .pushClip(let outline): surface.pushClip(outline)
    case .popClip: surface.popClip()
    case .pushOpacity, .popOpacity: break
    }
  }

  private func draw(_ fill: ImageFill, on surface: Surface) {
    let box = fill.outline.rect
    if let made = MadeImage(fill.name) {
      let place = made.size.placed(in: box, fills: fill.fills)
      surface.clip(to: fill.outline) { surface.photograph(made.color, in: place, seenThrough: box) }
    } else if let picture = image(fill.name) {
      let size = Size(width: Double(picture.width), height: Double(picture.height))
      let place = size.placed(in: box, fills: fill.fills)
      surface.clip(to: fill.outline) { surface.paint(picture, in: place) }
    } else {
      surface.hatch(fill.outline, fill.placeholder, lines: fill.hatch)
    }
  }

  /// A file is read and decoded once, however often it is drawn.
  private func image(_ path: String) -> Picture? {
    if let known = images[path] { return known }
    let picture = readImage(path).flatMap { try? Picture(png: $0) }
    images[path] = .some(picture)
    return picture
  }
}
