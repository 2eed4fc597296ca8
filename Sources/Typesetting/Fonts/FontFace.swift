internal import CPango
import Geometry

/// One face of a font file: what a golden says about the fonts it was made with.
struct FontFace: Hashable, Sendable, CustomStringConvertible {
  /// The name in PostScript, such as `Inter-SemiBold`.
  var name: String
  /// The revision that the font states, in thousandths.
  var revision: Thousandths
  /// The checksum that the font states of itself.
  var checksum: UInt32

  var description: String {
    let digits = String(checksum, radix: 16)
    let version = "\(revision)"
    let dotted = version.contains(".") ? version : version + ".0"
    return "\(name) \(dotted) " + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Reads the face of a font that Pango chose.
  ///
  /// Both numbers are in a table of 54 bytes, so no file is read as a whole.
  init(_ font: UnsafeMutablePointer<PangoFont>) {
    unsafe name = Self.postScriptName(font)
    revision = .zero
    checksum = 0
    guard let sized = unsafe pango_font_get_hb_font(font) else { return }
    let table = unsafe hb_face_reference_table(hb_font_get_face(sized), Self.headTag)
    defer { unsafe hb_blob_destroy(table) }
    var length: UInt32 = 0
    guard let bytes = unsafe hb_blob_get_data(table, &length), length >= 12 else { return }
    let head = unsafe UnsafeRawBufferPointer(start: bytes, count: 12)
    func number(at offset: Int) -> UInt32 {
      unsafe UInt32(bigEndian: head.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    revision = Thousandths(Double(number(at: 4)) / 65536)
    checksum = number(at: 8)
  }

  /// The four bytes `head`.
  private static let headTag: hb_tag_t = 0x6865_6164

  private static func postScriptName(_ font: UnsafeMutablePointer<PangoFont>) -> String {
    let backed = unsafe UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self)
    let pattern = unsafe pango_fc_font_get_pattern(backed)
    var name: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, FC_POSTSCRIPT_NAME, 0, &name) == FcResultMatch,
      let name = unsafe name
    else { return "unnamed" }
    return unsafe String(cString: name)
  }
}
