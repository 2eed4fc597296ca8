import Elements
import Geometry

/// Writes one section.
struct SectionWriter {
  let section: CapturedSection

  func write(_ rows: [SectionRow], to lines: inout LineWriter) {
    var line = "section " + Escaping.word(section.id)
    let scrolled = section.scrollOffset
    if scrolled != .zero { line += " scrolled=\(scrolled.x),\(scrolled.y)" }
    lines.add(line, depth: 1)
    if !section.layout.isEmpty {
      let words = AttributeSpelling.words(of: section.layout)
      lines.add("layout " + words.joined(separator: " "), depth: 2)
    }
    let around = ElementPath([section.id])
    for row in rows {
      switch row {
      case .element(let row): write(row, around: around, depth: 2, to: &lines)
      case .range(let row): write(row, to: &lines)
      }
    }
  }

  private func write(_ row: RangeRow, to lines: inout LineWriter) {
    let range = row.range
    let ids =
      range.first == range.last
      ? RangeSpelling.id(range.first)
      : RangeSpelling.id(range.first) + RangeSpelling.dots + RangeSpelling.id(range.last)
    var rest = "count=\(range.count)"
    if row.isIndexGiven { rest += " at=\(range.firstItem)" }
    let parts = ["items " + ids, "\(row.placement)", range.frame.size.spelling, rest]
    lines.add(parts: parts, depth: 2)
  }

  private func write(
    _ row: ElementRow,
    around: ElementPath,
    depth: Int,
    to lines: inout LineWriter
  ) {
    var rest = words(of: row, named: row.element.kind.spelling(named: row.element.path, in: around))
    var children = row.children
    var holder = row.element
    var base = NameSpelling.base(inside: holder, in: around)
    if let filling = row.children.first, filling.placement == .fill {
      let head = filling.element.kind.spelling(named: filling.element.path, in: holder.path)
      rest += ["/", head.words] + words(of: filling, named: head)
      children = filling.children
      holder = filling.element
      base = NameSpelling.base(inside: holder, in: row.element.path)
    }
    let head = row.element.kind.spelling(named: row.element.path, in: around).words
    let parts = [
      head, "\(row.placement)", row.element.frame.size.spelling, rest.joined(separator: " "),
    ]
    lines.add(parts: parts, depth: depth)
    for absence in holder.absences {
      lines.add(line(of: absence, in: base), depth: depth + 1)
    }
    for child in children { write(child, around: base, depth: depth + 1, to: &lines) }
  }

  private func words(of row: ElementRow, named head: ElementHead) -> [String] {
    var words: [String] = []
    if let kind = head.kind { words.append("kind=\(Escaping.word(kind))") }
    if row.element.zIndex != 0 { words.append("z=\(row.element.zIndex)") }
    if case .given(let index) = row.index {
      words.append("at=" + (index.map(\.description) ?? "none"))
    }
    if row.slack != .zero { words.append("from=\(row.slack.x),\(row.slack.y)") }
    return words + AttributeSpelling.words(of: row.element.attributes)
  }

  private func line(of absence: Absence, in path: ElementPath) -> String {
    let name = NameSpelling.name(of: absence.path, in: path)
    let condition = Escaping.quoted(absence.condition, with: "\"")
    return "absent \(Escaping.word(absence.kind)) \(name) \(condition)"
  }
}

/// How the ids of a run are spelled.
enum RangeSpelling {
  static let dots = "..."

  static func id(_ id: String) -> String {
    let isPlain = Escaping.isBare(id) && !id.contains("..") && !id.hasPrefix(".")
    return isPlain && !id.hasSuffix(".") ? id : Escaping.quoted(id, with: "'")
  }
}
