import Elements
import ListEngine
import TestSupport
import Testing

/// What holds for any batch.
@Suite struct BatchLawTests {
  @Test(arguments: 0..<8)
  func theOrderOfTheCallsDoesNotMatter(block: Int) {
    var broken: Set<BatchViolation.Rule> = []
    for round in 0..<100 {
      let seed = UInt64(block * 100 + round)
      var random = SeededGenerator(seed: seed)
      let (before, after) = (Lists.random(using: &random), Lists.random(using: &random))
      let operations = Lists.operations(using: &random)
      let first = verdict(operations, before, after)
      for _ in 0..<4 {
        let other = verdict(operations.shuffled(using: &random), before, after)
        #expect(other == first, "seed \(seed): \(operations) \(before) -> \(after)")
      }
      if let first { broken.insert(first.rule) }
    }
    #expect(broken.count > 4, "the law saw too little: \(broken)")
  }

  @Test(arguments: 0..<4)
  func aLawfulBatchLeadsWhereItSaysAndADamagedOneNowhere(block: Int) {
    for round in 0..<100 {
      let seed = UInt64(block * 100 + round)
      var random = SeededGenerator(seed: seed)
      let before = (0..<Int.random(in: 1...6, using: &random)).map { "\($0)" }
      var rest = before
      var operations: [BatchOperation] = []
      for (index, _) in before.enumerated().reversed() where Bool.random(using: &random) {
        rest.remove(at: index)
        operations.append(.deleteItem(at(0, index)))
      }
      var after = rest
      for number in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0...after.count, using: &random)
        after.insert("new\(number)", at: place)
      }
      operations += after.indices.filter { after[$0].hasPrefix("new") }.map {
        .insertItem(at(0, $0))
      }
      let (old, new) = (
        "A:[\(before.joined(separator: " "))]", "A:[\(after.joined(separator: " "))]"
      )
      #expect(verdict(operations, old, new) == nil, "seed \(seed)")
      guard let lost = operations.indices.randomElement(using: &random) else { continue }
      var damaged = operations
      let operation = damaged.remove(at: lost)
      #expect(verdict(damaged, old, new) != nil, "seed \(seed) without \(operation)")
      #expect(verdict(operations + [operation], old, new) != nil, "seed \(seed) twice \(operation)")
    }
  }

  private func verdict(
    _ operations: [BatchOperation],
    _ before: String,
    _ after: String
  ) -> BatchViolation? {
    let ledger = Ledger(before)
    return ledger.perform(operations) { ledger.list = list(after) }
  }
}

/// Small lists and operations that are wrong often enough.
enum Lists {
  static func random(using random: inout SeededGenerator) -> String {
    var pool = (0..<6).map { "\($0)" }.shuffled(using: &random)
    let names = ["A", "B", "C"].prefix(Int.random(in: 1...3, using: &random))
    return names.map { name in
      var items: [String] = []
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        if let id = pool.popLast() { items.append(id) }
      }
      return "\(name):[\(items.joined(separator: " "))]"
    }.joined(separator: " ")
  }

  static func operations(using random: inout SeededGenerator) -> [BatchOperation] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      let section = Int.random(in: 0...2, using: &random)
      let position = at(section, Int.random(in: 0...1, using: &random))
      let other = at(Int.random(in: 0...2, using: &random), Int.random(in: 0...1, using: &random))
      return switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: .deleteItem(position)
      case 2, 3: .insertItem(position)
      case 4: .moveItem(from: position, to: other)
      case 5: .reloadItem(position)
      case 6: .reconfigureItem(position)
      case 7: Bool.random(using: &random) ? .deleteSection(section) : .insertSection(section)
      default:
        Bool.random(using: &random)
          ? .moveSection(from: section, to: other.section) : .reloadSection(section)
      }
    }
  }
}
