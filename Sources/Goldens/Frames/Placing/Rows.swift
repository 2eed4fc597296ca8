import Elements
import Geometry

/// An element as its line tells it: what it is, how large, and a place that needs the lines before.
struct ElementRow {
  /// The element without its children; of its frame only the size counts.
  var element: Element
  /// Where it is.
  var placement: Placement
  /// The index path, where the order of the lines does not tell it.
  var index: IndexNote
  /// How far its content stands from where its padding and alignment would put it.
  var slack = FixedPoint.zero
  /// The lines below it.
  var children: [ElementRow]
}

/// What a line says about an index path.
enum IndexNote: Hashable {
  /// Nothing: the order of the lines tells it.
  case expected
  /// This one, or none.
  case given(IndexPath?)
}

/// A run of items as its line tells it.
struct RangeRow {
  /// The run; of its frame only the size counts.
  var range: ElementRange
  var placement: Placement
  /// Whether the line says which item is the first, because the order of the lines does not.
  var isIndexGiven: Bool
}

/// One line directly inside a section.
enum SectionRow {
  case element(ElementRow)
  case range(RangeRow)
}
