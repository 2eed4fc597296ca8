import Geometry
import Views

/// A text in an appearance: what an answer depends on beside the room for it.
struct MeasureKey: Hashable {
  var text: String
  var appearance: TextAppearance

  /// Whether both have the same bytes; a font may show equal characters in two spellings as two.
  static func == (a: MeasureKey, b: MeasureKey) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8) && a.appearance == b.appearance
  }

  /// Feeds bytes, because feeding characters would first bring them into a normal form.
  func hash(into hasher: inout Hasher) {
    let done: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if done == nil { for byte in text.utf8 { hasher.combine(byte) } }
    hasher.combine(appearance)
  }
}

/// An answer, with what is needed to give it again to another question.
struct MeasuredText {
  var measurement: TextMeasurement
  /// The width of the widest line before it was rounded up, in Pango's units.
  var widest: Int32
  /// The width that was asked about, in Pango's units; the greatest number where there is no limit.
  var asked: Int32
  /// The greatest width at which the answer is the same, in Pango's units.
  ///
  /// Each line takes as much as fits. So from here down to the widest line nothing changes: what
  /// fits still does, and what did not fit does not. Where an ellipsis stands is no such question:
  /// what it replaces may be wider in one direction of reading than in the other.
  var limit: Int32
  /// The faces that were used.
  var faces: FaceSet

  init(_ key: MeasureKey, width: Int32?, by typesetter: Typesetter) {
    let appearance = key.appearance
    let laidOut = typesetter.layOut(key.text, as: appearance, width: width)
    let count = Double(laidOut.lines.count)
    let step = appearance.font.leading + appearance.lineSpacing
    let primary = typesetter.primaryFont(for: appearance)
    let baseline = primary.baseline(of: appearance)
    widest = laidOut.lines.map(\.width).max() ?? 0
    asked = width ?? .max
    limit = laidOut.isWhole ? .max : asked
    faces = typesetter.faces.register(laidOut.lines, with: primary.face)
    measurement = TextMeasurement(
      size: Size(
        width: roundedUp(ShapingScale(appearance).points(widest), appearance.scale),
        height: max(0, count * step - appearance.lineSpacing)
      ),
      lineCount: laidOut.lines.count,
      isTruncated: laidOut.isTruncated,
      firstBaseline: baseline,
      lastBaseline: baseline + max(0, count - 1) * step,
      missingGlyphs: laidOut.lines.flatMap(\.missingGlyphs).uniqued
    )
  }
}

extension MeasuredText {
  /// Whether the answer holds for a width, or for no limit where that is nil.
  func holds(for width: Int32?) -> Bool {
    let width = width ?? .max
    if width == asked { return true }
    return !measurement.isTruncated && widest <= width && width <= limit
  }
}

/// A length in points, rounded up to a pixel.
private func roundedUp(_ points: Double, _ scale: Double) -> Double {
  let scale = scale > 0 ? scale : 1
  return (points * scale).rounded(.up) / scale
}

extension [Unicode.Scalar] {
  fileprivate var uniqued: [Unicode.Scalar] {
    count < 2 ? self : reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
