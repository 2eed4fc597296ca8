internal import CPango

/// A text that Pango has broken into lines.
@safe final class LineLayout {
  let text: String
  private let pointer: OpaquePointer?

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The characters; each newline ends a line.
  ///   - style: Font, language and direction.
  ///   - width: The greatest width of a line in Pango's units, or nil for no limit.
  init(_ text: String, style: LineStyle, width: Int32? = nil) {
    self.text = text
    unsafe pointer = pango_layout_new(style.context?.opaque)
    unsafe pango_layout_set_font_description(pointer, style.font.description)
    unsafe pango_layout_set_auto_dir(pointer, style.takesDirectionFromText ? 1 : 0)
    unsafe pango_layout_set_wrap(pointer, PANGO_WRAP_WORD_CHAR)
    unsafe pango_layout_set_width(pointer, width ?? -1)
    unsafe pango_layout_set_text(pointer, text, Int32(text.utf8.count))
    forbidHyphens()
  }

  /// A word that is cut in two by the edge gets no hyphen, as on an iPhone.
  private func forbidHyphens() {
    let attributes = unsafe pango_attr_list_new()
    unsafe pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    unsafe pango_layout_set_attributes(pointer, attributes)
    unsafe pango_attr_list_unref(attributes)
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Replaces what does not fit in one line of the given width by an ellipsis.
  func ellipsize(_ mode: PangoEllipsizeMode, width: Int32) {
    unsafe pango_layout_set_width(pointer, width)
    unsafe pango_layout_set_ellipsize(pointer, mode)
  }

  /// The lines from the top.
  ///
  /// Complexity: O(n) in their number.
  var lines: [Line] {
    var lines: [Line] = []
    var node = unsafe pango_layout_get_lines_readonly(pointer)
    while let current = unsafe node {
      if let data = unsafe current.pointee.data {
        unsafe lines.append(
          Line(data.assumingMemoryBound(to: PangoLayoutLine.self), layout: self)
        )
      }
      unsafe node = current.pointee.next
    }
    return lines
  }

  /// The width of the widest line, in Pango's units.
  var width: Int32 { lines.map(\.width).max() ?? 0 }

  /// Whether some character has no glyph in any font.
  var lacksGlyphs: Bool { unsafe pango_layout_get_unknown_glyphs_count(pointer) > 0 }

  /// Whether the line that holds a byte of the text runs from right to left.
  func runsRightToLeft(at byte: Int) -> Bool {
    unsafe pango_layout_get_direction(pointer, Int32(byte)) == PANGO_DIRECTION_RTL
  }
}

/// What the shape of a line depends on beside its characters.
struct LineStyle {
  var context: Owned?
  var font: PrimaryFont
  var takesDirectionFromText: Bool
}
