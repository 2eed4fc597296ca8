/// Where items go from and to in the batch that changes items.
struct ItemWay {
  let sections: SectionPlan
  let pairing: ItemPairing
  /// The sections before the batch.
  let from: SectionOrder
  /// The sections after the batch.
  let to: SectionOrder

  func add(_ items: ItemPlan, to changes: inout Changes) {
    changes.itemDeletes.reserveCapacity(items.deletes.count)
    for item in items.deletes { source(item).map { changes.itemDeletes.append($0) } }
    changes.itemInserts.reserveCapacity(items.inserts.count)
    for item in items.inserts { target(item).map { changes.itemInserts.append($0) } }
    // Between batches sections stand in an order of their own.
    if !sections.keepsOrder {
      changes.itemDeletes.sort()
      changes.itemInserts.sort()
    }
    changes.itemMoves = items.moves.compactMap { move in
      guard let source = source(move.old), let target = target(move.new) else { return nil }
      return Changes.Move(from: source, to: target)
    }
  }

  private func source(_ item: Int) -> ItemPosition? {
    var position = pairing.old.position(item)
    guard let section = from.places[position.section] else { return nil }
    position.section = section
    return position
  }

  private func target(_ item: Int) -> ItemPosition? {
    var position = pairing.new.position(item)
    let key = sections.oldOf[position.section] ?? sections.newOf.count + position.section
    guard let section = to.places[key] else { return nil }
    position.section = section
    return position
  }
}

extension SectionPlan {
  /// Whether no section that stays changes its order.
  var keepsOrder: Bool { zip(newOf, isStable).allSatisfy { $0 == nil || $1 } }

  /// The operations on sections between two states of progress.
  func changes(from before: SectionOrder, to after: SectionOrder, moves: Bool) -> Changes {
    var changes = Changes()
    changes.sectionDeletes = before.keys.indices.filter { after.places[before.keys[$0]] == nil }
    changes.sectionInserts = after.keys.indices.filter { before.places[after.keys[$0]] == nil }
    guard moves else { return changes }
    changes.sectionMoves = after.keys.enumerated().compactMap { place, key in
      guard key < newOf.count, isMoved(old: key), let source = before.places[key] else {
        return nil
      }
      return Changes.Move(from: source, to: place)
    }
    return changes
  }
}
