import Geometry

/// A group whose members have their places.
///
/// All places are measured from the outer corner of the group, left to right.
struct SolvedGroup {
  /// The size with the items there are: trimmed where the last group is only partly filled.
  var size: Size
  /// The size a full group has.
  var wholeSize: Size
  /// How many items a full group holds.
  var capacity: Int
  /// The items there are, in order.
  var items: [Item] = []
  /// The views anchored to items and groups, in order.
  var badges: [Badge] = []

  struct Item {
    var frame: Rect
    var estimates = LayoutAttributes.Estimates.none
    /// The order of drawing that a custom group gave, if one did.
    var zIndex: Int?
  }

  struct Badge {
    var kind: String
    var frame: Rect
    var zIndex: Int
    /// The item of the group it is anchored to; nil where it is anchored to the group itself.
    var item: Int?
  }

  /// A group that holds nothing.
  static let empty = SolvedGroup(size: .zero, wholeSize: .zero, capacity: 0)

  var isPartlyFilled: Bool { items.count < capacity }

  func badgeCount(ofKind kind: String) -> Int {
    badges.count { $0.kind == kind }
  }
}

/// Why a group holds nothing.
enum GroupFailure: Hashable {
  case noRoom(available: Size, insets: DirectionalEdgeInsets)
  case firstItemDoesNotFit(Axis, length: Double, available: Double)
  case empty
  case countBelowOne(Int)

  func trouble(section: Int) -> LayoutTrouble {
    switch self {
    case .noRoom(let available, let insets):
      .noRoom(section: section, available: available, insets: insets)
    case .firstItemDoesNotFit(let axis, let length, let available):
      .firstItemDoesNotFit(section: section, axis: axis, length: length, available: available)
    case .empty:
      .emptyGroup(section: section)
    case .countBelowOne(let count):
      .countBelowOne(section: section, count: count)
    }
  }
}
