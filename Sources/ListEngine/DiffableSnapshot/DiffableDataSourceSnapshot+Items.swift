extension DiffableDataSourceSnapshot {
  /// Puts items behind all others of a section.
  ///
  /// UIKit moves items that are there already, with a warning; here they are an error.
  ///
  /// Complexity: O(k) in the number of new items.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - section: Where they go; nil is the last section.
  /// - Throws: `unknownSection`, `noSections` or `repeatedItems`.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier],
    toSection section: SectionIdentifier? = nil
  ) throws(Failure) {
    guard let section = section ?? sections.last?.identifier else { throw .noSections }
    let count = sections[try index(of: section)].items.count
    try insert(identifiers, at: Place(section: section, index: count))
  }

  /// Puts items before another, into its section.
  ///
  /// Complexity: O(m) in the number of items of the section.
  ///
  /// - Throws: `unknownItem` or `repeatedItems`.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    beforeItem other: ItemIdentifier
  ) throws(Failure) {
    try insert(identifiers, at: try place(of: other))
  }

  /// Puts items behind another, into its section.
  ///
  /// Complexity: O(m) in the number of items of the section.
  ///
  /// - Throws: `unknownItem` or `repeatedItems`.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier],
    afterItem other: ItemIdentifier
  ) throws(Failure) {
    var place = try place(of: other)
    place.index += 1
    try insert(identifiers, at: place)
  }

  /// Takes items out; what is not there is passed over.
  ///
  /// Complexity: O(m) in the number of items of the sections they are in.
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) {
    let gone = Set(identifiers.filter { places[$0] != nil })
    var starts: [SectionIdentifier: Int] = [:]
    for item in gone {
      guard let place = places.removeValue(forKey: item) else { continue }
      starts[place.section] = min(starts[place.section] ?? place.index, place.index)
    }
    forget(gone)
    for (section, start) in starts {
      guard let index = sectionIndexes[section] else { continue }
      sections[index].items.removeAll { gone.contains($0) }
      numberItems(ofSection: index, in: start..<sections[index].items.count)
    }
  }

  /// Takes everything out, the sections as well.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Moves an item before another, into its section.
  ///
  /// Complexity: O(m) in the number of items of both sections; within a section in the number of
  /// items from one place to the other.
  ///
  /// - Throws: `unknownItem` or `itemBesideItself`.
  public mutating func moveItem(
    _ identifier: ItemIdentifier,
    beforeItem other: ItemIdentifier
  ) throws(Failure) {
    try move(identifier, beside: other, offset: 0)
  }

  /// Moves an item behind another, into its section.
  ///
  /// Complexity: O(m) in the number of items of both sections; within a section in the number of
  /// items from one place to the other.
  ///
  /// - Throws: `unknownItem` or `itemBesideItself`.
  public mutating func moveItem(
    _ identifier: ItemIdentifier,
    afterItem other: ItemIdentifier
  ) throws(Failure) {
    try move(identifier, beside: other, offset: 1)
  }
}

// MARK: - Steps

extension DiffableDataSourceSnapshot {
  private mutating func insert(_ items: [ItemIdentifier], at place: Place) throws(Failure) {
    let section = try index(of: place.section)
    var seen: Set<ItemIdentifier> = []
    let repeated = items.filter { places[$0] != nil || !seen.insert($0).inserted }
    guard repeated.isEmpty else { throw .repeatedItems(repeated) }
    sections[section].items.insert(contentsOf: items, at: place.index)
    numberItems(ofSection: section, in: place.index..<sections[section].items.count)
  }

  private mutating func move(
    _ item: ItemIdentifier,
    beside other: ItemIdentifier,
    offset: Int
  ) throws(Failure) {
    let (source, target) = (try place(of: item), try place(of: other))
    guard item != other else { throw .itemBesideItself(item) }
    let (from, to) = (try index(of: source.section), try index(of: target.section))
    sections[from].items.remove(at: source.index)
    let isShifted = from == to && source.index < target.index
    let place = target.index + offset - (isShifted ? 1 : 0)
    sections[to].items.insert(item, at: place)
    if from == to {
      numberItems(
        ofSection: from,
        in: min(source.index, place)..<max(source.index, place) + 1
      )
    } else {
      numberItems(ofSection: from, in: source.index..<sections[from].items.count)
      numberItems(ofSection: to, in: place..<sections[to].items.count)
    }
  }

  private mutating func numberItems(ofSection section: Int, in range: Range<Int>) {
    let content = sections[section]
    for index in range {
      places[content.items[index]] = Place(section: content.identifier, index: index)
    }
  }
}
