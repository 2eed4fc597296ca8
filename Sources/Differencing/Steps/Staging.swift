/// Turns what changed into batches, each with the list after it.
struct Staging<Section: DifferentiableSection> {
  let old: [Section]
  let new: [Section]
  let sections: SectionPlan
  let pairing: ItemPairing
  let items: ItemPlan

  /// The batches in order, without those that would do nothing.
  ///
  /// Content is updated first, where everything still is, because an item cannot both move and be
  /// refreshed in one batch.
  func stages() -> [StagedChangeset<Section>.Stage] {
    let schedule = Schedule(sections: sections, pairing: pairing, items: items)
    let steps = [schedule.start, schedule.beforeItems, schedule.afterItems, schedule.end]
    let orders = steps.map { SectionOrder(sections, progress: $0) }
    var stages = [stage(updates(), orders[0], itemsChanged: false)]
    for index in 1..<steps.count {
      var changes = sectionChanges(
        from: orders[index - 1],
        to: orders[index],
        moves: steps[index - 1].hasMoved != steps[index].hasMoved
      )
      if index == 2 { addItems(to: &changes, from: orders[1], to: orders[2]) }
      stages.append(stage(changes, orders[index], itemsChanged: index >= 2))
    }
    return stages.compactMap { $0 }
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

// MARK: - Operations

extension Staging {
  private func updates() -> Changes {
    var changes = Changes()
    changes.itemUpdates = pairing.updates.map(pairing.old.position)
    changes.sectionUpdates = old.indices.filter { section in
      guard let after = sections.newOf[section] else { return false }
      return !old[section].isContentEqual(to: new[after])
    }
    return changes
  }

  private func sectionChanges(
    from before: SectionOrder,
    to after: SectionOrder,
    moves: Bool
  ) -> Changes {
    var changes = Changes()
    changes.sectionDeletes = before.keys.indices.filter { after.places[before.keys[$0]] == nil }
    changes.sectionInserts = after.keys.indices.filter { before.places[after.keys[$0]] == nil }
    guard moves else { return changes }
    changes.sectionMoves = after.keys.enumerated().compactMap { place, key in
      guard key < old.count, sections.isMoved(old: key), let source = before.places[key] else {
        return nil
      }
      return Changes.Move(from: source, to: place)
    }
    return changes
  }

  private func addItems(
    to changes: inout Changes,
    from before: SectionOrder,
    to after: SectionOrder
  ) {
    changes.itemDeletes = items.deletes.compactMap { source($0, in: before) }.sorted()
    changes.itemInserts = items.inserts.compactMap { target($0, in: after) }.sorted()
    changes.itemMoves = items.moves.compactMap { move in
      guard let from = source(move.old, in: before), let to = target(move.new, in: after) else {
        return nil
      }
      return Changes.Move(from: from, to: to)
    }
  }

  private func source(_ item: Int, in order: SectionOrder) -> ItemPosition? {
    let position = pairing.old.position(item)
    return order.places[position.section].map { ItemPosition(section: $0, item: position.item) }
  }

  private func target(_ item: Int, in order: SectionOrder) -> ItemPosition? {
    let position = pairing.new.position(item)
    let key = sections.oldOf[position.section] ?? old.count + position.section
    return order.places[key].map { ItemPosition(section: $0, item: position.item) }
  }
}

// MARK: - Lists

extension Staging {
  /// A section as it is before or after the batch that changes items.
  private func section(key: Int, itemsChanged: Bool) -> Section {
    guard key < old.count else {
      return arriving(key - old.count, itemsChanged: itemsChanged)
    }
    if let after = sections.newOf[key] {
      if itemsChanged || isUntouched(old: key, new: after) { return new[after] }
      return new[after].with(items: currentItems(of: key, between: after))
    }
    let current = currentItems(of: key)
    guard itemsChanged else { return old[key].with(items: current) }
    let range = pairing.old.range(of: key)
    let left = zip(range, current).filter { pairing.newOf[$0.0] < 0 }
    return old[key].with(items: left.map(\.1))
  }

  /// A new section: items that move in arrive with the batch that changes items.
  private func arriving(_ section: Int, itemsChanged: Bool) -> Section {
    guard !itemsChanged else { return new[section] }
    let range = pairing.new.range(of: section)
    let own = zip(range, new[section].items).filter { pairing.oldOf[$0.0] < 0 }
    return new[section].with(items: own.map(\.1))
  }

  private func isUntouched(old before: Int, new after: Int) -> Bool {
    let count = new[after].items.count
    return old[before].items.count == count
      && pairing.prefixes[after] + pairing.suffixes[after] == count
  }

  /// The items of an old section that stays; its equal beginning and end are taken as they are.
  private func currentItems(of section: Int, between after: Int) -> [Section.Item] {
    let (prefix, suffix) = (pairing.prefixes[after], pairing.suffixes[after])
    let items = new[after].items
    let middle = old[section].items.indices.dropFirst(prefix).dropLast(suffix)
    return items.prefix(prefix) + middle.map { currentItem($0, of: section) } + items.suffix(suffix)
  }

  /// The items of an old section in their old order, each with its new content if it stays.
  private func currentItems(of section: Int) -> [Section.Item] {
    old[section].items.indices.map { currentItem($0, of: section) }
  }

  private func currentItem(_ index: Int, of section: Int) -> Section.Item {
    let after = pairing.newOf[pairing.old.starts[section] + index]
    guard after >= 0 else { return old[section].items[index] }
    let position = pairing.new.position(after)
    return new[position.section].items[position.item]
  }
}
