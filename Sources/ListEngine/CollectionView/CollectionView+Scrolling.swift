import CollectionLayout
public import Elements
public import Geometry

/// Where to scroll to.
public enum ScrollTarget: Hashable, Sendable {
  /// The beginning of the content.
  case top
  /// The end of the content.
  case bottom
  /// An item, at a place on the screen.
  case item(IndexPath, at: ScrollPosition)
}

/// Where an item is to stand between the bars of the screen.
public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
  /// Below whatever is pinned at the top.
  case top
  /// In the middle.
  case centered
  /// Above whatever is pinned at the bottom.
  case bottom
}

extension CollectionView {
  /// Scrolls by a distance, in points, as far as the content reaches.
  ///
  /// What was on the screen and still is moves by just that distance, even if views that come in
  /// before it turn out larger or smaller than was assumed.
  public func scroll(by distance: Point) {
    let target = clamped(contentOffset.offsetBy(x: distance.x, y: distance.y))
    let moved = Point(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
    if moved != .zero { scrolledBack = moved.x < 0 || moved.y < 0 }
    let seen = landmarks.map { landmark in
      ReadersPlace.Landmark(
        position: landmark.position,
        distance: landmark.distance.offsetBy(x: -moved.x, y: -moved.y)
      )
    }
    _ = move(to: target)
    let still = seen.filter { isOnScreen($0) }
    settle(keeping: still.isEmpty ? .none : .cells(still))
  }

  /// Scrolls to a place of the content, in points, as far as the content reaches.
  public func setContentOffset(_ offset: Point) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    let target = clamped(offset)
    scroll(by: Point(x: target.x - contentOffset.x, y: target.y - contentOffset.y))
  }

  /// Scrolls to one end, or to an item.
  ///
  /// Sizes that become known on the way do not move the target; an item that does not exist
  /// leaves everything as it is.
  public func scroll(to target: ScrollTarget) {
    switch target {
    case .top:
      _ = move(to: minimumOffset)
      settle(keeping: .none)
      if move(to: minimumOffset) { settle(keeping: .none) }
    case .bottom:
      settle(keeping: .bottom)
    case .item(let position, let place):
      scroll(to: position, at: place)
    }
  }

  private func scroll(to position: IndexPath, at place: ScrollPosition) {
    prepareIfNeeded()
    // What is pinned, and how large the item is, shows only when it is there.
    for _ in 0..<3 {
      guard let frame = layout.attributesForItem(at: position)?.frame else { return }
      let distance = distance(of: frame, to: place, section: position.section)
      let landmark = ReadersPlace.Landmark(position: position, distance: distance)
      settle(keeping: .cells([landmark]))
    }
  }

  /// How far from the top left corner of the screen the item is to stand.
  private func distance(of frame: Rect, to place: ScrollPosition, section: Int) -> Point {
    let insets = adjustedContentInset
    let (top, bottom) = pinnedHeights(section: section)
    let free = Rect(
      x: insets.left,
      y: insets.top + top,
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom - top - bottom
    )
    let scrollsSideways = layout.contentSize.height <= bounds.height
    let x = frame.minX - contentOffset.x
    switch place {
    case .top:
      return scrollsSideways
        ? Point(x: free.minX, y: frame.minY - contentOffset.y) : Point(x: x, y: free.minY)
    case .centered:
      return scrollsSideways
        ? Point(x: free.midX - frame.width / 2, y: frame.minY - contentOffset.y)
        : Point(x: x, y: free.midY - frame.height / 2)
    case .bottom:
      return scrollsSideways
        ? Point(x: free.maxX - frame.width, y: frame.minY - contentOffset.y)
        : Point(x: x, y: free.maxY - frame.height)
    }
  }

  /// The room that pinned views of a section take at the top and the bottom of the screen.
  private func pinnedHeights(section: Int) -> (top: Double, bottom: Double) {
    let pinned = displayed.values.map(\.attributes).filter {
      $0.isPinned && ($0.indexPath.section == section || $0.indexPath.item == Int.max)
    }
    let (tops, bottoms) = (
      pinned.filter { $0.frame.midY < bounds.midY }, pinned.filter { $0.frame.midY >= bounds.midY }
    )
    return (tops.map(\.frame.height).max() ?? 0, bottoms.map(\.frame.height).max() ?? 0)
  }

  private func isOnScreen(_ landmark: ReadersPlace.Landmark) -> Bool {
    guard let frame = displayed[.cell(landmark.position)]?.attributes.frame else { return false }
    return Rect(origin: landmark.distance, size: frame.size)
      .intersects(Rect(origin: .zero, size: bounds.size))
  }
}
