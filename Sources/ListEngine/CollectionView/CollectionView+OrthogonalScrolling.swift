import CollectionLayout
import Elements
import Geometry

extension CollectionView {
  /// How far a section that scrolls by itself is scrolled, in points; 0 for all others.
  ///
  /// One that nobody has scrolled yet rests as near to its beginning as its behaviour lets it: with
  /// its first group in the middle where groups are centred.
  public func orthogonalOffset(inSection section: Int) -> Double {
    innerOffsets[section] ?? layout.initialOrthogonalOffset(section: section)
  }

  /// Scrolls a section that scrolls by itself, in points; it comes to rest where its layout says.
  public func scrollSection(_ section: Int, by distance: Double) {
    guard distance.isFinite else { return }
    prepareIfNeeded()
    guard layout.orthogonalContentLength(section: section) != nil else { return }
    let proposed = orthogonalOffset(inSection: section) + distance
    setInnerOffset(layout.restingOffset(section: section, proposed: proposed), ofSection: section)
  }

  /// Scrolls a section that scrolls by itself forward, or back, by so many of its resting places.
  ///
  /// Complexity: O(d) in the distance in points.
  public func scrollSection(_ section: Int, byGroups count: Int) {
    prepareIfNeeded()
    guard let length = layout.orthogonalContentLength(section: section), length.isFinite else {
      return
    }
    var offset = orthogonalOffset(inSection: section)
    var stops: [Double] = []
    var remaining = count.magnitude
    while remaining > 0,
      let next = nextStop(after: offset, forward: count > 0, section, length)
    {
      offset = inFirstRound(next, ofSection: section)
      remaining -= 1
      // Once around, only what is left of the last round counts.
      if offset == stops.first { remaining %= UInt(stops.count) }
      stops.append(offset)
    }
    setInnerOffset(offset, ofSection: section)
  }

  /// The same place in the first of the rounds that a section which wraps around consists of.
  ///
  /// That round begins where the section rests at first, so that what changes behind a card leaves
  /// it where it is. A thousandth of a point is no round.
  private func inFirstRound(_ offset: Double, ofSection section: Int) -> Double {
    guard let period = layout.orthogonalPeriod(section: section) else { return offset }
    let start = layout.initialOrthogonalOffset(section: section) - 0.001
    return offset - ((offset - start) / period).rounded(.down) * period
  }

  private func setInnerOffset(_ place: Double, ofSection section: Int) {
    let offset = inFirstRound(place, ofSection: section)
    innerOffsets[section] = offset
    settle(keeping: readersPlace)
  }

  /// The first place beyond an offset at which the section comes to rest by itself.
  ///
  /// A layout says where it rests for an offset, not where its groups are, so the offsets are tried
  /// point by point. Where it rests anywhere, the beginnings of its items are the places.
  private func nextStop(
    after offset: Double,
    forward: Bool,
    _ section: Int,
    _ length: Double
  ) -> Double? {
    if restsAnywhere(section, near: offset, forward: forward) {
      return nextItem(after: offset, forward: forward, section)
    }
    let step = forward ? 1.0 : -1.0
    var proposed = offset + step
    while proposed >= -length, proposed <= 2 * length {
      let rest = layout.restingOffset(section: section, proposed: proposed)
      if forward ? rest > offset + 0.001 : rest < offset - 0.001 { return rest }
      proposed += step
    }
    return nil
  }

  private func restsAnywhere(_ section: Int, near offset: Double, forward: Bool) -> Bool {
    let proposed = forward ? offset + 0.25 : offset - 0.25
    return layout.restingOffset(section: section, proposed: proposed) == proposed
  }

  private func nextItem(after offset: Double, forward: Bool, _ section: Int) -> Double? {
    let starts = (0..<numberOfItems(inSection: section)).lazy.compactMap { item in
      self.distanceFromStart(ofItem: IndexPath(item: item, section: section))
    }
    let period = layout.orthogonalPeriod(section: section)
    let places = starts.flatMap { start in
      period.map { [start - $0, start, start + $0] } ?? [start]
    }
    let beyond = places.filter { forward ? $0 > offset + 0.001 : $0 < offset - 0.001 }
    guard let next = forward ? beyond.min() : beyond.max() else { return nil }
    return layout.restingOffset(section: section, proposed: next)
  }

  private func distanceFromStart(ofItem position: IndexPath) -> Double? {
    guard
      let first = layout.attributesForItem(at: IndexPath(item: 0, section: position.section)),
      let item = layout.attributesForItem(at: position)
    else { return nil }
    return layoutDirection == .rightToLeft
      ? first.frame.maxX - item.frame.maxX : item.frame.minX - first.frame.minX
  }
}

extension CollectionViewLayout {
  fileprivate func initialOrthogonalOffset(section: Int) -> Double {
    orthogonalContentLength(section: section) == nil
      ? 0 : restingOffset(section: section, proposed: 0)
  }
}
