/// The modules that a Swift source imports.
enum ImportScanner {
  /// Finds every import, whatever its attributes, its access and the declaration it narrows to.
  static func modules(in source: String) -> [String] {
    source.split(whereSeparator: \.isNewline).flatMap { line in
      line.split(separator: ";").compactMap { module(in: $0) }
    }
  }

  private static func module(in statement: Substring) -> String? {
    var words = statement.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, word.hasPrefix("@") || access.contains(word) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map(String.init)
  }

  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "var", "let", "actor",
  ]
}
