import Geometry

/// The groups of a section, one after another.
///
/// Offsets are measured from the start of the first group's near edge room.
protocol GroupRun {
  /// How many groups there are.
  var count: Int { get }
  /// From the near edge room of the first group to the far edge room of the last, in points.
  var length: Double { get }
  /// The extent of the largest group across the run, in points.
  var breadth: Double { get }

  func group(_ index: Int) -> SolvedGroup
  /// The first item of a group.
  func firstItem(ofGroup index: Int) -> Int
  func groupIndex(ofItem item: Int) -> Int
  /// Where a group begins, past its near edge room.
  func offset(ofGroup index: Int) -> Double
  /// The first group that ends after an offset, or `count` where none does.
  func groupIndex(after offset: Double) -> Int
  /// Takes a new measured size of an item into account.
  mutating func remeasure(item: Int)
}

/// The room around each group of a run.
struct RunSpacing {
  let near: Double
  let far: Double
  let between: Double

  init(_ section: LayoutSection, _ axis: Axis) {
    near = section.group.edgeSpacing.near(axis).minimum
    far = section.group.edgeSpacing.far(axis).minimum
    between = section.interGroupSpacing
  }

  /// From one group's near edge room to the next one's.
  func pitch(_ length: Double) -> Double { near + length + far + between }
}
