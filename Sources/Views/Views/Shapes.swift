import Geometry

/// Room between the children of a stack.
final class SpacerView: DescribedView {
  override func contentSize(for proposal: ProposedSize) -> Size {
    guard case .spacer(let minLength) = description.kind else { return .zero }
    guard let stack = superview as? StackView, let axis = stack.content?.axis else { return .zero }
    var size = Size.zero
    size[axis] = max(minLength, proposal[axis] ?? minLength)
    return size
  }
}

/// A horizontal line as wide as it may be, also in a horizontal stack (our choice: the date line
/// of a chat); a vertical line is a rectangle with a width.
final class DividerView: DescribedView {
  override func contentSize(for proposal: ProposedSize) -> Size {
    guard case .divider(let thickness) = description.kind else { return .zero }
    return Size(width: proposal.width ?? 0, height: thickness)
  }
}

/// A rectangle or circle that takes the room it is offered.
final class ShapeView: DescribedView {
  /// The extent where none is offered, in points, as in SwiftUI.
  private static let idealExtent = 10.0

  override func contentSize(for proposal: ProposedSize) -> Size {
    let size = Size(
      width: proposal.width ?? Self.idealExtent,
      height: proposal.height ?? Self.idealExtent
    )
    guard case .circle = description.kind else { return size }
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }
}
