import Elements
import Geometry

/// Reads the sections of a capture one after another.
struct SectionReader {
  private let resolver: Resolver
  /// Whether frames come out as in a mirror, because reading starts at the right.
  private let isMirrored: Bool
  private let width: Thousandths
  private var index = 0
  private var start = Thousandths.zero

  init(of capture: Capture) {
    isMirrored = capture.environment.layoutDirection == .rightToLeft
    width = capture.contentSize.width
    let viewport = capture.viewport
    resolver = Resolver(
      contentSize: capture.contentSize,
      viewport: isMirrored ? viewport.mirrored(inWidth: width) : viewport
    )
  }

  /// Reads on after the word `section`.
  mutating func read(
    _ line: LineCursor,
    from lines: inout LineReader
  ) throws(FramesReadingError) -> CapturedSection {
    var line = line
    let position = line.position
    var section = CapturedSection(id: try line.word("the id of the section"))
    if line.pass("scrolled=") { section.scrollOffset = try line.point("an offset") }
    try line.finish()
    let rows = try readRows(into: &section, from: &lines)
    guard let resolved = resolver.section(section, rows: rows, at: index, after: start) else {
      throw FramesReadingError(
        .expected("places that these lines can have", found: "others"),
        at: position
      )
    }
    index += 1
    start = resolved.end
    return isMirrored ? resolved.section.mirrored(inWidth: width) : resolved.section
  }

  private func readRows(
    into section: inout CapturedSection,
    from lines: inout LineReader
  ) throws(FramesReadingError) -> [SectionRow] {
    var rows: [SectionRow] = []
    let path = section.path
    while var line = try lines.next(at: 2) {
      let start = line
      switch try line.word("a line of a section") {
      case "layout": section.layout = try line.attributes()
      case "items": rows.append(.range(try line.range()))
      default:
        rows.append(.element(try ElementReader.readItem(start, in: path, from: &lines)))
      }
    }
    return rows
  }
}

extension LineCursor {
  fileprivate mutating func range() throws(FramesReadingError) -> RangeRow {
    let (first, last) = try ids()
    let placement = try placement()
    let size = try size()
    guard pass("count=") else { throw expected("'count='") }
    let count = try integer("a count")
    let isIndexGiven = pass("at=")
    let firstItem = isIndexGiven ? try integer("an index") : 0
    try finish()
    let frame = FixedRect(origin: .zero, size: size)
    let range = ElementRange(
      first: first,
      last: last,
      count: count,
      firstItem: firstItem,
      frame: frame
    )
    return RangeRow(range: range, placement: placement, isIndexGiven: isIndexGiven)
  }

  private mutating func ids() throws(FramesReadingError) -> (String, String) {
    let first = try isQuoted ? quoted() : text(before: RangeSpelling.dots)
    guard pass(RangeSpelling.dots) else {
      skipSpaces()
      return (first, first)
    }
    return (first, try word("an id"))
  }
}
