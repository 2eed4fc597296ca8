import CollectionLayout
import Elements

/// The paths of everything in one list.
///
/// Where an id occurs again among its siblings its label gets `#2`, `#3` in order. Sections are
/// read when they are first asked for.
final class PathNames {
  private let list: List
  private let sections: [String]
  private var repeats: [Int: [Int: Int]] = [:]

  init(_ list: List) {
    self.list = list
    let repeats = Self.repeats(among: list.sections.map(\.id))
    sections = list.sections.enumerated().map { Self.label($1.id, number: repeats[$0]) }
  }

  /// The label of a section.
  func section(_ section: Int) -> String {
    sections.indices.contains(section) ? sections[section] : ""
  }

  /// The label of an item among those of its section.
  ///
  /// Complexity: O(1), and O(n) in the cells of the section the first time.
  func item(_ position: IndexPath) -> String {
    let cells = list.sections[position.section].cells
    let known = repeats[position.section]
    let numbers = known ?? Self.repeats(among: cells.map(\.id))
    if known == nil { repeats[position.section] = numbers }
    return Self.label(cells[position.item].id, number: numbers[position.item])
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

  /// For each position whose id was there before, the how-manieth it is.
  private static func repeats(among ids: [AnyHashable]) -> [Int: Int] {
    guard Set(ids).count < ids.count else { return [:] }
    var counts: [AnyHashable: Int] = [:]
    var repeats: [Int: Int] = [:]
    for (position, id) in ids.enumerated() {
      let count = counts[id, default: 0] + 1
      counts[id] = count
      if count > 1 { repeats[position] = count }
    }
    return repeats
  }
}
