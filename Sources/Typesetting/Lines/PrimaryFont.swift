internal import CPango
import Views

/// A description of our fonts in one weight, with the metrics of the first of them, which place the
/// baseline.
@safe final class PrimaryFont {
  let description: OpaquePointer?
  /// How much further the font reaches above the baseline than below it, in Pango's units.
  private var rise: Int32 = 0
  /// The face, where there is one.
  private(set) var face: FaceSet = []

  init(_ weight: FontWeight, context: Owned?, faces: inout FaceRegister) {
    unsafe description = pango_font_description_new()
    let families = FontFamily.all.map(\.name).joined(separator: ",")
    unsafe pango_font_description_set_family(description, families)
    let weight = PangoWeight(UInt32(weight.rawValue))
    unsafe pango_font_description_set_weight(description, weight)
    let size = ShapingScale.size * Double(PANGO_SCALE)
    unsafe pango_font_description_set_absolute_size(description, size)
    guard let font = unsafe pango_context_load_font(context?.opaque, description) else { return }
    // Pango's own metrics also tell the usual width of a letter, for which it sets a sample text.
    var extents = hb_font_extents_t()
    _ = unsafe hb_font_get_h_extents(pango_font_get_hb_font(font), &extents)
    rise = extents.ascender + extents.descender
    unsafe face = [faces.register(font)]
    unsafe g_object_unref(UnsafeMutableRawPointer(font))
  }

  deinit { unsafe pango_font_description_free(description) }

  /// The distance from the top of a line to its baseline, in points.
  ///
  /// The font stands in the middle of the line, as far as its own metrics go.
  func baseline(of appearance: TextAppearance) -> Double {
    (appearance.font.leading + ShapingScale(appearance).points(rise)) / 2
  }
}
