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
  /// Where it is if it can be seen whole, else at the edge that it is beyond.
  case nearest
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
    together {
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
  }

  private func scroll(to position: IndexPath, at place: ScrollPosition) {
    prepareIfNeeded()
    // What is pinned, and how large the item is, shows only when it is there. Something that was
    // pinned may stand at its own place as soon as there is room for it, and still needs the room.
    var pinned = PinnedRoom()
    for _ in 0..<3 {
      guard let attributes = layout.attributesForItem(at: position) else { return }
      scrollSection(to: attributes)
      pinned.formUnion(pinnedRoom(section: position.section))
      let distance = distance(of: attributes.frame, to: place, beside: pinned)
      let landmark = ReadersPlace.Landmark(position: position, distance: distance)
      settle(keeping: .cells([landmark]))
    }
  }

  /// Brings an item onto the screen whose section scrolls by itself.
  private func scrollSection(to attributes: LayoutAttributes) {
    let frame = frameOnContent(of: attributes)
    guard
      let section = attributes.orthogonalSection,
      frame.minX < bounds.minX || frame.maxX > bounds.maxX,
      let first = layout.attributesForItem(at: IndexPath(item: 0, section: section))?.frame
    else { return }
    let start =
      layoutDirection == .rightToLeft
      ? first.maxX - attributes.frame.maxX : attributes.frame.minX - first.minX
    scrollSection(section, by: start - orthogonalOffset(inSection: section))
  }

  /// How far from the top left corner of the screen the item is to stand.
  private func distance(
    of frame: Rect,
    to place: ScrollPosition,
    beside pinned: PinnedRoom
  ) -> Point {
    let free = Rect(origin: .zero, size: bounds.size).inset(by: adjustedContentInset)
      .inset(by: EdgeInsets(top: pinned.top, bottom: pinned.bottom))
    let axis = layout.contentSize.height <= bounds.height ? Axis.horizontal : .vertical
    var distance = Point(x: frame.minX - contentOffset.x, y: frame.minY - contentOffset.y)
    let (near, far, length) = (free.min(axis), free.max(axis), frame.size[axis])
    switch place {
    case .top: distance[axis] = near
    case .centered: distance[axis] = (near + far - length) / 2
    case .bottom: distance[axis] = far - length
    case .nearest:
      let (isBefore, isBehind) = (distance[axis] < near, distance[axis] + length > far)
      if isBefore != isBehind { distance[axis] = isBefore ? near : max(near, far - length) }
    }
    return distance
  }

  /// The room that pinned views of a section take at the top and the bottom of the screen.
  private func pinnedRoom(section: Int) -> PinnedRoom {
    let pinned = displayed.values.map(\.attributes).filter {
      $0.isPinned && ($0.indexPath.section == section || $0.indexPath.item == Int.max)
    }
    let tops = pinned.filter { $0.frame.midY < bounds.midY }
    let bottoms = pinned.filter { $0.frame.midY >= bounds.midY }
    return PinnedRoom(
      top: tops.map(\.frame.height).max() ?? 0,
      bottom: bottoms.map(\.frame.height).max() ?? 0
    )
  }

  /// What pinned views take of the screen, in points.
  private struct PinnedRoom {
    var top = 0.0
    var bottom = 0.0

    mutating func formUnion(_ other: PinnedRoom) {
      top = max(top, other.top)
      bottom = max(bottom, other.bottom)
    }
  }

  private func isOnScreen(_ landmark: ReadersPlace.Landmark) -> Bool {
    guard let frame = displayed[.cell(landmark.position)]?.attributes.frame else { return false }
    return Rect(origin: landmark.distance, size: frame.size)
      .intersects(Rect(origin: .zero, size: bounds.size))
  }
}
