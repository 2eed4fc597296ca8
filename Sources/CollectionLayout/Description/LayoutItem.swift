public import Geometry

/// What a group is made of: an item or another group.
public protocol LayoutSubitem: Sendable {
  /// The item or group as a member of a group.
  var subitem: LayoutGroup.Subitem { get }
}

/// The description of one item: a size and the room around and inside it.
public struct LayoutItem: Hashable, Sendable, LayoutSubitem {
  /// The size of the slot.
  public var layoutSize: LayoutSize
  /// Views anchored to the item.
  public var supplementaryItems: [SupplementaryItem]
  /// Margins that shrink the frame inside its slot, in points; ignored on an estimated axis.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// Room outside the slot.
  public var edgeSpacing = LayoutEdgeSpacing.none

  /// Makes an item of a size.
  public init(layoutSize: LayoutSize, supplementaryItems: [SupplementaryItem] = []) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The item as a member of a group.
  public var subitem: LayoutGroup.Subitem { .item(self) }
}

/// A place that a custom group gives to an item.
public struct CustomItem: Hashable, Sendable {
  /// The place, measured from the outer corner of the group, in points.
  public var frame: Rect
  /// The order of drawing.
  public var zIndex: Int

  /// Makes a place.
  public init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
