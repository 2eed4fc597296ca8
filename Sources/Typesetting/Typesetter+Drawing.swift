internal import CPango
package import Geometry
package import Views

extension Typesetter {
  /// Draws a text into a Cairo context, whose unit is the point.
  ///
  /// Lines stand where the leading puts them, whatever fonts they contain; ink may reach beyond.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - appearance: Font, limits and direction.
  ///   - rect: Where the text stands; lines are broken at its width and start at its top.
  ///   - color: The colour of everything but emoji.
  ///   - context: The `cairo_t` to draw into.
  package func draw(
    _ text: String,
    as appearance: TextAppearance,
    in rect: Rect,
    color: Palette.RGBA,
    on context: OpaquePointer
  ) {
    guard !text.isEmpty else { return }
    let scale = ShapingScale(appearance)
    let laidOut = layOut(text, as: appearance, width: scale.units(rect.width))
    let primary = primaryFont(for: appearance)
    faces.use(faces.register(laidOut.lines, with: primary.face))
    unsafe setSource(color, on: context)
    var y = rect.minY + primary.baseline(of: appearance)
    for line in laidOut.lines {
      let free = rect.width - scale.points(line.width)
      unsafe cairo_save(context)
      unsafe cairo_translate(context, rect.minX + appearance.start(inFree: free), y)
      unsafe cairo_scale(context, scale.factor, scale.factor)
      unsafe cairo_move_to(context, 0, 0)
      unsafe line.show(on: context)
      unsafe cairo_restore(context)
      y += appearance.font.leading + appearance.lineSpacing
    }
    unsafe cairo_new_path(context)
  }

  private func setSource(_ color: Palette.RGBA, on context: OpaquePointer) {
    unsafe cairo_set_source_rgba(
      context,
      Double(color.red) / 255,
      Double(color.green) / 255,
      Double(color.blue) / 255,
      Double(color.alpha) / 255
    )
  }
}

extension TextAppearance {
  /// How far from the left edge a line begins that leaves room free, in points.
  fileprivate func start(inFree free: Double) -> Double {
    switch (alignment, layoutDirection) {
    case (.center, _): free / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
    case (.trailing, .leftToRight), (.leading, .rightToLeft): free
    }
  }
}
