import Elements
import Geometry

extension SolvedSection {
  /// The order of drawing of a cell that no custom group gave one.
  private var cellZIndex: Int { section.decorationItems.isEmpty ? 0 : 1 }
  private var orthogonalSection: Int? { isOrthogonal ? index : nil }

  /// The frame of a group in content coordinates, for a section that begins at `start`.
  func frame(ofGroup group: Int, in run: any GroupRun, start: Double) -> Rect {
    let solved = run.group(group)
    let across = runAxis.crossing
    let edges = section.group.edgeSpacing
    let room = isOrthogonal ? run.breadth + edges.minimum(across) : roomAcross
    let leftover = room - solved.size[across] - edges.minimum(across)
    var origin = Point.zero
    origin[runAxis] = runStart + run.offset(ofGroup: group)
    origin[across] = acrossStart + edges.lead(across, leftover: leftover)
    origin[scrollAxis] += start
    return Rect(origin: origin, size: solved.size)
  }

  func cell(_ item: Int, start: Double) -> LayoutAttributes? {
    guard let run, item >= 0, item < itemCount else { return nil }
    let group = run.groupIndex(ofItem: item)
    let place = item - run.firstItem(ofGroup: group)
    let solved = run.group(group)
    guard solved.items.indices.contains(place) else { return nil }
    return cell(
      item,
      solved.items[place],
      corner: frame(ofGroup: group, in: run, start: start).origin
    )
  }

  private func cell(_ item: Int, _ solved: SolvedGroup.Item, corner: Point) -> LayoutAttributes {
    LayoutAttributes(
      element: .cell(IndexPath(item: item, section: index)),
      frame: solved.frame.offsetBy(x: corner.x, y: corner.y),
      zIndex: solved.zIndex ?? cellZIndex,
      estimates: solved.estimates,
      orthogonalSection: orthogonalSection
    )
  }

  /// The cells and badges of a group.
  func elements(ofGroup group: Int, in run: any GroupRun, start: Double) -> [LayoutAttributes] {
    let corner = frame(ofGroup: group, in: run, start: start).origin
    let solved = run.group(group)
    let first = run.firstItem(ofGroup: group)
    let cells = solved.items.enumerated().map {
      cell(first + $0.offset, $0.element, corner: corner)
    }
    guard !solved.badges.isEmpty else { return cells }
    var numbers: [String: Int] = [:]
    return cells
      + solved.badges.map { badge in
        let number =
          numbers[badge.kind] ?? badgeCount(ofKind: badge.kind, beforeGroup: group, in: run)
        numbers[badge.kind] = number + 1
        return attributes(of: badge, number: number, firstItem: first, corner: corner)
      }
  }

  private func attributes(
    of badge: SolvedGroup.Badge,
    number: Int,
    firstItem: Int,
    corner: Point
  ) -> LayoutAttributes {
    LayoutAttributes(
      element: .supplementary(kind: badge.kind, IndexPath(item: number, section: index)),
      frame: badge.frame.offsetBy(x: corner.x, y: corner.y),
      zIndex: badge.zIndex,
      orthogonalSection: orthogonalSection,
      owner: badge.item.map { IndexPath(item: firstItem + $0, section: index) }
    )
  }

  /// Badges are numbered through the section, each kind by itself.
  private func badgeCount(ofKind kind: String, beforeGroup group: Int, in run: any GroupRun) -> Int
  {
    if run is StableRun, run.count > 1 { return group * run.group(0).badgeCount(ofKind: kind) }
    return (0..<group).reduce(0) { $0 + run.group($1).badgeCount(ofKind: kind) }
  }

  func badge(_ kind: String, number: Int, start: Double) -> LayoutAttributes? {
    guard let run, number >= 0 else { return nil }
    var before = 0
    for group in 0..<run.count {
      let badges = run.group(group).badges.filter { $0.kind == kind }
      if number < before + badges.count {
        let corner = frame(ofGroup: group, in: run, start: start).origin
        return attributes(
          of: badges[number - before],
          number: number,
          firstItem: run.firstItem(ofGroup: group),
          corner: corner
        )
      }
      before += badges.count
    }
    return nil
  }
}

extension SolvedSection {
  func decoration(_ position: Int, start: Double) -> LayoutAttributes? {
    guard isShown, section.decorationItems.indices.contains(position) else { return nil }
    let item = section.decorationItems[position]
    var frame = Rect(origin: .zero, size: containerSize)
    frame.origin[scrollAxis] = start
    frame.size[scrollAxis] = length
    let path = IndexPath(item: position, section: index)
    return LayoutAttributes(
      element: .decoration(kind: item.elementKind, path),
      frame: frame.inset(within: item.contentInsets),
      zIndex: item.zIndex
    )
  }
}

extension BoundaryPlacement {
  func attributes(
    of item: Item,
    at path: IndexPath,
    start: Double,
    visible: Visible
  ) -> LayoutAttributes {
    let shown = shown(item, boxStart: start, visible: visible)
    return LayoutAttributes(
      element: .supplementary(kind: item.described.elementKind, path),
      frame: shown.frame,
      zIndex: shown.zIndex,
      isPinned: shown.frame.min(scrollAxis) != start + item.frame.min(scrollAxis),
      estimates: item.estimates
    )
  }

  func item(_ kind: String) -> Item? { items.first { $0.described.elementKind == kind } }
}
