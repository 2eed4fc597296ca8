import Elements
import Geometry

/// Solves the groups of one section.
final class GroupFactory {
  let section: LayoutSection
  let itemCount: Int
  /// The axis along which the groups follow one another.
  let runAxis: Axis
  /// The least extent of every uniform item, from the largest one that was measured.
  var uniformFloor = Size.zero

  /// More items than any group holds, and still far from where sums of such numbers overflow.
  static let endless = 1 << 40

  private let surroundings: Surroundings
  private let reference: Size
  private let measured: (Int) -> Size?
  private var customPlaces: [Size: [CustomItem]] = [:]

  init(
    section: LayoutSection,
    itemCount: Int,
    runAxis: Axis,
    insets: DirectionalEdgeInsets,
    surroundings: Surroundings,
    measured: @escaping (Int) -> Size?
  ) {
    self.section = section
    self.itemCount = itemCount
    self.runAxis = runAxis
    self.surroundings = surroundings
    self.measured = measured
    // Along the run fractions are of the whole container, across it of what the insets leave.
    var reference = surroundings.container
    if case .custom = section.group.arrangement {
      // The size of a custom group is resolved in the whole collection view.
    } else {
      reference[runAxis.crossing] -= insets.total(runAxis.crossing)
    }
    self.reference = reference
  }

  /// A group of items none of which has been measured.
  func template(available: Int) -> (SolvedGroup, [GroupFailure]) {
    solve(available: available, measured: { _ in nil })
  }

  /// The group that begins at an item, with what has been measured of it.
  func group(from start: Int) -> SolvedGroup {
    let available = itemCount - start
    return solve(available: available) { [measured] leaf in
      leaf < available ? measured(start + leaf) : nil
    }.0
  }

  private func solve(
    available: Int,
    measured: @escaping (Int) -> Size?
  ) -> (SolvedGroup, [GroupFailure]) {
    var solver = GroupSolver(
      resolver: surroundings.resolver,
      runAxis: runAxis,
      available: available,
      itemCount: itemCount,
      measured: measured,
      uniformFloor: uniformFloor,
      places: { [unowned self] in places($0, $1) }
    )
    let context = GroupSolver.Context(reference: reference, box: reference, isOutermost: true)
    let solved = solver.solve(section.group, in: context)
    return (solved, solver.failures)
  }

  /// The function of a custom group runs once for each size.
  private func places(_ custom: LayoutGroup.CustomArrangement, _ size: Size) -> [CustomItem] {
    if let known = customPlaces[size] { return known }
    let places = custom.itemProvider(surroundings.environment(size))
    customPlaces[size] = places
    return places
  }
}
