extension AnyComponent {
  /// The reuse identifier as people read it.
  ///
  /// Modules and surrounding types make a default identifier unique, and long; some also hold
  /// addresses, which differ from run to run. Both are left out.
  var name: String {
    guard reuseIdentifier.contains(".") else { return reuseIdentifier }
    let qualifiers = Self.qualifiers(in: String(reflecting: type(of: base)))
    // The longest goes first, for it may begin with another.
    return qualifiers.sorted { ($1.count, $0) < ($0.count, $1) }
      .reduce(reuseIdentifier) { $0.replacing($1, with: "") }
  }

  /// What stands before the last dot of each name in the full name of a type, as in `Shop.Cart.`.
  private static func qualifiers(in fullName: String) -> Set<String> {
    var found: Set<String> = []
    var (start, depth) = (fullName.startIndex, 0)
    var end: String.Index?
    func finish() { if let end { found.insert(String(fullName[start..<end])) } }
    for index in fullName.indices {
      let next = fullName.index(after: index)
      switch fullName[index] {
      // In parentheses stands where a private or local type is from, with dots of its own.
      case "(": depth += 1
      case ")": depth -= 1
      case ".": if depth == 0 { end = next }
      case "<", ">", ",", " ":
        guard depth == 0 else { continue }
        finish()
        (start, end) = (next, nil)
      default: break
      }
    }
    finish()
    return found
  }
}
