import Geometry

/// A run in which every group but the last holds the same number of items.
///
/// Groups without a measured item share one solution; a measured size costs one group and
/// O(log n) in the number of groups.
struct StableRun: GroupRun {
  private let factory: GroupFactory
  private let spacing: RunSpacing
  private let template: SolvedGroup
  private let capacity: Int
  private let isMeasurable: Bool
  private var solved: [Int: SolvedGroup] = [:]
  private var pitches: RunningSums
  private(set) var breadth: Double

  /// Makes a run of groups like the template, which holds at least one item.
  init(_ factory: GroupFactory, template: SolvedGroup) {
    self.factory = factory
    self.template = template
    capacity = template.capacity
    spacing = RunSpacing(factory.section, factory.runAxis)
    isMeasurable = factory.section.group.isMeasurable
    let count = (factory.itemCount + capacity - 1) / capacity
    let axis = factory.runAxis
    pitches = RunningSums(count: count, each: spacing.pitch(template.size[axis]))
    breadth = template.size[axis.crossing]
    let rest = factory.itemCount % capacity
    if rest != 0 {
      store(factory.template(available: rest).0, at: count - 1)
      if count == 1 { breadth = solved[0]?.size[axis.crossing] ?? breadth }
    }
  }

  var count: Int { pitches.count }
  var length: Double { max(0, pitches.total - spacing.between) }

  func group(_ index: Int) -> SolvedGroup { solved[index] ?? template }
  func firstItem(ofGroup index: Int) -> Int { index * capacity }
  func groupIndex(ofItem item: Int) -> Int { item / capacity }
  func offset(ofGroup index: Int) -> Double { pitches.sum(before: index) + spacing.near }

  func groupIndex(after offset: Double) -> Int {
    let index = pitches.index(after: offset)
    guard index < count else { return index }
    let end = self.offset(ofGroup: index) + group(index).size[factory.runAxis]
    return end > offset ? index : index + 1
  }

  mutating func remeasure(item: Int) {
    guard isMeasurable else { return }
    let index = groupIndex(ofItem: item)
    store(factory.group(from: firstItem(ofGroup: index)), at: index)
    guard factory.section.group.layoutSize.isEstimated(factory.runAxis.crossing) else { return }
    let across = factory.runAxis.crossing
    breadth = solved.values.reduce(solved.count < count ? template.size[across] : 0) {
      max($0, $1.size[across])
    }
  }

  private mutating func store(_ group: SolvedGroup, at index: Int) {
    solved[index] = group
    pitches[index] = spacing.pitch(group.size[factory.runAxis])
  }
}
