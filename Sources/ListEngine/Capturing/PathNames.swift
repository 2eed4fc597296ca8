import CollectionLayout
import Elements

/// The paths of everything in one list.
///
/// Where an id occurs again among its siblings its label gets `#2`, `#3` in order. Sections are
/// read when they are first asked for.
final class PathNames {
  private let list: List
  private let sections: [String]
  /// The ids of each section, as far as they have been counted.
  private var ids: [RepeatedIDs?]
  /// For each section the numbers of its repeated ids, as far as they have been asked for.
  private var numbers: [Int: [Int: Int]] = [:]

  convenience init(_ list: List) {
    self.init(list, ids: Array(repeating: nil, count: list.sections.count))
  }

  private init(_ list: List, ids: [RepeatedIDs?]) {
    self.list = list
    self.ids = ids
    let sectionIDs = list.sections.map(\.id)
    let numbers = RepeatedIDs(sectionIDs).numbers(among: sectionIDs)
    sections = list.sections.enumerated().map { Self.label($1.id, number: numbers[$0]) }
  }

  /// The label of a section.
  func section(_ section: Int) -> String {
    sections.indices.contains(section) ? sections[section] : ""
  }

  /// The label of an item among those of its section.
  ///
  /// Complexity: O(1), and O(n) in the cells of the section the first time.
  func item(_ position: IndexPath) -> String {
    let number = numbers(ofSection: position.section)[position.item]
    return Self.label(list.sections[position.section].cells[position.item].id, number: number)
  }

  private func numbers(ofSection section: Int) -> [Int: Int] {
    if let known = numbers[section] { return known }
    let siblings = list.sections[section].cells.lazy.map(\.id)
    let counted = ids[section] ?? RepeatedIDs(siblings)
    ids[section] = counted
    numbers[section] = counted.numbers(among: siblings)
    return numbers[section] ?? [:]
  }

  /// The path of an item, or of its section where the item does not exist.
  func path(_ position: IndexPath) -> ElementPath {
    guard
      list.sections.indices.contains(position.section),
      list.sections[position.section].cells.indices.contains(position.item)
    else { return ElementPath([section(position.section)]) }
    return ElementPath([section(position.section), item(position)])
  }

  /// The path of whatever a layout places.
  func path(_ element: LayoutElement, owner: SupplementaryOwner?) -> ElementPath {
    guard let kind = element.elementKind else { return path(element.indexPath) }
    let segment = "@" + ElementPath.escape(kind)
    return switch owner {
    case .list: ElementPath([segment])
    case .item(let position): path(position).appending(segment)
    case .section, nil: ElementPath([section(element.indexPath.section), segment])
    }
  }

  private static func label(_ id: AnyHashable, number: Int?) -> String {
    let label = ElementPath.escape(String(describing: id))
    return number.map { "\(label)#\($0)" } ?? label
  }
}

extension PathNames {
  /// The paths after a batch; ids are not counted again where they have been.
  ///
  /// Complexity: O(d + s) in the numbers of operations and sections while no id occurs twice.
  func following(_ batch: BatchUpdates, _ map: PositionMap, to after: List) -> PathNames {
    var counted: [RepeatedIDs?] = Array(repeating: nil, count: after.sections.count)
    for (section, target) in map.sections.enumerated() where ids[section] != nil {
      // These names still answer for the list before; its numbers are read off one last time.
      _ = numbers(ofSection: section)
      guard let target else { continue }
      counted[target] = ids[section]
      ids[section] = nil
    }
    for position in batch.deletedItems + batch.movedItems.map(\.source) {
      guard let section = map.sections[position.section] else { continue }
      counted[section]?.remove(list.sections[position.section].cells[position.item].id)
    }
    for position in batch.insertedItems + batch.movedItems.map(\.target) {
      counted[position.section]?.add(after.sections[position.section].cells[position.item].id)
    }
    return PathNames(after, ids: counted)
  }
}
