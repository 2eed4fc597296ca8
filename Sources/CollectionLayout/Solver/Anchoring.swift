import Geometry

extension GroupSolver {
  func addBadges(of group: LayoutGroup, box: Size, to solved: inout SolvedGroup) {
    let frame = Rect(origin: .zero, size: solved.wholeSize)
    for badge in group.supplementaryItems {
      solved.badges.append(place(badge, on: frame, sizedIn: box))
    }
  }

  /// Puts a badge's point on the container's, and adds the shifts of both anchors.
  func place(
    _ badge: SupplementaryItem,
    on container: Rect,
    sizedIn box: Size
  ) -> SolvedGroup.Badge {
    let size = resolver.size(badge.layoutSize, in: box)
    let itemAnchor = badge.itemAnchor ?? LayoutAnchor(edges: badge.containerAnchor.edges)
    var origin = container.origin
    for axis in Axis.allCases {
      origin[axis] +=
        container.size[axis] * badge.containerAnchor.edges.part(axis)
        - size[axis] * itemAnchor.edges.part(axis)
        + badge.containerAnchor.offset.points(axis, of: size)
        + itemAnchor.offset.points(axis, of: size)
    }
    return SolvedGroup.Badge(
      kind: badge.elementKind,
      frame: Rect(origin: origin, size: size),
      zIndex: badge.zIndex
    )
  }
}

extension DirectionalRectEdge {
  /// How far along an axis the point on these edges lies, from 0 to 1.
  fileprivate func part(_ axis: Axis) -> Double {
    let isNear = contains(axis == .horizontal ? .leading : .top)
    let isFar = contains(axis == .horizontal ? .trailing : .bottom)
    if isNear == isFar { return 0.5 }
    return isNear ? 0 : 1
  }
}

extension LayoutAnchor.Offset {
  fileprivate func points(_ axis: Axis, of size: Size) -> Double {
    switch self {
    case .absolute(let offset): offset[axis]
    case .fractional(let offset): offset[axis] * size[axis]
    }
  }
}
