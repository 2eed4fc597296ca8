/// Who an element is: the ids of section and item, then the names of views, outermost first.
///
///     ElementPath(["feed", "p3", "title"]).description  // "feed/p3/title"
///
/// A path never holds an index, so an insertion above does not rename what is below. In a segment
/// the characters that a path or a golden gives a meaning are percent-escaped.
public struct ElementPath: Hashable, Sendable {
  /// The escaped segments, outermost first.
  public var segments: [String]

  /// Makes a path from segments that are already escaped.
  public init(_ segments: [String]) {
    self.segments = segments
  }

  /// The path of something inside, named by one more escaped segment.
  public func appending(_ segment: String) -> ElementPath {
    ElementPath(segments + [segment])
  }

  /// Escapes an id or a name so that it can be one segment.
  ///
  /// `%`, `/`, `#`, space and control characters become `%` and two hexadecimal digits a byte.
  /// Complexity: O(n) in the length of the text.
  public static func escape(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mustEscape) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      guard mustEscape(scalar) else {
        escaped.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return escaped
  }

  private static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "%", "/", "#", " ", "\u{A0}", "\u{2028}", "\u{2029}": true
    default: scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
  }
}

extension ElementPath: CustomStringConvertible {
  /// The segments with slashes between.
  public var description: String { segments.joined(separator: "/") }
}
