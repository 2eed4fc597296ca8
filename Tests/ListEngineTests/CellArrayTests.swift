import ListEngine
import TestSupport
import Testing

/// An array in pieces is an array, and copies of it do not notice each other.
@Suite struct CellArrayTests {
  @Test(arguments: 0..<40) func doesWhatAnArrayDoes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var plain = (0..<Int.random(in: 0...1_500, using: &random)).map { $0 }
    var array = CellArray(plain.map(cell))
    var next = 10_000
    for _ in 0..<30 {
      let (before, old) = (array, plain)
      let low = Int.random(in: 0...plain.count, using: &random)
      let high = min(plain.count, low + Int.random(in: 0...700, using: &random) / 3)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where low < plain.count:
        plain[low] = next
        array[low] = cell(next)
        next += 1
      case 1:
        plain.append(next)
        array.append(cell(next))
        next += 1
      default:
        let new = (0..<Int.random(in: 0...700, using: &random) / 3).map { next + $0 }
        next += new.count
        plain.replaceSubrange(low..<high, with: new)
        array.replaceSubrange(low..<high, with: new.map(cell))
      }
      #expect(array.map(\.id) == plain.map { AnyHashable($0) }, "seed \(seed)")
      #expect(array.count == plain.count, "seed \(seed)")
      if let position = plain.indices.randomElement(using: &random) {
        #expect(array[position].id == AnyHashable(plain[position]), "seed \(seed)")
      }
      #expect(before.map(\.id) == old.map { AnyHashable($0) }, "seed \(seed)")
    }
  }

  @Test func isWrittenDownLikeAnArray() {
    let array: CellArray = [cell(1), cell(2)]
    #expect(array.map(\.id) == [1, 2])
    #expect(CellArray(array).count == 2)
    #expect(CellArray().isEmpty)
  }

  private func cell(_ id: Int) -> Cell { Cell(id: id, component: Row("\(id)", height: 10)) }
}
