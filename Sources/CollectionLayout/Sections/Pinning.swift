import Geometry

extension BoundaryPlacement {
  /// What is added to the order of drawing of a pinned item that is in sight.
  static let pinnedZIndex = 1_000_000_000

  /// Where an item is shown, given where its box begins and what is visible along the scroll axis.
  ///
  /// A pinned item is held at the visible edge, up to the far edge of its own box, where the room
  /// of items that extend on that side does not count. It never passes its own place.
  func shown(_ item: Item, boxStart: Double, visible: Visible) -> (frame: Rect, zIndex: Int) {
    var frame = item.frame
    frame.origin[scrollAxis] += boxStart
    guard item.described.pinToVisibleBounds else { return (frame, item.described.zIndex) }
    let size = frame.size[scrollAxis]
    let natural = frame.origin[scrollAxis]
    let first = boxStart + before
    let last = boxStart + before + core - size
    let held =
      switch item.side {
      case .near: max(natural, min(max(natural, visible.start), last))
      case .far: min(natural, max(min(natural, visible.end - size), first))
      case .middle: min(max(natural, visible.start), max(natural, last))
      }
    frame.origin[scrollAxis] = held
    let isInSight = held < visible.end && held + size > visible.start
    return (frame, item.described.zIndex + (isInSight ? Self.pinnedZIndex : 0))
  }

  /// The part of the content between the bars, along the scroll axis.
  struct Visible {
    var start: Double
    var end: Double
  }
}
