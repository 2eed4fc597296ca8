import Differencing
import TestSupport

extension Changes {
  /// Spoils one operation of a batch that has some.
  ///
  /// - Returns: What was done to it.
  mutating func damage(using random: inout SeededGenerator) -> String {
    let kinds: [(String, WritableKeyPath<Changes, [ItemPosition]>)] = [
      ("item update", \.itemUpdates), ("delete", \.itemDeletes), ("insert", \.itemInserts),
    ].filter { !self[keyPath: $0.1].isEmpty }
    let sections: [(String, WritableKeyPath<Changes, [Int]>)] = [
      ("section update", \.sectionUpdates), ("section delete", \.sectionDeletes),
      ("section insert", \.sectionInserts),
    ].filter { !self[keyPath: $0.1].isEmpty }
    let choices =
      kinds.count + sections.count + (itemMoves.isEmpty ? 0 : 1)
      + (sectionMoves.isEmpty ? 0 : 1)
    let choice = Int.random(in: 0..<choices, using: &random)
    if choice < kinds.count {
      let (name, path) = kinds[choice]
      return "\(name) " + Self.damage(&self[keyPath: path], using: &random) { $0.item += $1 }
    }
    if choice < kinds.count + sections.count {
      let (name, path) = sections[choice - kinds.count]
      return "\(name) " + Self.damage(&self[keyPath: path], using: &random) { $0 += $1 }
    }
    if choice == kinds.count + sections.count, !itemMoves.isEmpty {
      return "move "
        + Self.damage(&itemMoves, using: &random) {
          if $1 > 0 { $0.target.item += $1 } else { $0.source.item += $1 }
        }
    }
    return "section move "
      + Self.damage(&sectionMoves, using: &random) {
        if $1 > 0 { $0.target += $1 } else { $0.source += $1 }
      }
  }

  /// Leaves an operation out, does it twice, or does it to a neighbour.
  private static func damage<Operation>(
    _ operations: inout [Operation],
    using random: inout SeededGenerator,
    shift: (inout Operation, Int) -> Void
  ) -> String {
    let index = Int.random(in: operations.indices, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      return "left out: \(operations.remove(at: index))"
    case 1:
      operations.append(operations[index])
      return "done twice: \(operations[index])"
    default:
      let before = operations[index]
      shift(&operations[index], Bool.random(using: &random) ? 1 : -1)
      return "shifted: \(before)"
    }
  }
}
