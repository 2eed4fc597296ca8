internal import CPango
import Geometry
package import Views

/// Measures and draws text with Pango.
///
/// Everything that a machine could have an opinion about is settled here: hinting is off, glyphs
/// stand where the font says, sizes are absolute and only our fonts exist. An instance belongs to
/// one thread; instances share nothing that changes.
@safe package final class Typesetter: TextMeasuring {
  let map: UnsafeMutablePointer<PangoFontMap>?
  var contexts: [ContextKey: Owned] = [:]
  var fonts: [FontWeight: PrimaryFont] = [:]
  var faces = FaceRegister()
  private let configuration: FontConfiguration
  private var measured: [MeasureKey: [MeasuredText]] = [:]

  /// Prepares fonts.
  ///
  /// - Throws: `MissingFonts` where a family of `FontFamily.all` is not installed.
  package init(fonts source: FontSource = .standard) throws(MissingFonts) {
    configuration = try FontConfiguration.shared(for: source)
    unsafe map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
    unsafe pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(map)) }

  /// The versions that measured numbers depend on, such as `pango 1.50`.
  package static var version: String {
    guard let text = unsafe pango_version_string() else { return "pango" }
    let parts = unsafe String(cString: text).split(separator: ".").prefix(2)
    return "pango " + parts.joined(separator: ".")
  }

  /// Measures a text; asked again, it answers from memory.
  package func measure(
    _ text: String,
    as appearance: TextAppearance,
    width: Double?
  ) -> TextMeasurement {
    guard !text.isEmpty else { return TextMeasurement(size: .zero, lineCount: 0) }
    let limit = width.flatMap { ShapingScale(appearance).units($0) }
    let result = measuredText(MeasureKey(text: text, appearance: appearance), width: limit)
    faces.use(result.faces)
    var measurement = result.measurement
    if let width, let limit, result.widest <= limit {
      // The last line may fill its room to the last bit, and the next pixel is outside.
      measurement.size.width = min(measurement.size.width, max(0, width))
    }
    return measurement
  }

  private func measuredText(_ key: MeasureKey, width: Int32?) -> MeasuredText {
    let known = measured[key, default: []]
    if let answer = known.first(where: { $0.holds(for: width) }) { return answer }
    let answer = MeasuredText(key, width: width, by: self)
    // A text is asked about a few times while its screen is laid out; old answers are not missed.
    if measured.count >= 1 << 16 { measured.removeAll(keepingCapacity: true) }
    measured[key] = known.suffix(7) + [answer]
    return answer
  }

  /// The lines of a text as they are drawn, without what was added to steer their breaking.
  package func lines(of text: String, as appearance: TextAppearance, width: Double?) -> [String] {
    guard !text.isEmpty else { return [] }
    let limit = width.flatMap { ShapingScale(appearance).units($0) }
    return layOut(text, as: appearance, width: limit).lines.map { line in
      line.text.filter { $0 != ShapedCopy.wordJoiner }
    }
  }
}
