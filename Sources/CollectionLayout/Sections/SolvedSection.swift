import Elements
import Geometry

/// One section with everything in its place, measured from where the section begins.
struct SolvedSection {
  let index: Int
  let section: LayoutSection
  let itemCount: Int
  /// The section's insets and those of its reference.
  let insets: DirectionalEdgeInsets
  let scrollAxis: Axis
  private(set) var run: (any GroupRun)?
  private(set) var boundary: BoundaryPlacement
  private(set) var troubles: [LayoutTrouble] = []

  private let surroundings: Surroundings
  private let supplementaryInsets: DirectionalEdgeInsets
  private let measured: (LayoutElement) -> Size?
  private let factory: GroupFactory

  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  var runAxis: Axis { isOrthogonal ? scrollAxis.crossing : scrollAxis }

  init(
    _ index: Int,
    _ section: LayoutSection,
    itemCount: Int,
    configuration: LayoutConfiguration,
    surroundings: Surroundings,
    measured: @escaping (LayoutElement) -> Size?
  ) {
    self.index = index
    self.section = section
    self.itemCount = itemCount
    self.surroundings = surroundings
    self.measured = measured
    scrollAxis = surroundings.scrollAxis
    insets = surroundings.insets(of: section, configuration)
    supplementaryInsets = surroundings.supplementaryInsets(of: section, configuration)
    boundary = BoundaryPlacement(
      [],
      core: 0,
      scrollAxis: scrollAxis,
      grid: surroundings.resolver.grid
    )
    let isOrthogonal = section.orthogonalScrollingBehavior != .none
    factory = GroupFactory(
      section: section,
      itemCount: itemCount,
      runAxis: isOrthogonal ? scrollAxis.crossing : scrollAxis,
      insets: insets,
      surroundings: surroundings
    ) { measured(.cell(IndexPath(item: $0, section: index))) }
    solveRun()
    solveBoundary()
  }

  /// Whether the section takes any room and shows anything.
  var isShown: Bool { run != nil || !section.boundarySupplementaryItems.isEmpty }

  /// The extent along the scroll axis, in points.
  var length: Double { isShown ? boundary.length : 0 }

  /// The extent across the scroll axis that the content must have room for.
  var breadth: Double { isOrthogonal ? 0 : run?.breadth ?? 0 }

  var containerSize: Size { surroundings.container }

  /// The distance after which a row that wraps around repeats; nil for one that ends, in points.
  ///
  /// It wraps if no group must ever be at both edges of the container at once.
  ///
  /// Complexity: O(g) in the number of groups of a row that is to wrap.
  var period: Double? {
    guard section.wrapsAround, isOrthogonal, let run else { return nil }
    let period = run.length + section.interGroupSpacing
    let longest = (0..<run.count).map { run.group($0).size[runAxis] }.max() ?? 0
    return period >= containerSize[runAxis] + longest && period.isFinite ? period : nil
  }

  /// What the insets leave across the run.
  var roomAcross: Double {
    containerSize[runAxis.crossing] - insets.total(runAxis.crossing)
  }

  /// Where the first group's near edge room begins, along the run.
  var runStart: Double {
    insets.near(runAxis) + (isOrthogonal ? 0 : boundary.before)
  }

  /// Where groups begin across the run, before their own edge room.
  var acrossStart: Double {
    insets.near(runAxis.crossing) + (isOrthogonal ? boundary.before : 0)
  }
}

extension SolvedSection {
  private mutating func solveRun() {
    troubles = section.boundarySupplementaryItems.repeatedKinds.map {
      .duplicateElementKind(section: index, kind: $0)
    }
    troubles += section.invalidDimensions.map {
      .dimensionNotFinite(section: index, dimension: $0)
    }
    guard itemCount > 0 else { return }
    guard roomAcross > 0 else {
      troubles.append(.noRoom(section: index, available: containerSize, insets: insets))
      return
    }
    let (template, failures) = factory.template(available: GroupFactory.endless)
    troubles += failures.map { $0.trouble(section: index) }
    guard template.capacity > 0 else { return }
    run =
      section.group.isFlowing
      ? FlowingRun(factory, template: template) : StableRun(factory, template: template)
  }

  private mutating func solveBoundary() {
    var core = insets.total(scrollAxis)
    if let run { core += isOrthogonal ? run.breadth + edgesAcross : run.length }
    boundary = BoundaryPlacement(
      section.boundarySupplementaryItems.withoutRepeatedKinds.map(sized),
      core: core,
      scrollAxis: scrollAxis,
      grid: surroundings.resolver.grid
    )
  }

  private var edgesAcross: Double { section.group.edgeSpacing.minimum(scrollAxis) }

  private func sized(_ item: BoundarySupplementaryItem) -> BoundaryPlacement.Sized {
    let follows = section.supplementariesFollowContentInsets
    let path = IndexPath(item: 0, section: index)
    return surroundings.sized(
      item,
      insets: follows ? supplementaryInsets : .zero,
      measured: measured(.supplementary(kind: item.elementKind, path))
    )
  }

  /// Takes a new measured size of one of the section's elements into account.
  mutating func remeasure(_ element: LayoutElement) {
    switch element {
    case .cell(let path):
      guard path.item >= 0, path.item < itemCount else { return }
      raiseUniformFloor(item: path.item)
      run?.remeasure(item: path.item)
    case .supplementary, .decoration: break
    }
    solveBoundary()
  }

  /// Solves all groups again where the largest item of the section decides for every other.
  private mutating func raiseUniformFloor(item: Int) {
    let size = section.group.layoutSize
    let axes = Axis.allCases.filter { size[$0].isUniform }
    guard !axes.isEmpty, run != nil else { return }
    var floor = Size.zero
    let sizes = (0..<itemCount).map { measured(.cell(IndexPath(item: $0, section: index))) }
    for axis in axes { floor[axis] = sizes.compactMap { $0?[axis] }.max() ?? 0 }
    guard floor != factory.uniformFloor else { return }
    factory.uniformFloor = floor
    run = nil
    solveRun()
    for (item, size) in sizes.enumerated() where size != nil { run?.remeasure(item: item) }
  }
}

extension Surroundings {
  /// The size of a boundary item and the part of the container it is placed in.
  func sized(
    _ item: BoundarySupplementaryItem,
    insets: DirectionalEdgeInsets,
    measured: Size?
  ) -> BoundaryPlacement.Sized {
    let across = scrollAxis.crossing
    var area = container
    area[across] -= insets.total(across)
    var size = resolver.size(item.layoutSize, in: area)
    var estimates = LayoutAttributes.Estimates.none
    for axis in Axis.allCases where item.layoutSize.isEstimated(axis) {
      estimates[axis] = size[axis]
      if let measured { size[axis] = measured[axis] }
    }
    return BoundaryPlacement.Sized(
      described: item,
      size: size,
      estimates: estimates,
      areaStart: insets.near(across),
      areaEnd: container[across] - insets.far(across)
    )
  }
}
