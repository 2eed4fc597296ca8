import Elements
import Geometry

/// All sections of a layout in their places, left to right.
struct SolvedLayout {
  let configuration: LayoutConfiguration
  let surroundings: Surroundings
  private(set) var sections: [SolvedSection?] = []
  private(set) var boundary: BoundaryPlacement
  /// How far a boundary item sticks out of its section, at most.
  private(set) var overhang = 0.0
  /// The extent of the largest group across the scroll axis.
  private var breadth = 0.0
  private var ownTroubles: [LayoutTrouble] = []
  private var pitches: RunningSums
  private let measured: (LayoutElement) -> Size?

  var scrollAxis: Axis { surroundings.scrollAxis }

  init(
    configuration: LayoutConfiguration,
    surroundings: Surroundings,
    itemCounts: [Int],
    provider: CompositionalLayout.SectionProvider,
    measuredElements: [LayoutElement],
    measured: @escaping (LayoutElement) -> Size?
  ) {
    self.configuration = configuration
    self.surroundings = surroundings
    self.measured = measured
    boundary = BoundaryPlacement(
      [],
      core: 0,
      scrollAxis: surroundings.scrollAxis,
      grid: surroundings.resolver.grid
    )
    pitches = RunningSums(count: itemCounts.count, each: configuration.interSectionSpacing)
    ownTroubles = configuration.boundarySupplementaryItems.repeatedKinds.map {
      .duplicateElementKind(section: nil, kind: $0)
    }
    let environment = surroundings.environment(surroundings.container)
    for (index, count) in itemCounts.enumerated() {
      add(provider(index, environment), index: index, itemCount: count)
    }
    for element in measuredElements.sorted(by: { $0.indexPath < $1.indexPath }) {
      remeasureSection(of: element)
    }
    breadth = sections.reduce(0) { max($0, $1?.breadth ?? 0) }
    solveBoundary()
  }

  private mutating func add(_ section: LayoutSection?, index: Int, itemCount: Int) {
    let solved = section.map {
      SolvedSection(
        index,
        $0,
        itemCount: itemCount,
        configuration: configuration,
        surroundings: surroundings,
        measured: measured
      )
    }
    if solved == nil, itemCount > 0 {
      ownTroubles.append(.noLayout(section: index, items: itemCount))
    }
    sections.append(solved)
    updatePitch(of: index)
  }

  private mutating func updatePitch(of index: Int) {
    let section = sections[index]
    pitches[index] = (section?.length ?? 0) + configuration.interSectionSpacing
    overhang = max(overhang, section?.boundary.overhang ?? 0)
  }

  private mutating func solveBoundary() {
    let items = configuration.boundarySupplementaryItems.withoutRepeatedKinds
    boundary = BoundaryPlacement(
      items.map { item in
        let path = IndexPath(item: .max, section: 0)
        let size = measured(.supplementary(kind: item.elementKind, path))
        return surroundings.sized(item, insets: .zero, measured: size)
      },
      core: max(0, pitches.total - configuration.interSectionSpacing),
      scrollAxis: scrollAxis,
      grid: surroundings.resolver.grid
    )
  }

  mutating func remeasure(_ element: LayoutElement) {
    let index = element.indexPath.section
    let breadthBefore = section(index)?.breadth
    remeasureSection(of: element)
    if section(index)?.breadth != breadthBefore {
      breadth = sections.reduce(0) { max($0, $1?.breadth ?? 0) }
    }
    solveBoundary()
  }

  private mutating func remeasureSection(of element: LayoutElement) {
    let index = element.indexPath.section
    guard sections.indices.contains(index) else { return }
    sections[index]?.remeasure(element)
    updatePitch(of: index)
  }
}

extension SolvedLayout {
  var troubles: [LayoutTrouble] { ownTroubles + sections.flatMap { $0?.troubles ?? [] } }

  var hasPinnedItems: Bool {
    boundary.hasPinnedItems || sections.contains { $0?.boundary.hasPinnedItems ?? false }
  }

  var contentSize: Size {
    var size = surroundings.container
    size[scrollAxis] = boundary.length
    size[scrollAxis.crossing] = max(size[scrollAxis.crossing], breadth)
    return size
  }

  func section(_ index: Int) -> SolvedSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Where a section begins along the scroll axis.
  func start(ofSection index: Int) -> Double { boundary.before + pitches.sum(before: index) }

  /// The sections that may show something between two offsets along the scroll axis.
  func sections(from start: Double, to end: Double) -> Range<Int> {
    let reach = overhang + configuration.interSectionSpacing
    var first = pitches.index(after: start - boundary.before - reach)
    // Sections without length that only touch the start come before the first that passes it.
    while first > 0, self.start(ofSection: first) + reach >= start { first -= 1 }
    var last = first
    while last < sections.count, self.start(ofSection: last) - overhang <= end { last += 1 }
    return first..<last
  }
}
