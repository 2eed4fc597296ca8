import CollectionLayout
import Elements
import Geometry
import Views

/// Freezes one section.
struct SectionCapture {
  let view: CollectionView
  let section: Int
  let placed: [PlacedView]

  func frozen() -> CapturedSection {
    var captured = withoutElements()
    captured.elements = inOrder.map(element)
    captured.ranges = ranges()
    return captured
  }

  /// What a section is, whatever is on the screen of it.
  func withoutElements() -> CapturedSection {
    let sections = view.list.sections
    return CapturedSection(
      id: view.names.section(section),
      layout: sections.indices.contains(section) ? sections[section].resolvedLayout.declared : [:],
      scrollOffset: FixedPoint(Point(x: view.innerShift(inSection: section), y: 0))
    )
  }

  /// Backgrounds, what stands before the cells, cells with their badges, what stands after them.
  private var inOrder: [PlacedView] {
    placed.sorted { a, b in
      let (first, second) = (rank(a.attributes.element), rank(b.attributes.element))
      if first != second { return first < second }
      return CollectionView.order(a.attributes.element) < CollectionView.order(b.attributes.element)
    }
  }

  private func rank(_ element: LayoutElement) -> Rank {
    switch element {
    case .decoration: return Rank(group: 0)
    case .cell(let position): return Rank(group: 2, item: position.item)
    case .supplementary(let kind, _):
      switch view.owner(of: element) {
      case .item(let position): return Rank(group: 2, item: position.item, isBadge: true)
      case .list, .section, nil: return Rank(group: standsAfterCells(kind) ? 3 : 1)
      }
    }
  }

  private func standsAfterCells(_ kind: String) -> Bool {
    let items = view.list.sections[section].resolvedLayout.boundarySupplementaryItems
    switch items.first(where: { $0.elementKind == kind })?.alignment {
    case .bottom, .bottomLeading, .bottomTrailing, .trailing: return true
    case .top, .topLeading, .topTrailing, .leading: return false
    case nil: return kind == SupplementaryView.footer
    }
  }

  private struct Rank: Comparable {
    var group: Int
    var item = 0
    var isBadge = false

    static func < (a: Rank, b: Rank) -> Bool {
      if a.group != b.group { return a.group < b.group }
      return a.item == b.item ? !a.isBadge && b.isBadge : a.item < b.item
    }
  }

  // MARK: What is not listed

  /// Runs of cells that have no view, each with the rectangle around it.
  private func ranges() -> [ElementRange] {
    let listed = Set(
      placed.map(\.attributes.element).filter { $0.elementKind == nil }.map(\.indexPath.item)
    )
    var ranges: [ElementRange] = []
    var start: Int?
    let count = view.numberOfItems(inSection: section)
    for item in 0...count {
      if item < count, !listed.contains(item) {
        start = start ?? item
      } else if let first = start {
        range(first..<item).map { ranges.append($0) }
        start = nil
      }
    }
    return ranges
  }

  private func range(_ items: Range<Int>) -> ElementRange? {
    let positions = items.map { IndexPath(item: $0, section: section) }
    let frames = positions.compactMap { view.layout.attributesForItem(at: $0)?.frame }
    guard let first = frames.first else { return nil }
    return ElementRange(
      first: view.names.item(IndexPath(item: items.lowerBound, section: section)),
      last: view.names.item(IndexPath(item: items.upperBound - 1, section: section)),
      count: items.count,
      firstItem: items.lowerBound,
      frame: FixedRect(frames.dropFirst().reduce(first) { $0.union($1) })
    )
  }
}
