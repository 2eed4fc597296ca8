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
  /// The number of the traits: everything of the environment but safe area and screen height.
  var traits: Int
  /// The pictures the view asks for from outside, as far as they were there.
  var pictures: [AwaitedPicture]
  /// The size, in points, unrounded.
  var size: Size

  /// Whether all that does not come from the list is as it was.
  func holds(for proposal: ProposedSize, traits: Int, images: ImageStore) -> Bool {
    self.proposal == proposal && self.traits == traits
      && pictures.allSatisfy { images.picture(for: $0.url)?.size == $0.size }
  }
}

/// A picture that a view asks for by its address, and its size if it is there.
struct AwaitedPicture {
  var url: String
  var size: Size?
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
