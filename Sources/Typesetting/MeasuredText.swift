import Geometry
import Views

/// What an answer depends on.
struct MeasureKey: Hashable {
  var text: String
  var appearance: TextAppearance
  /// In Pango's units.
  var width: Int32?

  init(_ text: String, _ appearance: TextAppearance, _ width: Int32?) {
    self.text = text
    self.appearance = appearance
    self.width = width
  }

  /// The same question without a limit of the width.
  var natural: MeasureKey { MeasureKey(text, appearance, nil) }
}

/// An answer, with what is needed to give it again to another question.
struct MeasuredText {
  var measurement: TextMeasurement
  /// The width of the widest line before it was rounded up, in Pango's units.
  var widest: Int32
  /// Whether a line ends where the text has no newline.
  var wraps: Bool
  /// The faces that were used.
  var faces: FaceSet

  init(_ key: MeasureKey, by typesetter: Typesetter) {
    let appearance = key.appearance
    let laidOut = typesetter.layOut(key.text, as: appearance, width: key.width)
    let count = Double(laidOut.lines.count)
    let step = appearance.font.leading + appearance.lineSpacing
    let primary = typesetter.primaryFont(for: appearance)
    let baseline = primary.baseline(of: appearance)
    widest = laidOut.lines.map(\.width).max() ?? 0
    wraps = laidOut.wraps
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
