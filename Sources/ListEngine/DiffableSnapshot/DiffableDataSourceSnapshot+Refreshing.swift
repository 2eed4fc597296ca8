extension DiffableDataSourceSnapshot {
  /// Asks for new views for all items of some sections.
  ///
  /// - Throws: `unknownSection`.
  public mutating func reloadSections(_ identifiers: [SectionIdentifier]) throws(Failure) {
    for section in identifiers { _ = try index(of: section) }
    reloadedSections.add(identifiers)
  }

  /// Asks for new views for some items.
  ///
  /// - Throws: `unknownItem`.
  public mutating func reloadItems(_ identifiers: [ItemIdentifier]) throws(Failure) {
    for item in identifiers { _ = try place(of: item) }
    reloadedItems.add(identifiers)
  }

  /// Asks for some items to be shown again in the views they have.
  ///
  /// - Throws: `unknownItem`.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifier]) throws(Failure) {
    for item in identifiers { _ = try place(of: item) }
    reconfiguredItems.add(identifiers)
  }

  /// The sections that new views were asked for, in the order in which they were first asked for.
  ///
  /// What is taken out of the snapshot is asked for no longer.
  public var reloadedSectionIdentifiers: [SectionIdentifier] { reloadedSections.identifiers }

  /// The items that new views were asked for, in the order in which they were first asked for.
  public var reloadedItemIdentifiers: [ItemIdentifier] { reloadedItems.identifiers }

  /// The items that are shown again in their views, in the order in which they were first asked for.
  public var reconfiguredItemIdentifiers: [ItemIdentifier] { reconfiguredItems.identifiers }

  /// The same sections and items, with nothing to show again.
  var withoutRefreshing: Self {
    var snapshot = self
    snapshot.reloadedSections = Marks()
    snapshot.reloadedItems = Marks()
    snapshot.reconfiguredItems = Marks()
    return snapshot
  }

  mutating func forget(_ items: Set<ItemIdentifier>) {
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }
}

/// Ids that something was asked for, each once, in order.
struct Marks<Identifier: Hashable & Sendable>: Hashable, Sendable {
  private(set) var identifiers: [Identifier] = []
  private var members: Set<Identifier> = []

  static func == (a: Self, b: Self) -> Bool { a.identifiers == b.identifiers }

  func hash(into hasher: inout Hasher) { hasher.combine(identifiers) }

  mutating func add(_ new: [Identifier]) {
    identifiers += new.filter { members.insert($0).inserted }
  }

  mutating func remove(_ gone: Set<Identifier>) {
    guard !members.isDisjoint(with: gone) else { return }
    members.subtract(gone)
    identifiers.removeAll { gone.contains($0) }
  }
}
