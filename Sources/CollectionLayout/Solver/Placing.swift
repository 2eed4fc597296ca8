import Geometry

extension GroupSolver {
  /// Gives the members of a row their places.
  func place(
    _ sized: [Slot],
    of row: Row,
    inner: Size,
    outer: Size,
    insets: DirectionalEdgeInsets
  ) -> SolvedGroup {
    var slots = sized
    let present = slots.count { $0.firstLeaf < available }
    let along = placeAlong(&slots, row, room: inner[row.axis])
    let across = row.axis.crossing
    let isEstimatedAcross = row.group.layoutSize.isEstimated(across)
    let widest = isEstimatedAcross ? extent(of: slots.prefix(present), across) : inner[across]
    placeAcross(&slots, across, room: widest)

    var solved = SolvedGroup(size: outer, wholeSize: outer, capacity: 0)
    solved.capacity = slots.reduce(0) { $0 + $1.leaves }
    if isEstimatedAcross {
      solved.size[across] = widest
      solved.wholeSize[across] = extent(of: slots[...], across)
    }
    if row.isEstimatedAlong {
      solved.wholeSize[row.axis] = along
      solved.size[row.axis] = contentLength(of: slots.prefix(present), row.axis)
    }
    let corner = Point(x: insets.leading, y: insets.top)
    for slot in slots.prefix(present) { add(slot, at: corner, to: &solved) }
    if row.axis == runAxis, !row.isEstimatedAlong, solved.isPartlyFilled, present > 0 {
      solved.size[row.axis] = trimmedLength(slots, present, row.axis, room: inner[row.axis])
    }
    return solved
  }

  /// Positions are rounded one by one from sums that are not.
  private func placeAlong(_ slots: inout [Slot], _ row: Row, room: Double) -> Double {
    let axis = row.axis
    let gaps = slots.count - 1
    var flexible = row.spacing.isFlexible ? gaps : 0
    var minima = Double(gaps) * row.spacing.minimum
    for slot in slots {
      flexible += slot.edges.near(axis).isFlexible ? 1 : 0
      flexible += slot.edges.far(axis).isFlexible ? 1 : 0
      minima += slot.size[axis] + slot.edges.minimum(axis)
    }
    let leftover = row.isEstimatedAlong ? 0 : room - minima
    let share = flexible == 0 ? 0 : leftover / Double(flexible)
    func amount(_ spacing: LayoutSpacing) -> Double {
      spacing.minimum + (spacing.isFlexible ? share : 0)
    }
    var cursor = 0.0
    for index in slots.indices {
      if index > 0 { cursor += amount(row.spacing) }
      cursor += amount(slots[index].edges.near(axis))
      slots[index].origin[axis] = resolver.grid.nearest(cursor)
      cursor += slots[index].size[axis] + amount(slots[index].edges.far(axis))
    }
    return cursor
  }

  private func placeAcross(_ slots: inout [Slot], _ axis: Axis, room: Double) {
    for index in slots.indices {
      let slot = slots[index]
      let leftover = room - slot.presentSize[axis] - slot.edges.minimum(axis)
      let lead = slot.edges.lead(axis, leftover: leftover)
      slots[index].origin[axis] = resolver.grid.nearest(lead)
    }
  }

  /// The extent of the largest member with its edges.
  private func extent(of slots: ArraySlice<Slot>, _ axis: Axis) -> Double {
    slots.map { $0.presentSize[axis] + $0.edges.minimum(axis) }.max() ?? 0
  }

  /// The length that the members there are take, in a row as long as its content.
  private func contentLength(of slots: ArraySlice<Slot>, _ axis: Axis) -> Double {
    guard let last = slots.last else { return 0 }
    return last.origin[axis] + last.presentSize[axis] + last.edges.far(axis).minimum
  }

  /// The reach of the last item there is, and what a full group leaves after its last one.
  private func trimmedLength(_ slots: [Slot], _ present: Int, _ axis: Axis, room: Double) -> Double
  {
    let remainder = room - (slots.last.map { reach($0, $0.size, axis) } ?? 0)
    return reach(slots[present - 1], slots[present - 1].presentSize, axis) + remainder
  }

  private func reach(_ slot: Slot, _ size: Size, _ axis: Axis) -> Double {
    switch slot.content {
    case .item: itemFrame(slot).max(axis)
    case .group: slot.origin[axis] + size[axis]
    }
  }
}

extension GroupSolver {
  /// The frame of an item in its slot, measured from the inner corner of the row.
  private func itemFrame(_ slot: Slot) -> Rect {
    let frame = Rect(origin: slot.origin, size: slot.size)
    guard case .item(let item, let estimates) = slot.content else { return frame }
    let insets = item.contentInsets
      .dropping(.horizontal, if: estimates.width != nil)
      .dropping(.vertical, if: estimates.height != nil)
    return frame.inset(within: insets)
  }

  private func add(_ slot: Slot, at corner: Point, to solved: inout SolvedGroup) {
    switch slot.content {
    case .item(let item, let estimates):
      let frame = itemFrame(slot).offsetBy(x: corner.x, y: corner.y)
      solved.items.append(SolvedGroup.Item(frame: frame, estimates: estimates))
      for badge in item.supplementaryItems {
        var placed = place(badge, on: frame, sizedIn: frame.size)
        placed.item = solved.items.count - 1
        solved.badges.append(placed)
      }
    case .group(let nested):
      let origin = slot.origin.offsetBy(x: corner.x, y: corner.y)
      let first = solved.items.count
      for var item in nested.items {
        item.frame = item.frame.offsetBy(x: origin.x, y: origin.y)
        solved.items.append(item)
      }
      for var badge in nested.badges {
        badge.frame = badge.frame.offsetBy(x: origin.x, y: origin.y)
        badge.item = badge.item.map { first + $0 }
        solved.badges.append(badge)
      }
    }
  }
}
