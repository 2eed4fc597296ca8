import TestSupport

extension SampleSection {
  /// A random list; the larger ones are as long as a screenful or two.
  ///
  /// Ids may also be in another section of the next list, or in none.
  static func random(
    using random: inout SeededGenerator,
    isLarge: Bool = false,
    repeats: Bool = false
  ) -> [SampleSection] {
    var names = ["A", "B", "C", "D", "E", "F"].shuffled(using: &random)
    if repeats, Bool.random(using: &random) { names = names.map { $0 < "D" ? $0 : "A" } }
    let count = Int.random(in: 0...(isLarge ? 6 : 4), using: &random)
    var pool = (0..<(repeats ? 5 : isLarge ? 90 : 9)).map { "\($0)" }
    // Half of the lists are nearly in order, as feeds are, and half are not at all.
    if Bool.random(using: &random) {
      pool.shuffle(using: &random)
    } else {
      for _ in 0..<3 {
        pool.swapAt(
          Int.random(in: pool.indices, using: &random),
          Int.random(in: pool.indices, using: &random)
        )
      }
    }
    return names.prefix(count).map { name in
      var items: [SampleItem] = []
      for _ in 0..<Int.random(in: 0...(isLarge ? 30 : 4), using: &random) {
        let id = repeats ? pool.randomElement(using: &random) : pool.popLast()
        guard let id else { break }
        if !repeats, Int.random(in: 0..<6, using: &random) == 0 { continue }
        items.append(SampleItem(id: id, content: Int.random(in: 0...3, using: &random) / 3))
      }
      let header = Int.random(in: 0...3, using: &random) / 3
      return SampleSection(id: name, header: header, items: items)
    }
  }
}
