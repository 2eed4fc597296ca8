import Geometry

/// A view that places its children after one another along an axis.
///
/// Children of higher layout priority are served first; among equals, those that can change
/// their length least. Each is offered an equal share of what is left. The rules are SwiftUI's.
public final class StackView: DescribedView {
  init(stack description: ViewDescription) {
    super.init(description)
  }

  var content: StackContent? {
    if case .stack(let content) = description.kind { content } else { nil }
  }

  override func contentSize(for proposal: ProposedSize) -> Size {
    guard let content else { return .zero }
    let sizes = childSizes(for: proposal)
    var size = Size.zero
    size[content.axis] = sizes.reduce(totalSpacing) { $0 + $1[content.axis] }
    size[content.axis.crossing] = crossExtent(of: sizes)
    return size
  }

  override func layoutContent(in rect: Rect) {
    guard let content else { return }
    let axis = content.axis
    var sizes = childSizes(for: ProposedSize(rect.size))
    let free = max(0, rect.size[axis] - sizes.reduce(totalSpacing) { $0 + $1[axis] })
    var position = rect.min(axis)
    if free > 0, let index = mostShortened(sizes, across: rect.size[axis.crossing]) {
      // What a text leaves by wrapping between words stays its own: a full row is full.
      sizes[index][axis] += free
    } else {
      // Where no child takes the free room, the run stands in the middle of it, as in SwiftUI.
      position += free / 2
    }
    let crossing = crossPositions(of: sizes, in: rect)
    for (index, view) in subviews.enumerated() {
      var origin = Point.zero
      origin[axis] = pixelGrid.nearest(position)
      origin[axis.crossing] = crossing[index]
      view.frame = Rect(origin: origin, size: sizes[index])
      position += sizes[index][axis] + content.spacing
    }
  }

  override func contentBaseline(_ edge: BaselineEdge, at size: Size) -> Double? {
    let sizes = childSizes(for: ProposedSize(size))
    let places = crossPositions(of: sizes, in: Rect(origin: .zero, size: size))
    var offset = 0.0
    var found: Double?
    for (index, view) in subviews.enumerated() {
      let top = content?.axis == .vertical ? offset : places[index]
      if let baseline = view.baseline(edge, at: sizes[index]) {
        found = baseline + top
        if edge == .first { return found }
      }
      offset += sizes[index].height + (content?.spacing ?? 0)
    }
    return found
  }

  private var totalSpacing: Double {
    (content?.spacing ?? 0) * Double(max(0, subviews.count - 1))
  }
}

// MARK: - Along the axis

extension StackView {
  /// The size of each child when the stack is offered some room.
  private func childSizes(for proposal: ProposedSize) -> [Size] {
    guard let axis = content?.axis else { return [] }
    guard let offered = proposal[axis], offered.isFinite else {
      return subviews.map { $0.sizeThatFits(proposal) }
    }
    return share(max(0, offered - totalSpacing), across: proposal[axis.crossing], along: axis)
  }

  private func share(_ room: Double, across: Double?, along axis: Axis) -> [Size] {
    let ranges = subviews.map { LengthRange(of: $0, along: axis, across: across) }
    var sizes = Array(repeating: Size.zero, count: subviews.count)
    var room = room
    var waiting = Array(subviews.indices)
    while let priority = waiting.map({ ranges[$0].priority }).max() {
      var group = waiting.filter { ranges[$0].priority == priority }
      waiting.removeAll { ranges[$0].priority == priority }
      // Those that come later keep at least their smallest length.
      let reserved = waiting.reduce(0) { $0 + ranges[$1].least }
      group.sort { (ranges[$0].flexibility, $0) < (ranges[$1].flexibility, $1) }
      for (served, index) in group.enumerated() {
        let share = max(0, room - reserved) / Double(group.count - served)
        var offer = ProposedSize()
        offer[axis] = share
        offer[axis.crossing] = across
        sizes[index] = subviews[index].sizeThatFits(offer)
        room -= sizes[index][axis]
      }
    }
    return sizes
  }

  /// The child that got least of what it wanted, where any got less.
  private func mostShortened(_ sizes: [Size], across: Double) -> Int? {
    guard let axis = content?.axis else { return nil }
    let shortage = subviews.indices.map { index in
      let range = LengthRange(of: subviews[index], along: axis, across: across)
      return range.least + range.flexibility - sizes[index][axis]
    }
    guard let index = shortage.indices.max(by: { shortage[$0] < shortage[$1] }) else { return nil }
    return shortage[index] > 0.001 ? index : nil
  }

  /// How short and how long a child can be.
  private struct LengthRange {
    var priority: Double
    var least: Double
    var flexibility: Double

    init(of view: View, along axis: Axis, across: Double?) {
      var offer = ProposedSize()
      offer[axis.crossing] = across
      offer[axis] = 0
      least = view.sizeThatFits(offer)[axis]
      offer[axis] = .infinity
      flexibility = view.sizeThatFits(offer)[axis] - least
      let description = (view as? DescribedView)?.description
      // A spacer gives way to everything else, as in SwiftUI.
      if case .spacer = description?.kind {
        priority = -.infinity
      } else {
        priority = description?.modifiers.layoutPriority ?? 0
      }
    }
  }
}

// MARK: - Across the axis

extension StackView {
  private func crossExtent(of sizes: [Size]) -> Double {
    guard let content else { return 0 }
    guard let edge = baselineEdge else {
      return sizes.map { $0[content.axis.crossing] }.max() ?? 0
    }
    let baselines = baselines(edge, of: sizes)
    let above = baselines.max() ?? 0
    let below = zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0
    return above + below
  }

  private func crossPositions(of sizes: [Size], in rect: Rect) -> [Double] {
    guard let content else { return [] }
    let axis = content.axis.crossing
    if let edge = baselineEdge {
      let baselines = baselines(edge, of: sizes)
      let top = rect.minY + max(0, rect.height - crossExtent(of: sizes)) / 2
      let line = top + (baselines.max() ?? 0)
      return baselines.map { pixelGrid.nearest(line - $0) }
    }
    let fraction =
      axis == .horizontal
      ? content.alignment.horizontal.fraction : content.alignment.vertical.fraction
    return sizes.map {
      pixelGrid.nearest(rect.min(axis) + (rect.size[axis] - $0[axis]) * fraction)
    }
  }

  private var baselineEdge: BaselineEdge? {
    guard let content, content.axis == .horizontal else { return nil }
    switch content.alignment.vertical {
    case .firstTextBaseline: return .first
    case .lastTextBaseline: return .last
    default: return nil
    }
  }

  /// The distance from each child's top to its baseline; its bottom where it has no text.
  private func baselines(_ edge: BaselineEdge, of sizes: [Size]) -> [Double] {
    zip(subviews, sizes).map { $0.baseline(edge, at: $1) ?? $1.height }
  }
}
