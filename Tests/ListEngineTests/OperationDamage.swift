import Elements
import ListEngine
import TestSupport

extension [BatchOperation] {
  /// The same operations with one left out, done twice, or done to another position.
  func damaged(using random: inout SeededGenerator) -> [BatchOperation] {
    guard let index = indices.randomElement(using: &random) else { return self }
    var operations = self
    switch Int.random(in: 0..<4, using: &random) {
    case 0: operations.remove(at: index)
    case 1: operations.append(self[index])
    case 2:
      let step = Bool.random(using: &random) ? 1 : -1
      operations[index] = self[index].changed(atTarget: Bool.random(using: &random)) { section in
        section + step
      } item: {
        IndexPath(item: $0.item + step, section: $0.section)
      }
    default:
      let section = Int.random(in: 0..<5, using: &random)
      let item = Int.random(in: 0..<6, using: &random)
      operations[index] = self[index].changed(atTarget: Bool.random(using: &random)) { _ in
        section
      } item: { _ in
        IndexPath(item: item, section: section)
      }
    }
    return operations
  }
}

extension BatchOperation {
  /// The same operation on another position; a move has two, of which one is changed.
  fileprivate func changed(
    atTarget: Bool,
    section: (Int) -> Int,
    item: (IndexPath) -> IndexPath
  ) -> BatchOperation {
    switch self {
    case .deleteItem(let position): .deleteItem(item(position))
    case .insertItem(let position): .insertItem(item(position))
    case .reloadItem(let position): .reloadItem(item(position))
    case .reconfigureItem(let position): .reconfigureItem(item(position))
    case .moveItem(let source, let target):
      atTarget
        ? .moveItem(from: source, to: item(target)) : .moveItem(from: item(source), to: target)
    case .deleteSection(let position): .deleteSection(section(position))
    case .insertSection(let position): .insertSection(section(position))
    case .reloadSection(let position): .reloadSection(section(position))
    case .renderSection(let position): .renderSection(section(position))
    case .moveSection(let source, let target):
      atTarget
        ? .moveSection(from: source, to: section(target))
        : .moveSection(from: section(source), to: target)
    case .reloadData: .reloadData
    }
  }
}
