/// The cases of public enumerations that no sentence explains.
///
/// The formatter asks for a sentence on every public declaration, but a case has no keyword of its
/// own that says it is public.
enum PublicCases {
  /// The names of the cases without documentation, in the order of the text.
  static func undocumented(in text: String) -> [String] {
    var names: [String] = []
    var depths: [Int] = []
    var depth = 0
    var isDocumented = false
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("case "), depths.last == depth, !isDocumented {
        names.append(String(line.dropFirst(5)))
      }
      if line.hasPrefix("public enum ") || line.hasPrefix("public indirect enum ") {
        depths.append(depth + 1)
      }
      isDocumented = line.hasPrefix("///") || (isDocumented && line.hasPrefix("@"))
      guard !line.hasPrefix("//") else { continue }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      while let last = depths.last, last > depth { depths.removeLast() }
    }
    return names
  }
}
