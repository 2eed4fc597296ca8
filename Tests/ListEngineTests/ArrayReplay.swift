import Elements
import ListEngine

/// Performs batches as arrays are edited, by nothing but the documented meaning of positions.
///
/// What goes is removed from the end on, by positions before the batch; what comes is inserted
/// from the beginning on, by positions after it.
struct ArrayReplay {
  /// The list as it is, or nil after a batch that cannot be performed.
  private(set) var list: [DrawnSection]?

  init(_ list: [DrawnSection]) {
    self.list = list
  }

  /// Performs a batch; what comes or is shown again is taken from the list after it.
  mutating func perform(_ operations: [BatchOperation], after: [DrawnSection]) {
    guard let before = list, Set(operations).count == operations.count else { return list = nil }
    let batch = BatchUpdates(operations)
    list = Self.rendered(before, batch, after)
      .flatMap { Self.removed(from: $0, batch) }
      .flatMap { Self.inserted(into: $0, batch, before: before, after: after) }
  }

  /// What is shown again stays where it is, in a batch in which nothing moves.
  private static func rendered(
    _ before: [DrawnSection],
    _ batch: BatchUpdates,
    _ after: [DrawnSection]
  ) -> [DrawnSection]? {
    var list = before
    for position in batch.renderedItems + batch.reloadedItems {
      guard let item = after.item(at: position), before.item(at: position)?.id == item.id else {
        return nil
      }
      let isOther = before.item(at: position)?.reuseIdentifier != item.reuseIdentifier
      guard isOther == batch.reloadedItems.contains(position) else { return nil }
      list[position.section].items[position.item] = item
    }
    for section in batch.renderedSections {
      guard before.indices.contains(section), after.indices.contains(section) else { return nil }
      list[section].header = after[section].header
    }
    return list
  }

  private static func removed(
    from list: [DrawnSection],
    _ batch: BatchUpdates
  ) -> [DrawnSection]? {
    var list = list
    for position in (batch.deletedItems + batch.movedItems.map(\.source)).sorted(by: >) {
      guard list.item(at: position) != nil else { return nil }
      list[position.section].items.remove(at: position.item)
    }
    for section in (batch.deletedSections + batch.movedSections.map(\.source)).sorted(by: >) {
      guard list.indices.contains(section) else { return nil }
      list.remove(at: section)
    }
    return list
  }

  private static func inserted(
    into list: [DrawnSection],
    _ batch: BatchUpdates,
    before: [DrawnSection],
    after: [DrawnSection]
  ) -> [DrawnSection]? {
    var list = list
    let sections =
      batch.insertedSections.map { ($0, after.indices.contains($0) ? after[$0] : nil) }
      + batch.movedSections.map { ($0.target, before[$0.source]) }
    for (place, section) in sections.sorted(by: { $0.0 < $1.0 }) {
      guard let section, (0...list.count).contains(place) else { return nil }
      list.insert(section, at: place)
    }
    let items =
      batch.insertedItems.map { ($0, after.item(at: $0)) }
      + batch.movedItems.map { ($0.target, before.item(at: $0.source)) }
    for (place, item) in items.sorted(by: { $0.0 < $1.0 }) {
      guard let item, list.indices.contains(place.section),
        (0...list[place.section].items.count).contains(place.item)
      else { return nil }
      list[place.section].items.insert(item, at: place.item)
    }
    return list
  }
}

extension [DrawnSection] {
  func item(at position: IndexPath) -> RecordedItem? {
    guard indices.contains(position.section),
      self[position.section].items.indices.contains(position.item)
    else { return nil }
    return self[position.section].items[position.item]
  }
}
