import Geometry

/// A group whose members follow one another along an axis, as the solver looks at it.
struct Row {
  let group: LayoutGroup
  let axis: Axis
  let pattern: [LayoutGroup.Subitem]
  let filling: Filling

  /// How many members there are.
  enum Filling {
    case repeating
    case dividing(Int)
    case counting(Int)
  }

  init(
    _ group: LayoutGroup,
    along axis: Axis,
    _ pattern: [LayoutGroup.Subitem],
    _ filling: Filling
  ) {
    self.group = group
    self.axis = axis
    self.pattern = pattern
    self.filling = filling
  }

  var spacing: LayoutSpacing { group.interItemSpacing ?? .fixed(0) }
  var isEstimatedAlong: Bool { group.layoutSize.isEstimated(axis) }

  /// The number of members, where something other than the room decides it.
  var fixedCount: Int? {
    switch filling {
    case .dividing(let count), .counting(let count): count
    case .repeating: isEstimatedAlong ? pattern.count : nil
    }
  }

  /// The part of a divided row that each member gets.
  func share(of reference: Size, _ resolver: DimensionResolver) -> GroupSolver.Share? {
    guard case .dividing(let count) = filling else { return nil }
    let length = resolver.fraction(1 / Double(count), of: reference[axis])
    return GroupSolver.Share(axis: axis, length: length)
  }

  func subitem(_ index: Int) -> LayoutGroup.Subitem { pattern[index % pattern.count] }

  /// What fractions refer to if the inner box holds so many members: it, less the spacing.
  func reference(_ inner: Size, members: Int) -> Size {
    var reference = inner
    reference[axis] -= Double(members - 1) * spacing.minimum
    return reference
  }
}

extension LayoutGroup.Subitem {
  var layoutSize: LayoutSize {
    switch self {
    case .item(let item): item.layoutSize
    case .group(let group): group.layoutSize
    }
  }

  var edgeSpacing: LayoutEdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}

/// A member of a row with its size, and then its place.
struct Slot {
  var content: Content
  /// The size as a full member.
  var size: Size
  /// The size with the items there are.
  var presentSize: Size
  var edges: LayoutEdgeSpacing
  var layoutSize: LayoutSize
  var firstLeaf: Int
  var leaves: Int
  /// The corner, measured from the inner corner of the row.
  var origin = Point.zero

  enum Content {
    case item(LayoutItem, LayoutAttributes.Estimates)
    case group(SolvedGroup)
  }
}
