import Geometry

extension GroupSolver {
  /// How many members a row has, and what their fractions refer to.
  struct Fit {
    var members: Int
    var reference: Size
  }

  /// A sum this much over the room still fits, in points.
  ///
  /// Source: recorded frames of rows of fractions.
  private static let tolerance = 0.001

  /// As many members as any row is given, however small they are.
  private static let mostMembers = 10_000

  mutating func fit(_ row: Row, inner: Size, _ context: Context) -> Fit? {
    if let count = row.fixedCount {
      return Fit(members: count, reference: row.reference(inner, members: count))
    }
    let fit =
      row.hasCrossFraction
      ? crossFit(row, inner: inner, context)
      : usualFit(row, inner: inner, context)
    if fit.members > 0 { return fit }
    // A view that turns out wider than its row still gets one to itself; an estimate does not.
    let length = length(of: row.subitem(0), along: row.axis, in: inner, leaf: nil).length
    if length + row.subitem(0).edgeSpacing.minimum(row.axis) <= inner[row.axis] + Self.tolerance {
      return Fit(members: 1, reference: inner)
    }
    failures.append(
      .firstItemDoesNotFit(row.axis, length: length, available: inner[row.axis])
    )
    return nil
  }

  /// The largest count whose members, with fractions of what the spacing leaves, are in the room.
  private mutating func usualFit(_ row: Row, inner: Size, _ context: Context) -> Fit {
    var members = 0
    if row.hasFixedLengths {
      members = count(row, in: inner, room: inner, spacing: row.spacing.minimum, context: context)
    } else {
      while members < Self.mostMembers {
        let reference = row.reference(inner, members: members + 1)
        // Beyond this, fractions of less than nothing would make ever more members fit.
        guard members == 0 || reference[row.axis] > 0 else { break }
        let next = count(
          row,
          in: reference,
          room: inner,
          spacing: row.spacing.minimum,
          atMost: members + 1,
          context: context
        )
        guard next > members else { break }
        members += 1
      }
    }
    return Fit(members: members, reference: row.reference(inner, members: members))
  }

  /// The count where a member takes its extent across from the length: the spacing that fractions
  /// leave out is that of the members that would fit without any.
  private mutating func crossFit(_ row: Row, inner: Size, _ context: Context) -> Fit {
    let unspaced = count(row, in: inner, room: inner, spacing: 0, context: context)
    let reference = row.reference(inner, members: max(1, unspaced))
    let members = count(
      row,
      in: reference,
      room: inner,
      spacing: row.spacing.minimum,
      context: context
    )
    return Fit(members: members, reference: reference)
  }

  /// How many members are in the room, but no more than asked for.
  ///
  /// Members without length would be in it for ever, so there are only as many as items.
  private mutating func count(
    _ row: Row,
    in reference: Size,
    room: Size,
    spacing: Double,
    atMost most: Int = Self.mostMembers,
    context: Context
  ) -> Int {
    let countsLeaves = row.hasMeasuredLengths
    var sum = 0.0
    var leaf = context.firstLeaf
    var passStart = (sum: 0.0, leaf: leaf)
    for index in 0..<most {
      if index > 0, index % row.pattern.count == 0 {
        if sum <= passStart.sum {
          return min(most, max(index, leaf > passStart.leaf ? itemCount : 0))
        }
        passStart = (sum, leaf)
      }
      let subitem = row.subitem(index)
      let part = length(
        of: subitem,
        along: row.axis,
        in: reference,
        leaf: leaf,
        countsLeaves: countsLeaves
      )
      sum += part.length + subitem.edgeSpacing.minimum(row.axis) + (index > 0 ? spacing : 0)
      guard sum <= room[row.axis] + Self.tolerance else { return index }
      leaf += part.leaves
    }
    return most
  }

  private mutating func length(
    of subitem: LayoutGroup.Subitem,
    along axis: Axis,
    in reference: Size,
    leaf: Int?,
    countsLeaves: Bool = false
  ) -> (length: Double, leaves: Int) {
    let described = resolver.length(subitem.layoutSize[axis], in: reference)
    switch subitem {
    case .item(let item):
      guard item.layoutSize.isEstimated(axis), let leaf else { return (described, 1) }
      return (measured(leaf)?[axis] ?? described, 1)
    case .group(let group):
      guard countsLeaves || group.isMeasurable else { return (described, 1) }
      let context = Context(reference: reference, box: reference, firstLeaf: leaf ?? available)
      let failuresBefore = failures
      let solved = solve(group, in: context)
      failures = failuresBefore
      return (solved.wholeSize[axis], solved.capacity)
    }
  }
}

extension Row {
  /// Whether the spacing, and with it the number of members, changes no member's length.
  fileprivate var hasFixedLengths: Bool {
    if spacing.minimum == 0 { return true }
    return pattern.allSatisfy { subitem in
      switch subitem.layoutSize[axis] {
      case .absolute: true
      case .estimated, .uniformAcrossSiblings: subitem.isItem
      case .fractionalWidth, .fractionalHeight: false
      }
    }
  }

  /// Whether measured sizes may decide the length of a member, so that it matters which leaf it is.
  fileprivate var hasMeasuredLengths: Bool {
    pattern.contains { $0.layoutSize.isEstimated(axis) }
  }

  /// Whether a member takes its extent across the row from the row's length.
  fileprivate var hasCrossFraction: Bool {
    pattern.contains { $0.layoutSize[axis.crossing].isFraction(of: axis) }
  }
}

extension LayoutGroup.Subitem {
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }
}

extension LayoutGroup {
  /// Whether the size of some item, at any depth, is up to its view.
  var isMeasurable: Bool {
    let size = layoutSize
    if size.isEstimated(.horizontal) || size.isEstimated(.vertical) { return true }
    return members.contains { member in
      switch member {
      case .item(let item):
        item.layoutSize.isEstimated(.horizontal) || item.layoutSize.isEstimated(.vertical)
      case .group(let group): group.isMeasurable
      }
    }
  }

  /// The described members, each once.
  var members: [Subitem] {
    switch arrangement {
    case .repeating(_, let subitems): subitems
    case .dividing(_, let subitem, _), .counting(_, let subitem, _): [subitem]
    case .custom: []
    }
  }

  /// Whether measured sizes decide how many items a group holds.
  var isFlowing: Bool {
    let flows =
      switch arrangement {
      case .repeating(let axis, let subitems):
        !layoutSize.isEstimated(axis) && subitems.contains { $0.layoutSize.isEstimated(axis) }
      case .dividing, .counting, .custom: false
      }
    if flows { return true }
    return members.contains { member in
      if case .group(let group) = member { group.isFlowing } else { false }
    }
  }
}
