import CollectionLayout
public import Geometry

extension CollectionView {
  /// Drags the content with a finger and lets go.
  ///
  /// - Parameters:
  ///   - distance: How far, in points; a positive one brings what follows.
  ///   - velocity: How fast the content moves when the finger lets go, in points per second. With
  /// none the content rests where the layout says.
  public func drag(by distance: Point, velocity: Point = .zero) {
    beginDragging()
    moveFinger(by: distance)
    endDragging(velocity: velocity)
  }

  /// Puts a finger down to drag the content; whatever moved by itself stops.
  public func beginDragging() {
    guard !isDragging else { return }
    isDragging = true
    isDecelerating = false
    together {
      for element in displayed.keys.sorted(by: { Self.order($0) < Self.order($1) }) {
        unhighlight(element)
      }
      tell(.willBeginDragging)
    }
  }

  /// Moves the finger that drags the content, in points; a positive distance brings what follows.
  public func moveFinger(by distance: Point) {
    glide(by: distance) { self.isDragging }
  }

  /// Lets go of the content, which goes on to where it comes to rest.
  ///
  /// - Parameter velocity: How fast the content moves at this moment, in points per second.
  public func endDragging(velocity: Point = .zero) {
    guard isDragging else { return }
    var end = DragEnd(metrics: metrics, velocity: velocity, targetOffset: restingOffset(velocity))
    events.append(Event(.willEndDragging))
    list.handlers.willEndDragging?(&end)
    let target = clamped(end.targetOffset)
    lookForEnd(at: target)
    isDragging = false
    let distance = Point(x: target.x - contentOffset.x, y: target.y - contentOffset.y)
    isDecelerating = distance != .zero
    tellEndOfDragging(willDecelerate: isDecelerating)
    if isDecelerating { decelerate(by: distance) }
  }

  private func tellEndOfDragging(willDecelerate: Bool) {
    let (metrics, handler) = (metrics, list.handlers.didEndDragging)
    tell(.didEndDragging) { handler?(metrics, willDecelerate) }
    deliverEvents()
  }

  private func decelerate(by distance: Point) {
    tell(.willBeginDecelerating)
    deliverEvents()
    glide(by: distance) { self.isDecelerating }
    guard isDecelerating else { return }
    isDecelerating = false
    lookForLeavingEnd()
    tell(.didEndDecelerating)
    deliverEvents()
  }

  /// Where content comes to rest that is let go, if nobody else decides.
  ///
  /// A scroll view's usual deceleration leaves 0.998 of the velocity each millisecond, which adds
  /// up to `v / 1000 * 0.998 / (1 - 0.998)` points (WWDC 2018, session 803).
  private func restingOffset(_ velocity: Point) -> Point {
    let factor = 0.998 / (1 - 0.998) / 1000
    let proposed = clamped(
      contentOffset.offsetBy(x: velocity.x * factor, y: velocity.y * factor)
    )
    return clamped(layout.targetContentOffset(forProposed: proposed))
  }

  /// Scrolls in steps of no more than half a screen, so that whatever passes by is displayed.
  ///
  /// It ends early at an edge of the content, and as soon as `goesOn` says no. However far it is,
  /// there are no more than 1,000 steps.
  private func glide(by distance: Point, while goesOn: () -> Bool) {
    guard distance.x.isFinite, distance.y.isFinite else { return }
    let longest = Point(
      x: max(bounds.width / 2, abs(distance.x) / 1000),
      y: max(bounds.height / 2, abs(distance.y) / 1000)
    )
    var left = distance
    while left != .zero, goesOn() {
      let step = Point(
        x: min(max(left.x, -longest.x), longest.x),
        y: min(max(left.y, -longest.y), longest.y)
      )
      let target = clamped(contentOffset.offsetBy(x: step.x, y: step.y))
      guard target != contentOffset else { return }
      left = left.offsetBy(x: contentOffset.x - target.x, y: contentOffset.y - target.y)
      scroll(by: step)
    }
  }
}
