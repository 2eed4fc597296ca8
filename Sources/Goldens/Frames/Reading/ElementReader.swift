import Elements
import Geometry

/// Reads one element with all below it.
struct ElementReader {
  /// The level of its line.
  let depth: Int

  /// Far beyond any screen, and far from what the stack can hold.
  private static let deepest = 256

  func read(
    _ line: LineCursor,
    in around: ElementPath,
    from lines: inout LineReader
  ) throws(FramesReadingError) -> ElementRow {
    var line = line
    var (kind, path) = try line.head(in: around)
    let placement = try line.placement()
    let size = try line.size()
    var row = try line.row(kind: &kind, path: path, placement: placement, size: size)
    if line.pass("/ ") {
      line.skipSpaces()
      (kind, path) = try line.head(in: row.element.path)
      var filling = try line.row(kind: &kind, path: path, placement: .fill, size: size)
      try line.finish()
      try readInside(&filling, in: row.element.path, from: &lines)
      row.children = [filling]
    } else {
      try line.finish()
      try readInside(&row, in: around, from: &lines)
    }
    return row
  }

  private func readInside(
    _ row: inout ElementRow,
    in around: ElementPath,
    from lines: inout LineReader
  ) throws(FramesReadingError) {
    let path = NameSpelling.base(inside: row.element, in: around)
    guard depth < Self.deepest else { return }
    while var line = try lines.next(at: depth + 1) {
      let start = line
      guard try line.word("an element") == "absent" else {
        let child = try ElementReader(depth: depth + 1).read(start, in: path, from: &lines)
        row.children.append(child)
        continue
      }
      let kind = try line.word("a kind")
      let absentPath = try line.path(in: path)
      row.element.absences.append(
        Absence(path: absentPath, kind: kind, condition: try line.quoted())
      )
      try line.finish()
    }
  }
}

extension LineCursor {
  /// The words with which the line of an element begins.
  fileprivate mutating func head(
    in around: ElementPath
  ) throws(FramesReadingError) -> (ElementKind, ElementPath) {
    let start = self
    let word = try word("an element")
    switch word {
    case "header", "footer": return (.supplementary(word), around.appending("@\(word)"))
    case "cell": return (.cell, try path(in: around))
    case "supplementary":
      let path = try path(in: around)
      return (.supplementary(ElementHead.kind(ofName: path.segments.last ?? "")), path)
    case "decoration":
      let path = try path(in: around)
      return (.decoration(ElementHead.kind(ofName: path.segments.last ?? "")), path)
    case "view": return (.view(""), try path(in: around))
    default:
      guard !ElementHead.reserved.contains(word) else { throw start.expected("an element") }
      return (.view(word), try path(in: around))
    }
  }

  /// What a line says about an element after its place and size.
  fileprivate mutating func row(
    kind: inout ElementKind,
    path: ElementPath,
    placement: Placement,
    size: FixedSize
  ) throws(FramesReadingError) -> ElementRow {
    if pass("kind=") { kind = kind.named(try word("a kind")) }
    let zIndex = pass("z=") ? try integer("an order of drawing") : 0
    let index: IndexNote = pass("at=") ? .given(try indexPath()) : .expected
    let slack = pass("from=") ? try point("a distance") : .zero
    let element = Element(
      path: path,
      kind: kind,
      frame: FixedRect(origin: .zero, size: size),
      zIndex: zIndex,
      attributes: try attributes()
    )
    return ElementRow(
      element: element,
      placement: placement,
      index: index,
      slack: slack,
      children: []
    )
  }

  private mutating func indexPath() throws(FramesReadingError) -> IndexPath? {
    let start = self
    let word = try word("an index path")
    if word == "none" { return nil }
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let section = parts[0], let item = parts[1] else {
      throw start.expected("an index path")
    }
    return IndexPath(item: item, section: section)
  }
}

extension ElementKind {
  /// The same sort of element with another name of its kind.
  fileprivate func named(_ name: String) -> ElementKind {
    switch self {
    case .cell: .cell
    case .supplementary: .supplementary(name)
    case .decoration: .decoration(name)
    case .view: .view(name)
    }
  }
}
