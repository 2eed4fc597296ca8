/// Turns a piece of HTML into the text a person reads.
///
///     PlainText.read("<b>Open</b> &amp; free<br>no booking")  // "Open & free\nno booking"
///
/// Tags and comments go, `<br>` and `</p>` end a line, white space at both ends goes. Entities are
/// decoded once and what comes out is never looked at again: `&amp;lt;` becomes `&lt;`.
enum PlainText {
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func read(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return TextFormats.trim(html)
    }
    var rest = html.unicodeScalars[...]
    var text = String.UnicodeScalarView()
    while let scalar = rest.first {
      if scalar == "<", let tag = Tag(startOf: rest) {
        if tag.endsLine { text.append("\n") }
        rest = tag.rest
      } else if scalar == "&", let entity = HTMLEntity(startOf: rest) {
        text.append(contentsOf: entity.scalars)
        rest = entity.rest
      } else {
        text.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return TextFormats.trim(String(text))
  }

  private struct Tag {
    var endsLine: Bool
    var rest: Substring.UnicodeScalarView

    /// A `<` that starts no tag, as in `<3`, stands for itself.
    init?(startOf text: Substring.UnicodeScalarView) {
      let inside = text.dropFirst()
      guard let first = inside.first, first == "/" || first == "!" || first.properties.isAlphabetic
      else { return nil }
      if inside.starts(with: "!--".unicodeScalars), let end = Self.commentEnd(inside) {
        (endsLine, rest) = (false, inside[end...])
        return
      }
      guard let end = inside.firstIndex(of: ">") else { return nil }
      let name = inside.prefix { $0 != ">" && !$0.properties.isWhitespace }
      let lower = String(Substring(name)).lowercased()
      endsLine = ["br", "br/", "/p"].contains(lower)
      rest = inside[end...].dropFirst()
    }

    private static func commentEnd(_ text: Substring.UnicodeScalarView) -> String.Index? {
      var rest = text
      while let dash = rest.firstIndex(of: "-") {
        rest = rest[dash...]
        if rest.starts(with: "-->".unicodeScalars) { return rest.dropFirst(3).startIndex }
        rest = rest.dropFirst()
      }
      return nil
    }
  }
}
