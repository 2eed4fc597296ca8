import Elements
import Geometry

/// Tells items that left or entered the screen from items that left or entered the list.
struct ScreenEdge {
  /// The paths of cells that are still in the list and no longer on the screen.
  let left: Set<ElementPath>
  /// The paths of cells that were in the list before they came onto the screen.
  let came: Set<ElementPath>
  /// How many items the list has more or less, beyond the cells that can be seen to come or go.
  let unseen: Int

  init(_ before: CapturedSection, _ after: CapturedSection) {
    let (old, new) = (Self.cells(before), Self.cells(after))
    let hidden = Self.hidden(after) - Self.hidden(before)
    left = Self.atEnds(of: old, missingIn: Set(new), atMost: hidden)
    came = Self.atEnds(of: new, missingIn: Set(old), atMost: -hidden)
    // Of the runs' growth, what the screen's edge accounts for is no change of the list.
    unseen = hidden - left.count + came.count
  }

  private static func cells(_ section: CapturedSection) -> [ElementPath] {
    section.elements.filter { $0.kind == .cell }.map(\.path)
  }

  private static func hidden(_ section: CapturedSection) -> Int {
    section.ranges.reduce(0) { $0 &+ $1.count }
  }

  private static func atEnds(
    of cells: [ElementPath],
    missingIn others: Set<ElementPath>,
    atMost most: Int
  ) -> Set<ElementPath> {
    guard most > 0 else { return [] }
    let last = cells.reversed().prefix { !others.contains($0) }.prefix(most)
    let first = cells.prefix { !others.contains($0) }.prefix(most - last.count)
    return Set(last).union(first)
  }
}

extension CapturedSection {
  /// The elements, and the runs as elements beside them, which take room like any other.
  var elementsAndRanges: [Element] {
    elements
      + ranges.map { range in
        Element(
          path: ElementPath([id, "items"]),
          kind: .view("items"),
          frame: range.frame,
          attributes: [
            "first": .word(range.first), "last": .word(range.last),
            "count": .number(Thousandths(Double(range.count))),
            "firstItem": .number(Thousandths(Double(range.firstItem))),
          ]
        )
      }
  }
}

extension Element {
  /// Whether it stands for items that were not measured.
  var isRange: Bool { kind == .view("items") && indexPath == nil && path.segments.count == 2 }
}
