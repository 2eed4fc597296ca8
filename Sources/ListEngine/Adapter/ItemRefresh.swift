import Elements

/// Items that are to be shown again even where they are equal to what is shown.
struct ItemRefresh {
  /// Ids of items that get another view.
  var reloading: [AnyHashable] = []
  /// Ids of items that are rendered in the view they have.
  var reconfiguring: [AnyHashable] = []

  var isEmpty: Bool { reloading.isEmpty && reconfiguring.isEmpty }

  /// Adds what another one asked for, as far as a list has it.
  mutating func add(_ other: ItemRefresh, whereFoundIn list: List) {
    guard !other.isEmpty else { return }
    let ids = Set(list.sections.flatMap { $0.cells.map(\.id) })
    reloading += other.reloading.filter(ids.contains)
    reconfiguring += other.reconfiguring.filter(ids.contains)
  }

  /// What that means between two lists.
  struct Plan {
    /// Positions in the new list; it changes neither order nor counts.
    var batch = BatchUpdates()
    /// The ids that the new list does not have, in the order they were given.
    var unknown: [AnyHashable] = []

    var count: Int { batch.reloadedItems.count + batch.renderedItems.count }
  }

  /// Finds the items that are not shown again anyway, because they are new or have changed.
  ///
  /// Complexity: O(n) in the number of cells of both lists if anything is asked for.
  func plan(from old: List, to new: List) -> Plan {
    guard !isEmpty else { return Plan() }
    let wanted = Set(reloading + reconfiguring)
    let before = Self.places(of: wanted, in: old)
    let after = Self.places(of: wanted, in: new)
    var plan = Plan()
    var seen: Set<AnyHashable> = []
    for id in reloading + reconfiguring where seen.insert(id).inserted {
      if after[id] == nil { plan.unknown.append(id) }
    }
    let reloaded = Set(reloading)
    for place in after.values.flatMap({ $0 }).sorted(by: { $0.position < $1.position }) {
      let earlier = before[place.cell.id, default: []].map(\.cell)
      if reloaded.contains(place.cell.id) {
        let staysInPlace = earlier.contains { $0.component.canTakeOver(place.cell.component) }
        if staysInPlace { plan.batch.reloadedItems.append(place.position) }
      } else if earlier.contains(where: { $0.isContentEqual(to: place.cell) }) {
        plan.batch.renderedItems.append(place.position)
      }
    }
    return plan
  }

  private struct Place {
    var position: IndexPath
    var cell: Cell
  }

  private static func places(of ids: Set<AnyHashable>, in list: List) -> [AnyHashable: [Place]] {
    var places: [AnyHashable: [Place]] = [:]
    for (section, content) in list.sections.enumerated() {
      for (item, cell) in content.cells.enumerated() where ids.contains(cell.id) {
        let position = IndexPath(item: item, section: section)
        places[cell.id, default: []].append(Place(position: position, cell: cell))
      }
    }
    return places
  }
}
