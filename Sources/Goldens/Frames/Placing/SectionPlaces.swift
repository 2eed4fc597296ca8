import Elements
import Geometry

/// How far the items and headers of one section have got.
///
/// Along the axis on which sections follow one another everything is told from the end of the
/// section before. Items count from each other; headers before them push them away together.
struct SectionPlaces {
  /// The axis on which sections follow one another.
  let flow: Axis
  /// The axis on which the items of this section follow one another.
  let itemAxis: Axis
  /// The section as a whole, for everything that is neither item nor header.
  let room: Siblings
  /// The items so far.
  private(set) var items: Siblings
  /// The furthest edge of the items along the flow, where there are any.
  private(set) var itemsEnd: Thousandths?
  /// The furthest edge of everything that takes room along the flow.
  private(set) var end: Thousandths

  init(of layout: Attributes, after start: Thousandths, contentSize: FixedSize) {
    flow = layout["scrollDirection"] == .word("horizontal") ? .horizontal : .vertical
    itemAxis = Self.isSideways(layout) ? flow.crossing : flow
    var box = FixedRect(origin: .zero, size: contentSize)
    box.origin[flow] = start
    room = Siblings(in: box)
    items = room
    end = start
  }

  private static func isSideways(_ layout: Attributes) -> Bool {
    guard let behavior = layout["orthogonalScrollingBehavior"]?.string else { return false }
    return behavior != "none"
  }

  /// Takes note of a header before the items.
  mutating func add(header frame: FixedRect) {
    items.furthest[flow] = max(items.furthest[flow], frame.far(flow))
    note(frame)
  }

  /// Makes ready for the next item.
  ///
  /// What a row that scrolls sideways is told from is where the headers before it end.
  mutating func beginItem() {
    if itemsEnd == nil { items.box.origin[flow] = items.furthest[flow] }
  }

  /// Takes note of an item, or of a run of items.
  mutating func add(item frame: FixedRect) {
    items.add(frame)
    itemsEnd = max(itemsEnd ?? frame.far(flow), frame.far(flow))
    note(frame)
  }

  /// Takes note of a footer or badge.
  mutating func note(_ frame: FixedRect) {
    end = max(end, frame.far(flow))
  }

  /// The place of the next item.
  func placement(ofItem frame: FixedRect) -> Placement {
    items.placement(of: frame, along: itemAxis, across: .near)
  }

  /// The place of a header before the items.
  func placement(ofHeader frame: FixedRect) -> Placement {
    let across = frame.near(flow.crossing) - room.box.near(flow.crossing)
    let gap = frame.near(flow) - items.furthest[flow]
    return Placement(.gap(gap), along: flow, across: .fixed(across))
  }

  /// The place of a footer behind the items.
  func placement(ofFooter frame: FixedRect, behind itemsEnd: Thousandths) -> Placement {
    let across = frame.near(flow.crossing) - room.box.near(flow.crossing)
    return Placement(
      .afterItems(frame.near(flow) - itemsEnd),
      along: flow,
      across: .fixed(across)
    )
  }

  /// The frame of a header before the items, or nil where the place is not that of one.
  func frame(ofHeader placement: Placement, size: FixedSize) -> FixedRect? {
    guard case .gap? = placement[flow] else { return nil }
    var reached = room
    reached.furthest[flow] = items.furthest[flow]
    return reached.frame(placement, size: size)
  }

  /// The frame of a footer behind the items, or nil where the place is not that of one.
  func frame(ofFooter placement: Placement, size: FixedSize) -> FixedRect? {
    guard case .afterItems(let gap)? = placement[flow] else { return nil }
    var origin = FixedPoint.zero
    origin[flow] = (itemsEnd ?? items.furthest[flow]) + gap
    let crossing = flow.crossing
    let length = crossing == .horizontal ? size.width : size.height
    guard let across = room.near(placement, along: crossing, length: length) else { return nil }
    origin[crossing] = across
    return FixedRect(origin: origin, size: size)
  }
}
