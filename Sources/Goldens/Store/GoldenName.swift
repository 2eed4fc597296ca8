/// How names become parts of file names that every file system keeps apart.
///
///     GoldenName.escape("Dark mode")  // "%44ark%20mode"
package enum GoldenName {
  /// Escapes everything but small letters, digits, dot, underscore and hyphen, byte by byte.
  ///
  /// Capitals are escaped too: a file system that takes `A` for `a` would mix up two names.
  package static func escape(_ name: String) -> String {
    var escaped = ""
    for byte in name.utf8 {
      if isPlain(byte) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return escaped
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Pairs of names that only differ in case, or not at all.
  ///
  /// Complexity: O(n) in the number of names.
  package static func twins(in names: [String]) -> [(String, String)] {
    var seen: [String: String] = [:]
    return names.compactMap { name in
      let folded = name.lowercased()
      if let twin = seen[folded] { return (twin, name) }
      seen[folded] = name
      return nil
    }
  }
}
