import Geometry

/// The boundary items of a section or layout around the box they belong to.
///
/// Along the scroll axis places are measured from the start of the extended box, across it from
/// the container's near edge.
struct BoundaryPlacement {
  let scrollAxis: Axis
  /// The length of the box itself.
  private(set) var core: Double
  /// What items that extend before the box add to it.
  private(set) var before = 0.0
  /// What items that extend after the box add to it.
  private(set) var after = 0.0
  private(set) var items: [Item] = []

  struct Item {
    let described: BoundarySupplementaryItem
    var frame: Rect
    let estimates: LayoutAttributes.Estimates
    let side: Side
  }

  /// Where along the scroll axis an item stands.
  enum Side { case near, middle, far }

  /// The box and everything that extends it.
  var length: Double { before + core + after }

  /// How far an item reaches beyond the extended box along the scroll axis, at most.
  var overhang: Double {
    items.reduce(0) { most, item in
      max(most, -item.frame.min(scrollAxis), item.frame.max(scrollAxis) - length)
    }
  }

  /// Whether the place of some item depends on what is visible.
  var hasPinnedItems: Bool { items.contains { $0.described.pinToVisibleBounds } }

  /// An item with its size and the part of the container across that it is placed in.
  struct Sized {
    var described: BoundarySupplementaryItem
    var size: Size
    var estimates: LayoutAttributes.Estimates
    var areaStart: Double
    var areaEnd: Double
  }

  init(_ sized: [Sized], core: Double, scrollAxis: Axis, grid: PixelGrid) {
    self.scrollAxis = scrollAxis
    self.core = core
    for item in sized { extend(by: item) }
    items = sized.map { item in
      let side = item.described.alignment.side(scrollAxis)
      var origin = Point.zero
      origin[scrollAxis] = along(item, side, grid)
      origin[scrollAxis.crossing] = across(item, grid)
      let frame = Rect(origin: origin, size: item.size)
      let insets = item.described.contentInsets.ignoringEstimates(of: item.described.layoutSize)
      return Item(
        described: item.described,
        frame: frame.inset(within: insets),
        estimates: item.estimates,
        side: side
      )
    }
  }

  /// Items on one side do not stack: the one that sticks out furthest decides.
  private mutating func extend(by item: Sized) {
    guard item.described.extendsBoundary else { return }
    let length = item.size[scrollAxis]
    let offset = item.described.offset[scrollAxis]
    switch item.described.alignment.side(scrollAxis) {
    case .near: before = max(before, length - offset)
    case .far: after = max(after, length + offset)
    case .middle: core = max(core, length)
    }
  }

  private func along(_ item: Sized, _ side: Side, _ grid: PixelGrid) -> Double {
    let length = item.size[scrollAxis]
    let offset = item.described.offset[scrollAxis]
    let extends = item.described.extendsBoundary
    switch side {
    case .near: return before + offset - (extends ? length : 0)
    case .far: return before + core + offset - (extends ? 0 : length)
    case .middle: return before + offset + grid.nearest((core - length) / 2)
    }
  }

  private func across(_ item: Sized, _ grid: PixelGrid) -> Double {
    let axis = scrollAxis.crossing
    let offset = item.described.offset[axis]
    let length = item.size[axis]
    switch item.described.alignment.side(axis) {
    case .near: return item.areaStart + offset
    case .far: return item.areaEnd - length + offset
    case .middle:
      return grid.nearest(item.areaStart + (item.areaEnd - item.areaStart - length) / 2) + offset
    }
  }
}

extension RectAlignment {
  func side(_ axis: Axis) -> BoundaryPlacement.Side {
    switch (self, axis) {
    case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): .near
    case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): .far
    case (.leading, .horizontal), (.topLeading, .horizontal), (.bottomLeading, .horizontal): .near
    case (.trailing, .horizontal), (.topTrailing, .horizontal), (.bottomTrailing, .horizontal):
      .far
    default: .middle
    }
  }
}
