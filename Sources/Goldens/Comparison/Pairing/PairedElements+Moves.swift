import Elements
import Geometry

extension PairedElements {
  /// Which of some siblings have to move, as few as can be, each with the change it makes.
  func moves(among siblings: [Int]) -> [(index: Int, change: Change, path: ElementPath)] {
    let both = siblings.filter { index in
      let pair = pairs[index]
      return pair.before != nil && pair.after != nil && pair.after?.isRange == false
    }
    let places = both.map { pairs[$0].placeBefore }
    return LongestOrder.displaced(places).sorted().compactMap { position in
      guard let after = pairs[both[position]].after else { return nil }
      // Places are told among things of one kind: the third cell, whatever headers there are.
      let alike = both.indices.filter { pairs[both[$0]].after?.kind == after.kind }
      let old = alike.count { places[$0] < places[position] }
      let new = alike.count { $0 < position }
      let change = Change(
        .moved,
        after.kind.word,
        after.path.description,
        "position",
        before: .number(Thousandths(Double(old + 1))),
        after: .number(Thousandths(Double(new + 1)))
      )
      return (both[position], change, after.path)
    }
  }
}
