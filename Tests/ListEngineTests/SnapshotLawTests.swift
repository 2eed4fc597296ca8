import ListEngine
import TestSupport
import Testing

/// A snapshot is compared with arrays that are searched from the front.
@Suite struct SnapshotLawTests {
  typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

  @Test(arguments: 0..<8)
  func doesWhatArraysWouldDo(block: Int) {
    var (kept, refused) = (0, 0)
    for round in 0..<40 {
      let seed = UInt64(block * 40 + round)
      var random = SeededGenerator(seed: seed)
      var snapshot = Snapshot()
      var reference = Reference()
      for _ in 0..<60 {
        let operation = Operation.random(using: &random)
        let wasRefused = !operation.perform(on: &snapshot)
        #expect(reference.perform(operation) != wasRefused, "seed \(seed): \(operation)")
        #expect(agree(snapshot, reference), "seed \(seed): \(operation)")
        if wasRefused { refused += 1 } else { kept += 1 }
      }
    }
    #expect(min(kept, refused) > 200, "the law saw too little: \(kept) and \(refused)")
  }

  private func agree(_ snapshot: Snapshot, _ reference: Reference) -> Bool {
    let items = reference.sections.flatMap(\.items)
    return snapshot.sectionIdentifiers == reference.sections.map(\.id)
      && snapshot.itemIdentifiers == items
      && snapshot.numberOfItems == items.count
      && snapshot.numberOfSections == reference.sections.count
      && snapshot.reloadedItemIdentifiers == reference.reloaded
      && (0..<Operation.sections).allSatisfy { section in
        let index = reference.sections.firstIndex { $0.id == section }
        return snapshot.indexOfSection(section) == index
          && (try? snapshot.itemIdentifiers(inSection: section))
            == index.map { reference.sections[$0].items }
          && (try? snapshot.numberOfItems(inSection: section))
            == index.map { reference.sections[$0].items.count }
      }
      && (0..<Operation.items).allSatisfy { item in
        snapshot.indexOfItem(item) == items.firstIndex(of: item)
          && snapshot.sectionIdentifier(containingItem: item)
            == reference.sections.first { $0.items.contains(item) }?.id
      }
  }

  enum Operation {
    static let (sections, items) = (6, 16)

    case appendSections([Int])
    case insertSections([Int], beside: Int, after: Bool)
    case deleteSections([Int])
    case moveSection(Int, beside: Int, after: Bool)
    case appendItems([Int], to: Int?)
    case insertItems([Int], beside: Int, after: Bool)
    case deleteItems([Int])
    case moveItem(Int, beside: Int, after: Bool)
    case reloadItems([Int])
    case deleteAllItems

    static func random(using random: inout SeededGenerator) -> Operation {
      func section() -> Int { Int.random(in: 0..<sections, using: &random) }
      func item() -> Int { Int.random(in: 0..<items, using: &random) }
      func few(_ one: () -> Int) -> [Int] {
        (0..<Int.random(in: 0...2, using: &random)).map { _ in one() }
      }
      let after = Bool.random(using: &random)
      return switch Int.random(in: 0..<33, using: &random) {
      case 0...3: .appendSections(few(section))
      case 4...5: .insertSections(few(section), beside: section(), after: after)
      case 6: .deleteSections(few(section))
      case 7...9: .moveSection(section(), beside: section(), after: after)
      case 10...15: .appendItems(few(item), to: after ? section() : nil)
      case 16...20: .insertItems(few(item), beside: item(), after: after)
      case 21...22: .deleteItems(few(item))
      case 23...29: .moveItem(item(), beside: item(), after: after)
      case 30...31: .reloadItems(few(item))
      default: .deleteAllItems
      }
    }

    /// Whether the snapshot did it.
    func perform(on snapshot: inout Snapshot) -> Bool {
      do {
        switch self {
        case .appendSections(let ids): try snapshot.appendSections(ids)
        case .insertSections(let ids, let other, false):
          try snapshot.insertSections(ids, beforeSection: other)
        case .insertSections(let ids, let other, true):
          try snapshot.insertSections(ids, afterSection: other)
        case .deleteSections(let ids): snapshot.deleteSections(ids)
        case .moveSection(let id, let other, false):
          try snapshot.moveSection(id, beforeSection: other)
        case .moveSection(let id, let other, true):
          try snapshot.moveSection(id, afterSection: other)
        case .appendItems(let ids, let section): try snapshot.appendItems(ids, toSection: section)
        case .insertItems(let ids, let other, false):
          try snapshot.insertItems(ids, beforeItem: other)
        case .insertItems(let ids, let other, true):
          try snapshot.insertItems(ids, afterItem: other)
        case .deleteItems(let ids): snapshot.deleteItems(ids)
        case .moveItem(let id, let other, false): try snapshot.moveItem(id, beforeItem: other)
        case .moveItem(let id, let other, true): try snapshot.moveItem(id, afterItem: other)
        case .reloadItems(let ids): try snapshot.reloadItems(ids)
        case .deleteAllItems: snapshot.deleteAllItems()
        }
        return true
      } catch {
        return false
      }
    }
  }

  /// Arrays, and nothing that could go stale.
  struct Reference {
    var sections: [(id: Int, items: [Int])] = []
    var reloaded: [Int] = []

    private func isNew(_ ids: [Int], among known: [Int]) -> Bool {
      Set(ids).count == ids.count && Set(ids).isDisjoint(with: known)
    }

    private func place(of item: Int) -> (section: Int, item: Int)? {
      for (section, content) in sections.enumerated() {
        if let index = content.items.firstIndex(of: item) { return (section, index) }
      }
      return nil
    }

    mutating func perform(_ operation: Operation) -> Bool {
      let wasDone = carryOut(operation)
      let items = sections.flatMap(\.items)
      reloaded.removeAll { !items.contains($0) }
      return wasDone
    }

    private mutating func carryOut(_ operation: Operation) -> Bool {
      let (ids, items) = (sections.map(\.id), sections.flatMap(\.items))
      switch operation {
      case .appendSections(let new):
        guard isNew(new, among: ids) else { return false }
        sections += new.map { ($0, []) }
      case .insertSections(let new, let other, let after):
        guard let index = ids.firstIndex(of: other), isNew(new, among: ids) else { return false }
        sections.insert(contentsOf: new.map { ($0, []) }, at: index + (after ? 1 : 0))
      case .deleteSections(let gone): sections.removeAll { gone.contains($0.id) }
      case .moveSection(let id, let other, let after):
        guard id != other, ids.contains(other), let index = ids.firstIndex(of: id) else {
          return false
        }
        let section = sections.remove(at: index)
        guard let target = sections.firstIndex(where: { $0.id == other }) else { return false }
        sections.insert(section, at: target + (after ? 1 : 0))
      case .appendItems(let new, let section):
        guard let index = section.map({ ids.firstIndex(of: $0) }) ?? ids.indices.last,
          isNew(new, among: items)
        else { return false }
        sections[index].items += new
      case .insertItems(let new, let other, let after):
        guard let place = place(of: other), isNew(new, among: items) else { return false }
        sections[place.section].items.insert(contentsOf: new, at: place.item + (after ? 1 : 0))
      case .deleteItems(let gone):
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
      case .moveItem(let item, let other, let after):
        guard item != other, items.contains(other), let place = place(of: item) else {
          return false
        }
        sections[place.section].items.remove(at: place.item)
        guard let target = self.place(of: other) else { return false }
        sections[target.section].items.insert(item, at: target.item + (after ? 1 : 0))
      case .reloadItems(let wanted):
        guard wanted.allSatisfy(items.contains) else { return false }
        for item in wanted where !reloaded.contains(item) { reloaded.append(item) }
      case .deleteAllItems: sections = []
      }
      return true
    }
  }
}
