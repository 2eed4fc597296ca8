internal import CPango
import Geometry
import Views

/// What a context of Pango depends on.
struct ContextKey: Hashable {
  var locale: String
  var isRightToLeft: Bool
}

/// What a description of a font depends on.
struct FontKey: Hashable {
  var size: Double
  var weight: FontWeight
}

/// The first font of a text, whose metrics place the baseline.
@safe struct PrimaryFont {
  var description: OpaquePointer?
  /// In points.
  var ascent: Double
  /// In points.
  var descent: Double
  var face: FaceSet

  /// The distance from the top of a line to its baseline, in points: the font stands in the
  /// middle of the line.
  func baseline(leading: Double) -> Double { (leading + ascent - descent) / 2 }
}

extension Typesetter {
  /// The style of a text whose paragraphs each run as their first letters say.
  func style(for appearance: TextAppearance) -> LineStyle {
    let isRightToLeft = appearance.layoutDirection == .rightToLeft
    return unsafe LineStyle(
      context: context(ContextKey(locale: appearance.locale, isRightToLeft: isRightToLeft)),
      font: primaryFont(for: appearance).description,
      takesDirectionFromText: true
    )
  }

  /// The style of a part of a text, which runs as the whole does.
  func style(for appearance: TextAppearance, isRightToLeft: Bool) -> LineStyle {
    unsafe LineStyle(
      context: context(ContextKey(locale: appearance.locale, isRightToLeft: isRightToLeft)),
      font: primaryFont(for: appearance).description,
      takesDirectionFromText: false
    )
  }

  private func context(_ key: ContextKey) -> OpaquePointer? {
    if let known = unsafe contexts[key] { return unsafe known }
    guard let context = unsafe pango_font_map_create_context(map) else { return nil }
    let direction = key.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    unsafe pango_context_set_base_dir(context, direction)
    unsafe pango_context_set_language(context, pango_language_from_string(key.locale))
    unsafe pango_context_set_round_glyph_positions(context, 0)
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe contexts[key] = context
    return unsafe context
  }

  func primaryFont(for appearance: TextAppearance) -> PrimaryFont {
    let font = appearance.font
    let size = font.size.isFinite ? min(max(font.size, 0.1), 2000) : 17
    let key = FontKey(size: size, weight: font.weight)
    if let known = fonts[key] { return known }
    let made = makeFont(key)
    fonts[key] = made
    return made
  }

  private func makeFont(_ key: FontKey) -> PrimaryFont {
    let description = unsafe pango_font_description_new()
    let families = FontFamily.all.map(\.name).joined(separator: ",")
    unsafe pango_font_description_set_family(description, families)
    let weight = PangoWeight(UInt32(key.weight.rawValue))
    unsafe pango_font_description_set_weight(description, weight)
    let size = key.size * Double(PANGO_SCALE)
    unsafe pango_font_description_set_absolute_size(description, size)
    let context = unsafe context(ContextKey(locale: "en", isRightToLeft: false))
    guard let font = unsafe pango_context_load_font(context, description) else {
      return unsafe PrimaryFont(
        description: description, ascent: key.size, descent: 0, face: FaceSet())
    }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(font)) }
    let metrics = unsafe pango_font_get_metrics(font, nil)
    defer { unsafe pango_font_metrics_unref(metrics) }
    return unsafe PrimaryFont(
      description: description,
      ascent: Double(pango_font_metrics_get_ascent(metrics)) / Double(PANGO_SCALE),
      descent: Double(pango_font_metrics_get_descent(metrics)) / Double(PANGO_SCALE),
      face: faces.register(font)
    )
  }
}
