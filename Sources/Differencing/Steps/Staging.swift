/// Turns what changed into batches, each with the list after it.
@usableFromInline
struct Staging<Section: DifferentiableSection> {
  let old: [Section]
  let new: [Section]
  let sections: SectionPlan
  let pairing: ItemPairing
  let items: ItemPlan

  @usableFromInline
  init(
    old: [Section],
    new: [Section],
    sections: SectionPlan,
    pairing: ItemPairing
  ) {
    self.old = old
    self.new = new
    self.sections = sections
    self.pairing = pairing
    items = ItemPlan(pairing: pairing, sections: sections)
  }

  /// The batches in order, without those that would do nothing.
  ///
  /// Content is updated first, where everything still is, because an item cannot both move and be
  /// refreshed in one batch.
  @usableFromInline
  func stages() -> [StagedChangeset<Section>.Stage] {
    let schedule = Schedule(sections: sections, pairing: pairing, items: items)
    let steps = [schedule.start, schedule.beforeItems, schedule.afterItems, schedule.end]
    let orders = steps.map { SectionOrder(sections, progress: $0) }
    var stages = [stage(updates(), orders[0], itemsChanged: false)]
    for index in 1..<steps.count {
      var changes = sections.changes(
        from: orders[index - 1],
        to: orders[index],
        moves: steps[index - 1].hasMoved != steps[index].hasMoved
      )
      if index == 2 {
        let way = ItemWay(sections: sections, pairing: pairing, from: orders[1], to: orders[2])
        way.add(items, to: &changes)
      }
      stages.append(stage(changes, orders[index], itemsChanged: index >= 2))
    }
    return stages.compactMap { $0 }
  }

  private func updates() -> Changes {
    var changes = Changes()
    changes.itemUpdates = pairing.updates.map(pairing.old.position)
    changes.sectionUpdates = old.indices.filter { section in
      guard let after = sections.newOf[section] else { return false }
      return !old[section].isContentEqual(to: new[after])
    }
    return changes
  }

  private func stage(
    _ changes: Changes,
    _ order: SectionOrder,
    itemsChanged: Bool
  ) -> StagedChangeset<Section>.Stage? {
    guard !changes.isEmpty else { return nil }
    return StagedChangeset<Section>.Stage(
      changes: changes,
      sections: order.keys.map { section(key: $0, itemsChanged: itemsChanged) }
    )
  }
}

// MARK: - Lists

extension Staging {
  /// A section as it is before or after the batch that changes items.
  private func section(key: Int, itemsChanged: Bool) -> Section {
    guard key < old.count else {
      return arriving(key - old.count, itemsChanged: itemsChanged)
    }
    guard let after = sections.newOf[key] else {
      return leaving(key, itemsChanged: itemsChanged)
    }
    if itemsChanged || isInPlace(key, after) { return new[after] }
    let ends = pairing.ends[after]
    var items = new[after].items
    // Whoever shares storage goes on sharing the equal ends.
    items.replaceSubrange(ends.middle(ofCount: items.count), with: currentItems(of: key))
    return new[after].with(items: items)
  }

  /// Whether nothing comes, goes or moves in a section that stays.
  private func isInPlace(_ before: Int, _ after: Int) -> Bool {
    let (oldRange, newRange) = (pairing.old.range(of: before), pairing.new.range(of: after))
    return oldRange.count == newRange.count
      && zip(oldRange, newRange).allSatisfy { pairing.newOf[$0] == $1 }
  }

  /// A section that goes: items that move out leave with the batch that changes items.
  private func leaving(_ section: Int, itemsChanged: Bool) -> Section {
    let range = pairing.old.range(of: section)
    let items = zip(range, currentItems(of: section)).filter { number, _ in
      !itemsChanged || pairing.newOf[number] < 0
    }
    return old[section].with(items: Section.Items(items.lazy.map(\.1)))
  }

  /// A section that comes: items that move in arrive with the batch that changes items.
  private func arriving(_ section: Int, itemsChanged: Bool) -> Section {
    let range = pairing.new.range(of: section)
    if itemsChanged || range.allSatisfy({ pairing.oldOf[$0] < 0 }) { return new[section] }
    let own = zip(range, new[section].items).filter { pairing.oldOf[$0.0] < 0 }
    return new[section].with(items: Section.Items(own.lazy.map(\.1)))
  }

  /// The items between the equal ends of an old section, each with its new content if it stays.
  private func currentItems(of section: Int) -> [Section.Item] {
    pairing.old.range(of: section).map { number in
      let after = pairing.newOf[number]
      let position = after >= 0 ? pairing.new.position(after) : pairing.old.position(number)
      return (after >= 0 ? new : old)[position.section].items[position.item]
    }
  }
}
