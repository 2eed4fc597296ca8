internal import CPango
import Geometry
import Views

/// What a context of Pango depends on.
struct ContextKey: Hashable {
  var locale: String
  var isRightToLeft: Bool
}

extension Typesetter {
  /// The style of a text whose paragraphs each run as their first letters say.
  func style(for appearance: TextAppearance) -> LineStyle {
    var style = style(
      for: appearance,
      isRightToLeft: appearance.layoutDirection == .rightToLeft
    )
    style.takesDirectionFromText = true
    return style
  }

  /// The style of a part of a text, which runs as the whole does.
  func style(for appearance: TextAppearance, isRightToLeft: Bool) -> LineStyle {
    LineStyle(
      context: context(ContextKey(locale: appearance.locale, isRightToLeft: isRightToLeft)),
      font: primaryFont(for: appearance),
      takesDirectionFromText: false
    )
  }

  func primaryFont(for appearance: TextAppearance) -> PrimaryFont {
    let weight = appearance.font.weight
    if let known = fonts[weight] { return known }
    // The first of our families comes first in every language, so the language of the text at hand
    // does; looking the fonts up in one more would cost two threads.
    let context = context(ContextKey(locale: appearance.locale, isRightToLeft: false))
    let made = PrimaryFont(weight, context: context, faces: &faces)
    fonts[weight] = made
    return made
  }

  private func context(_ key: ContextKey) -> Owned? {
    if let known = contexts[key] { return known }
    guard let made = unsafe Owned(UnsafeMutableRawPointer(pango_font_map_create_context(map)))
    else { return nil }
    let direction = key.isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    unsafe pango_context_set_base_dir(made.opaque, direction)
    unsafe pango_context_set_language(made.opaque, pango_language_from_string(key.locale))
    unsafe pango_context_set_round_glyph_positions(made.opaque, 0)
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(made.opaque, options)
    unsafe cairo_font_options_destroy(options)
    contexts[key] = made
    return made
  }
}
