import Geometry

extension GroupSolver {
  mutating func row(_ row: Row, outer: Size, _ context: Context) -> SolvedGroup {
    guard !row.pattern.isEmpty else { return fail(.empty) }
    if let count = row.fixedCount, count < 1 { return fail(.countBelowOne(count)) }
    let insets = row.group.contentInsets.ignoringEstimates(of: row.group.layoutSize)
    let inner = Size(
      width: outer.width - insets.total(.horizontal),
      height: outer.height - insets.total(.vertical)
    )
    let isFull = Axis.allCases.contains { insets.total($0) > 0 && inner[$0] <= 0 }
    if isFull { return fail(.noRoom(available: outer, insets: insets)) }
    guard let fit = fit(row, inner: inner, context) else { return .empty }
    var slots = slots(of: row, fit, inner: inner, context)
    makeUniform(&slots, context)
    return place(slots, of: row, inner: inner, outer: outer, insets: insets)
  }

  /// The members with their sizes.
  private mutating func slots(
    of row: Row,
    _ fit: Fit,
    inner: Size,
    _ context: Context
  ) -> [Slot] {
    let share = row.share(of: fit.reference, resolver)
    var slots: [Slot] = []
    var leaf = context.firstLeaf
    for index in 0..<fit.members {
      let slot =
        switch row.subitem(index) {
        case .item(let item): self.slot(item, in: fit.reference, leaf: leaf, share: share)
        case .group(let group):
          self.slot(
            group,
            in: Context(reference: fit.reference, box: inner, firstLeaf: leaf, share: share)
          )
        }
      slots.append(slot)
      leaf += slot.leaves
    }
    return slots
  }

  private func slot(_ item: LayoutItem, in reference: Size, leaf: Int, share: Share?) -> Slot {
    var size = resolver.size(item.layoutSize, in: reference)
    var estimates = LayoutAttributes.Estimates.none
    for axis in Axis.allCases {
      if let share, share.axis == axis {
        size[axis] = share.length
      } else if item.layoutSize.isEstimated(axis) {
        // The estimate as the resolver made it finite.
        estimates[axis] = size[axis]
        if leaf < available, let measured = measured(leaf) { size[axis] = measured[axis] }
      }
    }
    return Slot(
      content: .item(item, estimates),
      size: size,
      presentSize: size,
      edges: item.edgeSpacing,
      layoutSize: item.layoutSize,
      firstLeaf: leaf,
      leaves: 1
    )
  }

  private mutating func slot(_ group: LayoutGroup, in context: Context) -> Slot {
    let solved = solve(group, in: context)
    return Slot(
      content: .group(solved),
      size: solved.wholeSize,
      presentSize: solved.size,
      edges: group.edgeSpacing,
      layoutSize: group.layoutSize,
      firstLeaf: context.firstLeaf,
      leaves: solved.capacity
    )
  }

  /// Grows members with uniform lengths to the largest sibling whose length is not declared.
  private func makeUniform(_ slots: inout [Slot], _ context: Context) {
    for axis in Axis.allCases where slots.contains(where: { $0.layoutSize[axis].isUniform }) {
      let siblings = slots.filter {
        $0.layoutSize.isEstimated(axis) && $0.firstLeaf < available
      }
      var largest = siblings.map(\.size[axis]).max() ?? 0
      if context.isOutermost { largest = max(largest, uniformFloor[axis]) }
      for index in slots.indices where slots[index].layoutSize[axis].isUniform {
        slots[index].size[axis] = max(slots[index].size[axis], largest)
        slots[index].presentSize[axis] = max(slots[index].presentSize[axis], largest)
      }
    }
  }
}
