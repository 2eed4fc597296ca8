import ListEngine
import TestSupport

/// A list as plain values, which can be made into cells, recorded and compared.
struct DrawnSection: Hashable, CustomStringConvertible {
  var id: String
  var header: String
  var items: [RecordedItem]

  /// Some sections with some items; no id is there twice.
  static func random(using random: inout SeededGenerator) -> [DrawnSection] {
    var pool = (0..<12).map { "\($0)" }
    if Bool.random(using: &random) { pool.shuffle(using: &random) }
    let names = ["A", "B", "C", "D"].shuffled(using: &random)
    return names.prefix(Int.random(in: 0...4, using: &random)).map { name in
      var items: [RecordedItem] = []
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        guard let id = pool.popLast() else { break }
        if Int.random(in: 0..<5, using: &random) == 0 { continue }
        let isBanner = Int.random(in: 0..<5, using: &random) == 0
        let content = Int.random(in: 0..<4, using: &random) == 0 ? "new" : "old"
        items.append(
          RecordedItem(id: id, content: content, reuseIdentifier: isBanner ? "Banner" : "Row")
        )
      }
      let header = Int.random(in: 0..<4, using: &random) == 0 ? "new" : "old"
      return DrawnSection(id: name, header: header, items: items)
    }
  }

  /// The section with cells.
  var section: Section {
    Section(
      id: id,
      cells: items.map { item in
        item.reuseIdentifier == "Row"
          ? Cell(id: item.id, component: Row(item.content))
          : Cell(id: item.id, component: Banner(item: item.content))
      }
    )
    .header(Banner(item: header))
  }

  /// What a section shows.
  init(_ section: Section) {
    id = "\(section.id)"
    header = section.supplementaryViews.first?.component.as(Banner.self)?.item ?? ""
    items = section.cells.map { cell in
      let row = cell.component.as(Row.self)?.item.title
      return RecordedItem(
        id: "\(cell.id)",
        content: row ?? cell.component.as(Banner.self)?.item ?? "",
        reuseIdentifier: row == nil ? "Banner" : "Row"
      )
    }
  }

  init(id: String, header: String, items: [RecordedItem]) {
    (self.id, self.header, self.items) = (id, header, items)
  }

  /// The section without its header.
  var recorded: RecordedSection { RecordedSection(id: id, items: items) }

  var description: String {
    let words = items.map { item in
      item.id + (item.content == "new" ? "#" : "") + (item.reuseIdentifier == "Row" ? "" : "!")
    }
    return "\(id)\(header == "new" ? "#" : ""):[\(words.joined(separator: " "))]"
  }
}
