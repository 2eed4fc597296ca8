/// The targets that a package manifest declares, with what each depends on.
///
/// The manifest is read as text: asking the package manager from within a test would wait for the
/// lock that the test run itself holds.
struct Manifest {
  /// Complexity: O(n) for a manifest of n characters.
  init(_ text: String) {
    let declaration =
      /\.(?:target|executableTarget|testTarget|systemLibrary)\(\s*name:\s*"(?<name>\w+)"/
    for match in text.matches(of: declaration) {
      let rest = Self.call(startingAt: text[match.range.lowerBound...])
      let list = rest.firstMatch(of: /dependencies:\s*\[(?<list>[^\]]*)\]/)?.output.list ?? ""
      dependencies[String(match.output.name)] = Set(
        list.matches(of: /"(?<name>\w+)"/).map { String($0.output.name) }
      )
    }
  }

  private(set) var dependencies: [String: Set<String>] = [:]

  /// The text up to the parenthesis that closes the first one.
  private static func call(startingAt text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if text[index] == ")", depth == 0 { return text[...index] }
    }
    return text
  }
}
