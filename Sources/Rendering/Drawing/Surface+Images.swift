internal import CCairo
import Geometry
import Views

extension Surface {
  /// Draws the place of a picture that is not there: a colour with a hatch.
  func hatch(_ outline: Outline, _ color: Palette.RGBA, lines: Palette.RGBA) {
    fill(outline, color)
    let rect = outline.rect
    clip(to: outline) {
      set(lines)
      unsafe cairo_set_line_width(brush, 1)
      var x = rect.minX - rect.height + 6
      while x < rect.maxX {
        unsafe cairo_move_to(brush, x, rect.maxY)
        unsafe cairo_line_to(brush, x + rect.height, rect.minY)
        x += 12
      }
      unsafe cairo_stroke(brush)
    }
  }

  /// Draws a made picture: one colour, with a sun over two hills so that it reads as a photograph.
  ///
  /// - Parameters:
  ///   - color: The colour of the picture.
  ///   - rect: Where the picture is; the rest of the box stays as it was.
  ///   - box: What is seen of it.
  func photograph(_ color: Palette.RGBA, in rect: Rect, seenThrough box: Rect) {
    fill(Outline(rect), color)
    guard let seen = rect.intersection(box) else { return }
    let side = min(seen.width, seen.height)
    guard side >= 16 else { return }
    let isBright = 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue) > 150_000
    let ink: UInt8 = isBright ? 0 : 255
    let shade = Palette.RGBA(red: ink, green: ink, blue: ink, alpha: isBright ? 16 : 30)
    let sun = Rect(
      x: seen.midX + side * 0.14,
      y: seen.minY + (seen.height - side * 0.5) * 0.4,
      width: side * 0.16,
      height: side * 0.16
    )
    clip(to: Outline(seen)) {
      fill(.circle(in: sun), shade)
      hill(peak: -0.16, halfWidth: 0.46, height: 0.42, on: seen, side, shade)
      hill(peak: 0.24, halfWidth: 0.34, height: 0.28, on: seen, side, shade)
    }
  }

  /// A triangle on the lower edge of a rectangle; lengths are parts of a side, from the middle.
  private func hill(
    peak: Double,
    halfWidth: Double,
    height: Double,
    on rect: Rect,
    _ side: Double,
    _ color: Palette.RGBA
  ) {
    let middle = rect.midX + peak * side
    unsafe cairo_new_path(brush)
    unsafe cairo_move_to(brush, middle - halfWidth * side, rect.maxY)
    unsafe cairo_line_to(brush, middle, rect.maxY - height * side)
    unsafe cairo_line_to(brush, middle + halfWidth * side, rect.maxY)
    unsafe cairo_close_path(brush)
    set(color)
    unsafe cairo_fill(brush)
  }

  /// Draws a picture stretched to a rectangle.
  func paint(_ picture: Picture, in rect: Rect) {
    guard
      let source = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32,
        Int32(picture.width),
        Int32(picture.height)
      )
    else { return }
    defer { unsafe cairo_surface_destroy(source) }
    unsafe copy(picture, to: source)
    unsafe cairo_save(brush)
    unsafe cairo_translate(brush, rect.minX, rect.minY)
    unsafe cairo_scale(
      brush,
      rect.width / Double(picture.width),
      rect.height / Double(picture.height)
    )
    unsafe cairo_set_source_surface(brush, source, 0, 0)
    // Without it the edge pixels would fade into nothing.
    unsafe cairo_pattern_set_extend(cairo_get_source(brush), CAIRO_EXTEND_PAD)
    unsafe cairo_rectangle(brush, 0, 0, Double(picture.width), Double(picture.height))
    unsafe cairo_fill(brush)
    unsafe cairo_restore(brush)
  }

  private func copy(_ picture: Picture, to surface: OpaquePointer) {
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return }
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    for y in 0..<picture.height {
      let row = unsafe UnsafeMutableRawPointer(data + y * stride)
        .assumingMemoryBound(to: UInt32.self)
      for x in 0..<picture.width {
        unsafe row[x] = picture.multiplied(at: (y * picture.width + x) * 4)
      }
    }
    unsafe cairo_surface_mark_dirty(surface)
  }
}

extension Picture {
  /// A pixel as Cairo keeps it: opacity first, and colours multiplied by it.
  fileprivate func multiplied(at offset: Int) -> UInt32 {
    let alpha = UInt32(rgba[offset + 3])
    func part(_ index: Int) -> UInt32 { (UInt32(rgba[offset + index]) * alpha + 127) / 255 }
    return alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
  }
}
