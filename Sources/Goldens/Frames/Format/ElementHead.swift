import Elements

/// What a line of an element begins with, and the kind where the beginning does not tell it.
struct ElementHead {
  var words: String
  var kind: String?

  /// Words at the beginning of a line that are no kinds of views.
  static let reserved: Set<String> = [
    "cell", "header", "footer", "supplementary", "decoration", "view", "items", "absent", "layout",
    "section", "update", "content", "event", "diagnostic",
  ]

  /// The element kind that the name of a supplementary or decoration tells, such as `header`.
  static func kind(ofName segment: String) -> String {
    var name = Substring(segment)
    if let mark = name.lastIndex(of: "#") { name = name[..<mark] }
    if name.hasPrefix("@") { name = name.dropFirst() }
    return String(name)
  }
}

extension ElementKind {
  /// The beginning of the line of an element of this kind.
  func spelling(named path: ElementPath, in around: ElementPath) -> ElementHead {
    let name = NameSpelling.name(of: path, in: around)
    switch self {
    case .cell: return ElementHead(words: "cell \(name)")
    case .supplementary("header") where name == "@header": return ElementHead(words: "header")
    case .supplementary("footer") where name == "@footer": return ElementHead(words: "footer")
    case .supplementary(let kind): return head("supplementary \(name)", kind: kind, path: path)
    case .decoration(let kind): return head("decoration \(name)", kind: kind, path: path)
    case .view(let kind):
      let isPlain = Escaping.isBare(kind) && kind != "/" && !ElementHead.reserved.contains(kind)
      return isPlain
        ? ElementHead(words: "\(kind) \(name)") : ElementHead(words: "view \(name)", kind: kind)
    }
  }

  private func head(_ words: String, kind: String, path: ElementPath) -> ElementHead {
    let told = path.segments.last.map(ElementHead.kind(ofName:))
    return ElementHead(words: words, kind: told == kind ? nil : kind)
  }
}

/// How a path is told by the path of what is around.
enum NameSpelling {
  static func name(of path: ElementPath, in around: ElementPath) -> String {
    guard path.segments.starts(with: around.segments) else {
      let whole = path.segments.joined(separator: "/")
      // A path without segments has no spelling of its own; it is told as an empty rest.
      return "/" + (Escaping.isBare(whole) ? whole : Escaping.quoted(whole, with: "'"))
    }
    let rest = path.segments.dropFirst(around.segments.count)
    if rest.isEmpty { return "." }
    let name = rest.joined(separator: "/")
    let isPlain = Escaping.isBare(name) && name != "." && !name.hasPrefix("/")
    return isPlain ? name : Escaping.quoted(name, with: "'")
  }
}
