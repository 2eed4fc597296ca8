import CollectionLayout
import Geometry
import Views

/// A size that a view asked for, and everything it depended on.
///
/// While all of that is equal, the view is not asked again.
struct Measurement {
  /// What was measured.
  var component: AnyComponent
  /// The room that was offered.
  var proposal: ProposedSize
  /// The number of the environment, in which text size and direction count but not the screen.
  var traits: Int
  /// The size, in points, unrounded.
  var size: Size

  /// Lets the size stand in for the right one until the view is asked again.
  mutating func expire() { traits = -1 }
}

extension LayoutAttributes {
  /// The lengths that the layout decides, which is what a view is offered.
  var proposal: ProposedSize {
    ProposedSize(
      width: estimates.width == nil ? frame.width : nil,
      height: estimates.height == nil ? frame.height : nil
    )
  }

  /// The size of a view that wants `wanted`: only the estimated lengths are up to it.
  func size(wanting wanted: Size) -> Size {
    func length(_ axis: Axis) -> Double {
      guard estimates[axis] != nil, wanted[axis].isFinite else { return frame.size[axis] }
      return max(0, wanted[axis])
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }
}
