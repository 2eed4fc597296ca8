import Differencing

/// An item that is told by a name and looks like a number.
struct SampleItem: DifferentiableItem, Hashable, CustomStringConvertible {
  var id: String
  var content = 0

  func isContentEqual(to other: SampleItem) -> Bool { content == other.content }

  var description: String { content == 0 ? id : "\(id)#\(content)" }
}

/// A section that is told by a name and has a header that looks like a number.
struct SampleSection: DifferentiableSection, Hashable, CustomStringConvertible {
  var id: String
  var header = 0
  var items: [SampleItem]

  func isContentEqual(to other: SampleSection) -> Bool { header == other.header }

  func with(items: [SampleItem]) -> SampleSection {
    SampleSection(id: id, header: header, items: items)
  }

  var description: String {
    let names = items.map(\.description).joined(separator: " ")
    return "\(id)\(header == 0 ? "" : "#\(header)"):[\(names)]"
  }
}

/// Reads the notation `A:[x y#1] B#2:[]`.
func list(_ text: String) -> [SampleSection] {
  text.split(separator: "]").map { part in
    let halves = part.split(separator: ":")
    let name = named(halves[0].filter { $0 != " " })
    let items = halves[1].dropFirst().split(separator: " ").map { item in
      let read = named(String(item))
      return SampleItem(id: read.id, content: read.content)
    }
    return SampleSection(id: name.id, header: name.content, items: items)
  }
}

private func named(_ text: String) -> (id: String, content: Int) {
  let parts = text.split(separator: "#")
  return (String(parts[0]), parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
}

/// The way from one list to another, both in the notation of `list`.
func staged(_ old: String, _ new: String) -> StagedChangeset<SampleSection> {
  StagedChangeset(from: list(old), to: list(new))
}
