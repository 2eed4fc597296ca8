internal import CPango

/// One line of a layout, which it keeps alive.
@safe struct Line {
  let layout: LineLayout
  /// The width in Pango's units, without the white space at which the line was broken.
  let width: Int32
  private let pointer: UnsafeMutablePointer<PangoLayoutLine>

  init(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, layout: LineLayout) {
    self.layout = layout
    unsafe self.pointer = pointer
    var logical = PangoRectangle()
    unsafe pango_layout_line_get_extents(pointer, nil, &logical)
    width = logical.width
  }

  /// Where the line starts, as a count of bytes of the layout's text.
  var start: Int { unsafe Int(pointer.pointee.start_index) }

  /// Where the line ends, as a count of bytes of the layout's text.
  var end: Int { unsafe start + Int(pointer.pointee.length) }

  /// The characters of the line.
  var text: Substring {
    let utf8 = layout.text.utf8
    let from = utf8.index(utf8.startIndex, offsetBy: start)
    return layout.text[from..<utf8.index(from, offsetBy: end - start)]
  }

  /// The byte of the text that is drawn at a distance from the left edge, in Pango's units.
  func byte(at x: Int32) -> Int {
    var byte: Int32 = 0
    var trailing: Int32 = 0
    unsafe pango_layout_line_x_to_index(pointer, x, &byte, &trailing)
    return Int(byte)
  }

  /// Draws the line with its baseline at the current point of a Cairo context.
  func show(on context: OpaquePointer) {
    unsafe pango_cairo_show_layout_line(context, pointer)
  }

  /// Calls a function with the font and the glyphs of each run.
  func forEachRun(
    _ body: (UnsafeMutablePointer<PangoFont>?, UnsafeBufferPointer<PangoGlyphInfo>) -> Void
  ) {
    var node = unsafe pointer.pointee.runs
    while let current = unsafe node {
      if let run = unsafe current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
        let glyphs = unsafe run.pointee.glyphs
      {
        let count = unsafe Int(glyphs.pointee.num_glyphs)
        unsafe body(
          run.pointee.item?.pointee.analysis.font,
          UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: count)
        )
      }
      unsafe node = current.pointee.next
    }
  }

  /// The characters for which no font has a glyph; Pango marks them with a bit.
  var missingGlyphs: [Unicode.Scalar] {
    guard layout.lacksGlyphs else { return [] }
    let unknown: PangoGlyph = 0x1000_0000
    var missing: [Unicode.Scalar] = []
    unsafe forEachRun { _, glyphs in
      let codes = unsafe glyphs.map(\.glyph)
      for code in codes where code & unknown != 0 {
        if let scalar = Unicode.Scalar(code & ~unknown), !missing.contains(scalar) {
          missing.append(scalar)
        }
      }
    }
    return missing
  }
}
