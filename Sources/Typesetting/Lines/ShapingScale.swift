internal import CPango
import Views

/// How lengths of a text relate to the one size at which all text is shaped.
///
/// Without hinting the widths of glyphs grow exactly as the size does, and finding fonts for a
/// size takes longer than shaping a paragraph. So every text is shaped at one size, and widths
/// and ink are scaled.
struct ShapingScale {
  /// The size of a text in points, divided by the size at which it is shaped.
  let factor: Double

  /// The size at which text is shaped, in points.
  static let size = 32.0

  init(_ appearance: TextAppearance) {
    let size = appearance.font.size
    factor = (size.isFinite ? min(max(size, 0.1), 2000) : 17) / Self.size
  }

  /// A width in points as the greatest width of a line in Pango's units, or nil where it is none.
  ///
  /// A line that is wider by a thousandth of a point still fits: captures keep frames in whole
  /// thousandths, and a text must not wrap in the very width it measured.
  func units(_ points: Double) -> Int32? {
    let units = (max(0, points) * Double(PANGO_SCALE) + 1.25) / factor
    return units.isFinite && units < 1e9 ? Int32(units) : nil
  }

  /// A length in Pango's units in points.
  func points(_ units: Int32) -> Double { Double(units) * factor / Double(PANGO_SCALE) }
}
