/// Which sections and items a list has, and in which order, told by their ids alone.
///
///     var snapshot = DiffableDataSourceSnapshot<String, Int>()
///     try snapshot.appendSections(["feed"])
///     try snapshot.appendItems([1, 2, 3])
///     try snapshot.moveItem(3, beforeItem: 1)
///     snapshot.itemIdentifiers  // [3, 1, 2]
///
/// The operations and their names are those of UIKit's `NSDiffableDataSourceSnapshot`. An id occurs
/// once in the whole snapshot. What UIKit ends the app for is an error here, and then the snapshot
/// is as it was before the call.
public struct DiffableDataSourceSnapshot<
  SectionIdentifier: Hashable & Sendable,
  ItemIdentifier: Hashable & Sendable
>: Sendable {
  /// The sections in their order.
  var sections: [Content] = []
  /// Where each section is among the sections.
  var sectionIndexes: [SectionIdentifier: Int] = [:]
  /// Where each item is.
  var places: [ItemIdentifier: Place] = [:]

  var reloadedSections = Marks<SectionIdentifier>()
  var reloadedItems = Marks<ItemIdentifier>()
  var reconfiguredItems = Marks<ItemIdentifier>()

  /// A section with its items.
  struct Content: Hashable, Sendable {
    var identifier: SectionIdentifier
    var items: [ItemIdentifier] = []
  }

  /// Where an item is; the section is named by its id, so that a section can move with its items.
  struct Place: Sendable {
    var section: SectionIdentifier
    var index: Int
  }

  /// Makes an empty snapshot.
  public init() {}

  /// Why an operation cannot be carried out.
  public enum Failure: Error, Hashable {
    /// These sections would be there twice.
    case repeatedSections([SectionIdentifier])
    /// These items would be there twice.
    case repeatedItems([ItemIdentifier])
    /// There is no such section.
    case unknownSection(SectionIdentifier)
    /// There is no such item.
    case unknownItem(ItemIdentifier)
    /// There is no section that items could be appended to.
    case noSections
    /// A section cannot be put before or behind itself.
    case sectionBesideItself(SectionIdentifier)
    /// An item cannot be put before or behind itself.
    case itemBesideItself(ItemIdentifier)
  }
}

extension DiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same sections and items in the same order, and the same to show again.
  ///
  /// Complexity: O(n) in the number of items.
  public static func == (a: Self, b: Self) -> Bool {
    a.sections == b.sections && a.reloadedSections == b.reloadedSections
      && a.reloadedItems == b.reloadedItems && a.reconfiguredItems == b.reconfiguredItems
  }
}

// MARK: - Questions

extension DiffableDataSourceSnapshot {
  /// How many items all sections have together.
  public var numberOfItems: Int { places.count }

  /// How many sections there are.
  public var numberOfSections: Int { sections.count }

  /// How many items a section has.
  ///
  /// - Throws: `unknownSection`.
  public func numberOfItems(inSection identifier: SectionIdentifier) throws(Failure) -> Int {
    sections[try index(of: identifier)].items.count
  }

  /// The sections in their order.
  ///
  /// Complexity: O(s) in the number of sections.
  public var sectionIdentifiers: [SectionIdentifier] { sections.map(\.identifier) }

  /// The items of all sections in their order.
  ///
  /// Complexity: O(n) in the number of items.
  public var itemIdentifiers: [ItemIdentifier] { sections.flatMap(\.items) }

  /// The items of a section in their order.
  ///
  /// - Throws: `unknownSection`.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifier
  ) throws(Failure) -> [ItemIdentifier] {
    sections[try index(of: identifier)].items
  }

  /// The position of an item among those of all sections, or nil where it is not there.
  ///
  /// Complexity: O(s) in the number of sections.
  public func indexOfItem(_ identifier: ItemIdentifier) -> Int? {
    guard let place = places[identifier], let section = sectionIndexes[place.section] else {
      return nil
    }
    return sections[..<section].reduce(place.index) { $0 + $1.items.count }
  }

  /// The position of a section among the sections, or nil where it is not there.
  ///
  /// Complexity: O(1).
  public func indexOfSection(_ identifier: SectionIdentifier) -> Int? {
    sectionIndexes[identifier]
  }

  /// The section that an item is in, or nil where it is not there.
  ///
  /// Complexity: O(1).
  public func sectionIdentifier(containingItem identifier: ItemIdentifier) -> SectionIdentifier? {
    places[identifier]?.section
  }

  func index(of section: SectionIdentifier) throws(Failure) -> Int {
    guard let index = sectionIndexes[section] else { throw .unknownSection(section) }
    return index
  }

  func place(of item: ItemIdentifier) throws(Failure) -> Place {
    guard let place = places[item] else { throw .unknownItem(item) }
    return place
  }
}
