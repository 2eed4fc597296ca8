internal import CCairo
import Geometry
import Views

extension Surface {
  func fill(_ outline: Outline, _ color: Palette.RGBA) {
    trace(outline)
    set(color)
    unsafe cairo_fill(brush)
  }

  /// Draws a line inside an outline, as borders are.
  func stroke(_ outline: Outline, width: Double, _ color: Palette.RGBA) {
    trace(outline.inset(by: width / 2))
    set(color)
    unsafe cairo_set_line_width(brush, width)
    unsafe cairo_stroke(brush)
  }

  /// Draws inside an outline only.
  func clip(to outline: Outline, _ body: () -> Void) {
    pushClip(outline)
    body()
    unsafe cairo_restore(brush)
  }

  func pushClip(_ outline: Outline) {
    unsafe cairo_save(brush)
    trace(outline)
    unsafe cairo_clip(brush)
  }

  func popClip() { unsafe cairo_restore(brush) }

  func pushOpacity() { unsafe cairo_push_group(brush) }

  func popOpacity(_ opacity: Double) {
    unsafe cairo_pop_group_to_source(brush)
    unsafe cairo_paint_with_alpha(brush, opacity)
  }

  func set(_ color: Palette.RGBA) {
    let parts = [color.red, color.green, color.blue, color.alpha].map { Double($0) / 255 }
    unsafe cairo_set_source_rgba(brush, parts[0], parts[1], parts[2], parts[3])
  }

  /// Makes an outline the current path.
  private func trace(_ outline: Outline) {
    let rect = outline.rect
    let radius = outline.radius
    unsafe cairo_new_path(brush)
    guard radius > 0 else {
      unsafe cairo_rectangle(brush, rect.minX, rect.minY, rect.width, rect.height)
      return
    }
    let quarter = Double.pi / 2
    let corners = [
      (rect.maxX - radius, rect.minY + radius), (rect.maxX - radius, rect.maxY - radius),
      (rect.minX + radius, rect.maxY - radius), (rect.minX + radius, rect.minY + radius),
    ]
    for (index, corner) in corners.enumerated() {
      let start = quarter * Double(index - 1)
      unsafe cairo_arc(brush, corner.0, corner.1, radius, start, start + quarter)
    }
    unsafe cairo_close_path(brush)
  }
}
