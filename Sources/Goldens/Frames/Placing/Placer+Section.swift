import Elements
import Geometry

extension Placer {
  /// The rows of a section in the order of its lines, and where the section ends.
  func rows(
    of section: CapturedSection,
    at index: Int,
    after start: Thousandths
  ) -> (rows: [SectionRow], end: Thousandths) {
    var walk = SectionWalk(section, at: index, after: start, placer: self)
    for element in section.elements { walk.visit(element) }
    walk.visitRanges(before: nil)
    return (walk.rows, walk.places.end)
  }
}

/// One pass over a section that turns its elements and runs into rows.
private struct SectionWalk {
  var rows: [SectionRow] = []
  var places: SectionPlaces
  private var indexes: ExpectedIndexes
  private var cells = CellsByPath()
  private var ranges: ArraySlice<ElementRange>
  private let placer: Placer
  private let firstItemEdge: Thousandths?
  private let itemsEnd: Thousandths?

  init(_ section: CapturedSection, at index: Int, after start: Thousandths, placer: Placer) {
    self.placer = placer
    let places = SectionPlaces(
      of: section.layout,
      after: start,
      contentSize: placer.contentSize
    )
    self.places = places
    indexes = ExpectedIndexes(section: index)
    ranges = section.ranges[...]
    let unpinned = section.elements.filter { $0.kind == .cell && !$0.isPinned }
    let items = unpinned.map(\.frame) + section.ranges.map(\.frame)
    firstItemEdge = items.map { $0.near(places.flow) }.min()
    itemsEnd = items.map { $0.far(places.flow) }.max()
    for cell in section.elements where cell.kind == .cell { cells.add(cell) }
  }

  mutating func visit(_ element: Element) {
    if element.kind == .cell { visitRanges(before: element.indexPath?.item ?? indexes.nextItem) }
    let placement = place(element)
    let expected =
      element.kind == .cell ? indexes.next : indexes.besides(cells.owner(of: element.path))
    let note: IndexNote =
      element.indexPath == expected ? .expected : .given(element.indexPath)
    if element.kind == .cell { indexes.pass(element) }
    rows.append(.element(placer.row(of: element, at: placement, index: note)))
  }

  private mutating func place(_ element: Element) -> Placement {
    let frame = element.frame
    if element.isPinned { return placer.heldPlacement(of: frame) }
    switch element.kind {
    case .cell: return placeItem(frame)
    case .supplementary: return placeSupplementary(element)
    case .decoration, .view: return places.room.fixedPlacement(of: frame)
    }
  }

  private mutating func placeItem(_ frame: FixedRect) -> Placement {
    places.beginItem()
    defer { places.add(item: frame) }
    return places.placement(ofItem: frame)
  }

  private mutating func placeSupplementary(_ element: Element) -> Placement {
    let frame = element.frame
    if let owner = cells.owner(of: element.path) {
      places.note(frame)
      return Siblings(in: owner.frame).fixedPlacement(of: frame)
    }
    if isHeader(frame) {
      defer { places.add(header: frame) }
      return places.placement(ofHeader: frame)
    }
    places.note(frame)
    if let itemsEnd, frame.near(places.flow) >= itemsEnd {
      return places.placement(ofFooter: frame, behind: itemsEnd)
    }
    return places.room.fixedPlacement(of: frame)
  }

  /// Whether a frame stands before all items, in the list as on the screen.
  private func isHeader(_ frame: FixedRect) -> Bool {
    guard places.itemsEnd == nil else { return false }
    return firstItemEdge.map { frame.far(places.flow) <= $0 } ?? true
  }

  /// Puts runs where their items would be among the cells.
  mutating func visitRanges(before item: Int?) {
    while let range = ranges.first, item.map({ range.firstItem <= $0 }) ?? true {
      ranges.removeFirst()
      let placement = placeItem(range.frame)
      let isIndexGiven = range.firstItem != indexes.nextItem
      rows.append(
        .range(RangeRow(range: range, placement: placement, isIndexGiven: isIndexGiven))
      )
      indexes.pass(range)
    }
  }
}
