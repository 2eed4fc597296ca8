import Geometry

/// Solves one group, and the groups inside it, depth first.
///
/// Items are counted through the whole group in reading order: item `i` is the i-th leaf. The
/// group is always solved as a full one, so that a partly filled group keeps a full one's places.
struct GroupSolver {
  let resolver: DimensionResolver
  /// The axis along which groups follow one another; only along it a group is trimmed.
  let runAxis: Axis
  /// How many leaves have an item.
  let available: Int
  /// How many items the section has: members without length never need to be more.
  let itemCount: Int
  /// The measured size of a leaf, if it has one.
  let measured: (Int) -> Size?
  /// What every uniform item of the outermost group is at least as large as.
  let uniformFloor: Size
  /// Asks a custom group for its places in a container of the given size.
  let places: (LayoutGroup.CustomArrangement, Size) -> [CustomItem]

  var failures: [GroupFailure] = []

  init(
    resolver: DimensionResolver,
    runAxis: Axis,
    available: Int,
    itemCount: Int,
    measured: @escaping (Int) -> Size?,
    uniformFloor: Size,
    places: @escaping (LayoutGroup.CustomArrangement, Size) -> [CustomItem]
  ) {
    self.resolver = resolver
    self.runAxis = runAxis
    self.available = available
    self.itemCount = itemCount
    self.measured = measured
    self.uniformFloor = uniformFloor
    self.places = places
  }

  /// Where a group stands in what is around it.
  struct Context {
    /// What fractions refer to.
    var reference: Size
    /// The box the group is laid out in, which sizes of badges refer to.
    var box: Size
    /// The first leaf of the group.
    var firstLeaf = 0
    /// A length that is given from outside, whatever the group says.
    var share: Share?
    /// Whether the section itself is what the group is in.
    var isOutermost = false
  }

  /// An equal part of a divided group.
  struct Share {
    var axis: Axis
    var length: Double
  }

  mutating func solve(_ group: LayoutGroup, in context: Context) -> SolvedGroup {
    var outer = resolver.size(group.layoutSize, in: context.reference)
    if let share = context.share { outer[share.axis] = share.length }
    var solved =
      switch group.arrangement {
      case .custom(let arrangement): custom(arrangement, outer: outer, context)
      case .repeating(let axis, let pattern):
        row(Row(group, along: axis, pattern, .repeating), outer: outer, context)
      case .dividing(let axis, let subitem, let count):
        row(Row(group, along: axis, [subitem], .dividing(count)), outer: outer, context)
      case .counting(let axis, let subitem, let count):
        row(Row(group, along: axis, [subitem], .counting(count)), outer: outer, context)
      }
    if !solved.items.isEmpty { addBadges(of: group, box: context.box, to: &solved) }
    return solved
  }

  mutating func fail(_ failure: GroupFailure) -> SolvedGroup {
    failures.append(failure)
    return .empty
  }

  private mutating func custom(
    _ arrangement: LayoutGroup.CustomArrangement,
    outer: Size,
    _ context: Context
  ) -> SolvedGroup {
    let places = places(arrangement, outer)
    guard !places.isEmpty else { return fail(.empty) }
    let present = max(0, min(places.count, available - context.firstLeaf))
    return SolvedGroup(
      size: outer,
      wholeSize: outer,
      capacity: places.count,
      items: places.prefix(present).map { SolvedGroup.Item(frame: $0.frame, zIndex: $0.zIndex) }
    )
  }
}
