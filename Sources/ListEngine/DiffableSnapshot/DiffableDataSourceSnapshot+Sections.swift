extension DiffableDataSourceSnapshot {
  /// Puts sections behind all others.
  ///
  /// Complexity: O(k) in the number of new sections.
  ///
  /// - Throws: `repeatedSections`.
  public mutating func appendSections(_ identifiers: [SectionIdentifier]) throws(Failure) {
    try insert(identifiers, at: sections.count)
  }

  /// Puts sections before another.
  ///
  /// Complexity: O(s) in the number of sections.
  ///
  /// - Throws: `unknownSection` or `repeatedSections`.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier],
    beforeSection other: SectionIdentifier
  ) throws(Failure) {
    try insert(identifiers, at: try index(of: other))
  }

  /// Puts sections behind another.
  ///
  /// Complexity: O(s) in the number of sections.
  ///
  /// - Throws: `unknownSection` or `repeatedSections`.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifier],
    afterSection other: SectionIdentifier
  ) throws(Failure) {
    try insert(identifiers, at: try index(of: other) + 1)
  }

  /// Takes sections out with their items; what is not there is passed over.
  ///
  /// Complexity: O(s + k) in the numbers of sections and of items taken out.
  public mutating func deleteSections(_ identifiers: [SectionIdentifier]) {
    let gone = Set(identifiers.filter { sectionIndexes[$0] != nil })
    guard !gone.isEmpty else { return }
    var items: Set<ItemIdentifier> = []
    for section in sections where gone.contains(section.identifier) {
      items.formUnion(section.items)
    }
    for item in items { places[item] = nil }
    for section in gone { sectionIndexes[section] = nil }
    forget(items)
    reloadedSections.remove(gone)
    sections.removeAll { gone.contains($0.identifier) }
    numberSections(from: 0)
  }

  /// Moves a section with its items before another.
  ///
  /// Complexity: O(s) in the number of sections.
  ///
  /// - Throws: `unknownSection`, or `sectionBesideItself`.
  public mutating func moveSection(
    _ identifier: SectionIdentifier,
    beforeSection other: SectionIdentifier
  ) throws(Failure) {
    try move(identifier, beside: other, offset: 0)
  }

  /// Moves a section with its items behind another.
  ///
  /// Complexity: O(s) in the number of sections.
  ///
  /// - Throws: `unknownSection`, or `sectionBesideItself`.
  public mutating func moveSection(
    _ identifier: SectionIdentifier,
    afterSection other: SectionIdentifier
  ) throws(Failure) {
    try move(identifier, beside: other, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifier],
    at index: Int
  ) throws(Failure) {
    var seen: Set<SectionIdentifier> = []
    let repeated = identifiers.filter { sectionIndexes[$0] != nil || !seen.insert($0).inserted }
    guard repeated.isEmpty else { throw .repeatedSections(repeated) }
    sections.insert(contentsOf: identifiers.map { Content(identifier: $0) }, at: index)
    numberSections(from: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifier,
    beside other: SectionIdentifier,
    offset: Int
  ) throws(Failure) {
    let source = try index(of: identifier)
    let target = try index(of: other) + offset
    guard identifier != other else { throw .sectionBesideItself(identifier) }
    let section = sections.remove(at: source)
    sections.insert(section, at: source < target ? target - 1 : target)
    numberSections(from: min(source, target - offset))
  }

  private mutating func numberSections(from start: Int) {
    for index in start..<sections.count { sectionIndexes[sections[index].identifier] = index }
  }
}
