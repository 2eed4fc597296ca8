import Elements
import Geometry

/// Reads what is inside an element.
struct ElementReader {
  /// The path of the item, by which all names inside are told.
  let item: ElementPath
  /// The level of the lines.
  let depth: Int

  /// Far beyond any screen, and far from what the stack can hold.
  private static let deepest = 256

  /// Reads an item, header or decoration.
  static func readItem(
    _ line: LineCursor,
    in section: ElementPath,
    from lines: inout LineReader
  ) throws(FramesReadingError) -> ElementRow {
    var line = line
    var row = try line.row(in: section)
    let reader = ElementReader(item: row.element.path, depth: 3)
    if line.pass("/ ") {
      line.skipSpaces()
      var filling = try line.filling(of: row)
      try line.finish()
      try reader.readInside(&filling, from: &lines)
      row.children = [filling]
    } else {
      try line.finish()
      try reader.readInside(&row, from: &lines)
    }
    return row
  }

  private func readInside(
    _ row: inout ElementRow,
    from lines: inout LineReader
  ) throws(FramesReadingError) {
    guard depth < Self.deepest else { return }
    while var line = try lines.next(at: depth) {
      let start = line
      if try line.word("an element") == "absent" {
        row.element.absences.append(try line.absence(in: item))
      } else {
        line = start
        var child = try line.row(in: item)
        try line.finish()
        try ElementReader(item: item, depth: depth + 1).readInside(&child, from: &lines)
        row.children.append(child)
      }
    }
  }
}

extension LineCursor {
  /// A child that a condition keeps away.
  fileprivate mutating func absence(in item: ElementPath) throws(FramesReadingError) -> Absence {
    let kind = try word("a kind")
    let path = try path(in: item)
    let condition = try quoted()
    try finish()
    return Absence(path: path, kind: kind, condition: condition)
  }

  /// An element up to the end of the line or to a slash.
  fileprivate mutating func row(in around: ElementPath) throws(FramesReadingError) -> ElementRow {
    var (kind, path) = try head(in: around)
    let placement = try placement()
    let size = try size()
    return try row(kind: &kind, path: path, placement: placement, size: size)
  }

  /// The view that fills an element and shares its line.
  fileprivate mutating func filling(
    of row: ElementRow
  ) throws(FramesReadingError) -> ElementRow {
    var (kind, path) = try head(in: row.element.path)
    let size = row.element.frame.size
    return try self.row(kind: &kind, path: path, placement: .fill, size: size)
  }

  /// The words with which the line of an element begins.
  private mutating func head(
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
  private mutating func row(
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
