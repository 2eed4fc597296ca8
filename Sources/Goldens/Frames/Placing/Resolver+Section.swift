import Elements
import Geometry

extension Resolver {
  /// The elements and runs that the rows of a section mean, and where the section ends.
  ///
  /// Gives nil where a row has a place that only another kind of row can have.
  func section(
    _ header: CapturedSection,
    rows: [SectionRow],
    at index: Int,
    after start: Thousandths
  ) -> (section: CapturedSection, end: Thousandths)? {
    var walk = RowWalk(header, at: index, after: start, resolver: self)
    for (offset, row) in rows.enumerated() {
      guard walk.visit(row, at: offset) else { return nil }
    }
    guard walk.visitSupplementaries() else { return nil }
    return walk.result(header, count: rows.count)
  }
}

/// One pass over the rows of a section that turns them into elements and runs.
private struct RowWalk {
  private var places: SectionPlaces
  private var indexes: ExpectedIndexes
  private var cells = CellsByPath()
  private var elements: [Int: Element] = [:]
  private var ranges: [ElementRange] = []
  private var waiting: [(offset: Int, row: ElementRow)] = []
  private let resolver: Resolver

  init(
    _ section: CapturedSection,
    at index: Int,
    after start: Thousandths,
    resolver: Resolver
  ) {
    self.resolver = resolver
    places = SectionPlaces(of: section.layout, after: start, contentSize: resolver.contentSize)
    indexes = ExpectedIndexes(section: index)
  }

  mutating func visit(_ row: SectionRow, at offset: Int) -> Bool {
    switch row {
    case .range(let row): return visit(row)
    case .element(let row) where row.element.kind == .cell: return visit(cell: row, at: offset)
    case .element(let row):
      // A badge needs its cell and a footer all of them.
      if let frame = places.frame(ofHeader: row.placement, size: row.element.frame.size) {
        places.add(header: frame)
        return keep(row, frame: frame, at: offset)
      }
      waiting.append((offset, row))
      return true
    }
  }

  private mutating func visit(_ row: RangeRow) -> Bool {
    places.beginItem()
    guard let frame = places.items.frame(row.placement, size: row.range.frame.size) else {
      return false
    }
    var range = row.range
    range.frame = frame
    if !row.isIndexGiven { range.firstItem = indexes.nextItem }
    ranges.append(range)
    places.add(item: frame)
    indexes.pass(range)
    return true
  }

  private mutating func visit(cell row: ElementRow, at offset: Int) -> Bool {
    var row = row
    if row.index == .expected { row.index = .given(indexes.next) }
    guard let frame = cellFrame(row), let cell = resolver.element(row, frame: frame) else {
      return false
    }
    elements[offset] = cell
    cells.add(cell)
    indexes.pass(cell)
    return true
  }

  private mutating func cellFrame(_ row: ElementRow) -> FixedRect? {
    let size = row.element.frame.size
    if let frame = resolver.heldFrame(row.placement, size: size) { return frame }
    places.beginItem()
    guard let frame = places.items.frame(row.placement, size: size) else { return nil }
    places.add(item: frame)
    return frame
  }

  mutating func visitSupplementaries() -> Bool {
    waiting.allSatisfy { offset, row in
      guard let frame = supplementaryFrame(row) else { return false }
      if case .supplementary = row.element.kind, resolver.isInFlow(row) { places.note(frame) }
      return keep(row, frame: frame, at: offset)
    }
  }

  private func supplementaryFrame(_ row: ElementRow) -> FixedRect? {
    let (placement, size) = (row.placement, row.element.frame.size)
    if let frame = resolver.heldFrame(placement, size: size) { return frame }
    if case .supplementary = row.element.kind, let owner = cells.owner(of: row.element.path) {
      return Siblings(in: owner.frame).frame(placement, size: size)
    }
    return places.frame(ofFooter: placement, size: size)
      ?? places.room.frame(placement, size: size)
  }

  private mutating func keep(_ row: ElementRow, frame: FixedRect, at offset: Int) -> Bool {
    var row = row
    if row.index == .expected {
      row.index = .given(indexes.besides(cells.owner(of: row.element.path)))
    }
    elements[offset] = resolver.element(row, frame: frame)
    return elements[offset] != nil
  }

  func result(
    _ header: CapturedSection,
    count: Int
  ) -> (section: CapturedSection, end: Thousandths) {
    var section = header
    section.elements = (0..<count).compactMap { elements[$0] }
    section.ranges = ranges
    return (section, places.end)
  }
}

extension Resolver {
  /// Whether a row takes room in its section, which what is held at an edge does not.
  fileprivate func isInFlow(_ row: ElementRow) -> Bool {
    if case .viewport = row.placement { false } else { true }
  }
}
