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
    for row in rows {
      switch row {
      case .element(let row): write(row, to: &lines)
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

  /// Writes an item, header or decoration with everything inside.
  private func write(_ row: ElementRow, to lines: inout LineWriter) {
    var (rest, inner) = (words(of: row, named: head(of: row, in: section.path)), row)
    if let filling = row.children.first, filling.placement == .fill {
      let head = head(of: filling, in: row.element.path)
      rest += ["/", head.words] + words(of: filling, named: head)
      inner = filling
    }
    add(row, named: head(of: row, in: section.path), rest, depth: 2, to: &lines)
    writeInside(inner, of: row.element.path, depth: 3, to: &lines)
  }

  /// Writes what is inside an element; all names are told by the path of the item.
  private func writeInside(
    _ row: ElementRow,
    of item: ElementPath,
    depth: Int,
    to lines: inout LineWriter
  ) {
    for absence in row.element.absences { lines.add(line(of: absence, in: item), depth: depth) }
    for child in row.children {
      let head = head(of: child, in: item)
      add(child, named: head, words(of: child, named: head), depth: depth, to: &lines)
      writeInside(child, of: item, depth: depth + 1, to: &lines)
    }
  }

  private func head(of row: ElementRow, in around: ElementPath) -> ElementHead {
    row.element.kind.spelling(named: row.element.path, in: around)
  }

  private func add(
    _ row: ElementRow,
    named head: ElementHead,
    _ words: [String],
    depth: Int,
    to lines: inout LineWriter
  ) {
    let size = row.element.frame.size.spelling
    let parts = [head.words, "\(row.placement)", size, words.joined(separator: " ")]
    lines.add(parts: parts, depth: depth)
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

extension CapturedSection {
  /// The path by which the names of its items are told.
  var path: ElementPath { ElementPath([id]) }
}

/// How the ids of a run are spelled.
enum RangeSpelling {
  static let dots = "..."

  static func id(_ id: String) -> String {
    let isPlain = Escaping.isBare(id) && !id.contains("..") && !id.hasPrefix(".")
    return isPlain && !id.hasSuffix(".") ? id : Escaping.quoted(id, with: "'")
  }
}
