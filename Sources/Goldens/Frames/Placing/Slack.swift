import Elements
import Geometry

extension Element {
  /// How far the content of a stack stands from where its padding and alignment would put it.
  ///
  /// A frame that grows around its content then changes this one place, which is told on the line
  /// of the stack itself, and no line of a child.
  func slack(along axis: Axis?) -> FixedPoint {
    guard isStack else { return .zero }
    var slack = FixedPoint.zero
    for other in Axis.allCases {
      slack[other] = other == axis ? slackOfFirst(along: other) : slackOfAll(across: other)
    }
    return slack
  }

  private func slackOfFirst(along axis: Axis) -> Thousandths {
    guard let first = children.first else { return .zero }
    return first.frame.near(axis) - frame.near(axis) - padding(axis).near
  }

  private func slackOfAll(across axis: Axis) -> Thousandths {
    let frames = children.map(\.frame)
    switch alignment(along: axis) {
    case .near:
      guard let near = frames.map({ $0.near(axis) }).min() else { return .zero }
      return near - frame.near(axis) - padding(axis).near
    case .far:
      guard let far = frames.map({ $0.far(axis) }).max() else { return .zero }
      return far - frame.far(axis) + padding(axis).far
    case .middle:
      guard let longest = frames.max(by: { $0.length(axis) < $1.length(axis) }) else {
        return .zero
      }
      let room = Siblings(in: frame)
      return longest.near(axis) - room.middle(along: axis, length: longest.length(axis))
    }
  }

  private func padding(_ axis: Axis) -> (near: Thousandths, far: Thousandths) {
    guard let padding = attributes[.padding]?.numbers, padding.count == 4 else {
      return (.zero, .zero)
    }
    return axis == .horizontal ? (padding[1], padding[3]) : (padding[0], padding[2])
  }
}

extension FixedRect {
  func length(_ axis: Axis) -> Thousandths { axis == .horizontal ? width : height }
}
