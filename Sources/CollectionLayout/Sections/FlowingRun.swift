import Geometry

/// A run in which measured sizes decide how many items a group holds, as in a row of tags.
///
/// Up to the last measured item the groups are solved one by one; the rest, of which nothing was
/// measured, is a run of equal groups. A measured size costs the groups from its own to the last
/// measured one, which is one or two where items are measured in order.
struct FlowingRun: GroupRun {
  private let factory: GroupFactory
  private let spacing: RunSpacing
  private let template: SolvedGroup
  private var head: [SolvedGroup] = []
  private var firstItems: [Int] = []
  private var offsets: [Double] = []
  private var lastMeasured = -1
  private var tailItem = 0
  private var tailOffset = 0.0
  private var lastOfTail: SolvedGroup

  /// Makes a run of groups like the template, which holds at least one item.
  init(_ factory: GroupFactory, template: SolvedGroup) {
    self.factory = factory
    self.template = template
    spacing = RunSpacing(factory.section, factory.runAxis)
    lastOfTail = template
    solveTail()
  }

  private var tailCount: Int {
    (factory.itemCount - tailItem + template.capacity - 1) / template.capacity
  }
  private var tailPitch: Double { spacing.pitch(template.size[factory.runAxis]) }

  var count: Int { head.count + tailCount }

  var length: Double {
    guard count > 0 else { return 0 }
    let last = count - 1
    return offset(ofGroup: last) + group(last).size[factory.runAxis] + spacing.far
  }

  var breadth: Double {
    let across = factory.runAxis.crossing
    let tail = tailCount == 0 ? 0 : (tailCount == 1 ? lastOfTail : template).size[across]
    return head.reduce(tail) { max($0, $1.size[across]) }
  }

  func group(_ index: Int) -> SolvedGroup {
    if index < head.count { return head[index] }
    return index == count - 1 ? lastOfTail : template
  }

  func firstItem(ofGroup index: Int) -> Int {
    index < head.count
      ? firstItems[index] : tailItem + (index - head.count) * template.capacity
  }

  func groupIndex(ofItem item: Int) -> Int {
    if item >= tailItem { return head.count + (item - tailItem) / template.capacity }
    return firstItems.partitioningIndex { $0 > item } - 1
  }

  func offset(ofGroup index: Int) -> Double {
    spacing.near
      + (index < head.count
        ? offsets[index] : tailOffset + Double(index - head.count) * tailPitch)
  }

  func groupIndex(after offset: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let end = self.offset(ofGroup: middle) + group(middle).size[factory.runAxis]
      if end > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  mutating func remeasure(item: Int) {
    lastMeasured = max(lastMeasured, item)
    let index = groupIndex(ofItem: item)
    if index < head.count {
      tailItem = firstItems[index]
      tailOffset = offsets[index]
      head.removeSubrange(index...)
      firstItems.removeSubrange(index...)
      offsets.removeSubrange(index...)
    }
    while tailItem <= lastMeasured, tailItem < factory.itemCount {
      let group = factory.group(from: tailItem)
      guard group.capacity > 0 else { break }
      head.append(group)
      firstItems.append(tailItem)
      offsets.append(tailOffset)
      tailItem = min(factory.itemCount, tailItem + group.capacity)
      tailOffset += spacing.pitch(group.size[factory.runAxis])
    }
    solveTail()
  }

  private mutating func solveTail() {
    let rest = (factory.itemCount - tailItem) % template.capacity
    lastOfTail = rest == 0 ? template : factory.template(available: rest).0
  }
}

extension Array {
  /// The first index whose element, and all after it, satisfy a condition; `count` where none do.
  ///
  /// Complexity: O(log n) in the number of elements.
  func partitioningIndex(where isInSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
