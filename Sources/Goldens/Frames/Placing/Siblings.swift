import Elements
import Geometry

/// How far the siblings of an element have got, which is what its place is told by.
///
/// Writing and reading go through the same values, so neither can know more than the other.
struct Siblings {
  /// What is around: the content of a parent, or the room of a section.
  var box: FixedRect
  /// The furthest edges of all siblings so far.
  var furthest: FixedPoint
  /// The sibling before.
  var previous: FixedRect?

  init(in box: FixedRect, slack: FixedPoint = .zero) {
    let origin = FixedPoint(x: box.minX + slack.x, y: box.minY + slack.y)
    self.box = FixedRect(origin: origin, size: box.size)
    furthest = origin
  }

  /// Takes note of one more sibling.
  mutating func add(_ frame: FixedRect) {
    for axis in Axis.allCases {
      furthest[axis] = max(furthest[axis], frame.far(axis))
    }
    previous = frame
  }

  /// Where `+` counts from along an axis.
  private func edge(along axis: Axis, onSameLine: Bool) -> Thousandths {
    onSameLine ? previous?.far(axis) ?? furthest[axis] : furthest[axis]
  }

  /// The near edge that a coordinate means, or nil where only a whole section can tell.
  func near(_ placement: Placement, along axis: Axis, length: Thousandths) -> Thousandths? {
    guard let coordinate = placement[axis] else { return nil }
    switch coordinate {
    case .fixed(let distance): return box.near(axis) + distance
    case .gap(let gap):
      return edge(along: axis, onSameLine: placement[axis.crossing] == .sameLine) + gap
    case .sameLine: return previous?.near(axis) ?? furthest[axis]
    case .middle(let shift): return middle(along: axis, length: length) + shift
    case .end(let distance): return box.far(axis) - distance - length
    case .afterItems: return nil
    }
  }

  /// The near edge of something centred in what is around.
  func middle(along axis: Axis, length: Thousandths) -> Thousandths {
    let room = box.length(axis) - length
    return box.near(axis) + Thousandths(rawValue: room.rawValue >> 1)
  }

  /// The frame that a place means, or nil where only a whole section can tell.
  func frame(_ placement: Placement, size: FixedSize) -> FixedRect? {
    guard
      let x = near(placement, along: .horizontal, length: size.width),
      let y = near(placement, along: .vertical, length: size.height)
    else { return nil }
    return FixedRect(origin: FixedPoint(x: x, y: y), size: size)
  }

  /// The place of a frame that follows the siblings so far along an axis.
  func placement(of frame: FixedRect, along axis: Axis, across: Alignment) -> Placement {
    let crossing = axis.crossing
    let gap = frame.near(axis) - furthest[axis]
    if gap < .zero, let previous, previous.near(axis) == frame.near(axis) {
      let beside = frame.near(crossing) - previous.far(crossing)
      return Placement(.sameLine, along: axis, across: .gap(beside))
    }
    return Placement(.gap(gap), along: axis, across: coordinate(of: frame, crossing, across))
  }

  /// The place of a frame that only what is around decides.
  func fixedPlacement(of frame: FixedRect) -> Placement {
    .relative(x: .fixed(frame.minX - box.minX), y: .fixed(frame.minY - box.minY))
  }

  /// The place of a frame that only what is around decides, told by how it is aligned there.
  func placement(of frame: FixedRect, x: Alignment, y: Alignment) -> Placement {
    .relative(x: coordinate(of: frame, .horizontal, x), y: coordinate(of: frame, .vertical, y))
  }

  /// How a place across a stack is told.
  enum Alignment {
    case near, middle, far
  }

  private func coordinate(
    of frame: FixedRect,
    _ axis: Axis,
    _ alignment: Alignment
  ) -> Coordinate {
    let length = frame.length(axis)
    return switch alignment {
    case .near: .fixed(frame.near(axis) - box.near(axis))
    case .middle: .middle(frame.near(axis) - middle(along: axis, length: length))
    case .far: .end(box.far(axis) - frame.far(axis))
    }
  }
}

extension FixedRect {
  func near(_ axis: Axis) -> Thousandths { axis == .horizontal ? minX : minY }
  func far(_ axis: Axis) -> Thousandths { axis == .horizontal ? maxX : maxY }

  /// The rectangle as seen in a mirror that stands at half the width.
  func mirrored(inWidth width: Thousandths) -> FixedRect {
    FixedRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension FixedPoint {
  subscript(axis: Axis) -> Thousandths {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
