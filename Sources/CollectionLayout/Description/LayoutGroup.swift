public import Geometry

/// The description of a row, a column, or a free arrangement of items.
///
///     LayoutGroup.horizontal(
///       layoutSize: LayoutSize(
///         widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
///       subitems: [half, half])
public struct LayoutGroup: Hashable, Sendable, LayoutSubitem {
  /// The size of the group; it holds as many subitems as fit.
  public var layoutSize: LayoutSize
  /// How its members follow one another.
  public let arrangement: Arrangement
  /// The room between members, along the group.
  public var interItemSpacing: LayoutSpacing?
  /// Views anchored to the group.
  public var supplementaryItems: [SupplementaryItem] = []
  /// Margins that shrink the box for the subitems, in points.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// Room outside the group.
  public var edgeSpacing = LayoutEdgeSpacing.none

  /// A member of a group.
  public indirect enum Subitem: Hashable, Sendable {
    /// A single cell.
    case item(LayoutItem)
    /// A group with members of its own.
    case group(LayoutGroup)
  }

  /// How the members of a group follow one another.
  public indirect enum Arrangement: Hashable, Sendable {
    /// A row or column that repeats the subitems as long as they fit.
    case repeating(Axis, [Subitem])
    /// A row or column divided evenly among so many of one subitem.
    case dividing(Axis, Subitem, count: Int)
    /// A row or column of exactly so many of one subitem, each with its own size.
    case counting(Axis, Subitem, count: Int)
    /// Places from a function.
    case custom(CustomArrangement)
  }

  /// A function that places the items of a group; any two of them count as equal.
  public struct CustomArrangement: Hashable, Sendable {
    /// Answers the places for the items of a group; the environment's container is the group.
    public let itemProvider: @Sendable (LayoutEnvironment) -> [CustomItem]

    /// Counts every function as equal: what one does cannot be compared.
    public static func == (a: CustomArrangement, b: CustomArrangement) -> Bool { true }
    /// Adds nothing, as equality does.
    public func hash(into hasher: inout Hasher) {}
  }

  private init(layoutSize: LayoutSize, arrangement: Arrangement) {
    self.layoutSize = layoutSize
    self.arrangement = arrangement
  }

  /// The group as a member of another group.
  public var subitem: Subitem { .group(self) }
}

extension LayoutGroup {
  /// Makes a row that repeats the subitems as long as the next one fits.
  public static func horizontal(
    layoutSize: LayoutSize,
    subitems: [any LayoutSubitem]
  ) -> LayoutGroup {
    let arrangement = Arrangement.repeating(.horizontal, subitems.map(\.subitem))
    return LayoutGroup(layoutSize: layoutSize, arrangement: arrangement)
  }

  /// Makes a column that repeats the subitems as long as the next one fits.
  public static func vertical(
    layoutSize: LayoutSize,
    subitems: [any LayoutSubitem]
  ) -> LayoutGroup {
    let arrangement = Arrangement.repeating(.vertical, subitems.map(\.subitem))
    return LayoutGroup(layoutSize: layoutSize, arrangement: arrangement)
  }

  /// Makes a row divided evenly among `count` of the subitem, whose own width is ignored.
  public static func horizontal(
    layoutSize: LayoutSize,
    subitem: any LayoutSubitem,
    count: Int
  ) -> LayoutGroup {
    let arrangement = Arrangement.dividing(.horizontal, subitem.subitem, count: count)
    return LayoutGroup(layoutSize: layoutSize, arrangement: arrangement)
  }

  /// Makes a column divided evenly among `count` of the subitem, whose own height is ignored.
  public static func vertical(
    layoutSize: LayoutSize,
    subitem: any LayoutSubitem,
    count: Int
  ) -> LayoutGroup {
    let arrangement = Arrangement.dividing(.vertical, subitem.subitem, count: count)
    return LayoutGroup(layoutSize: layoutSize, arrangement: arrangement)
  }

  /// Makes a row of exactly `count` of the subitem, each with its own width.
  public static func horizontal(
    layoutSize: LayoutSize,
    repeatingSubitem: any LayoutSubitem,
    count: Int
  ) -> LayoutGroup {
    let arrangement = Arrangement.counting(.horizontal, repeatingSubitem.subitem, count: count)
    return LayoutGroup(layoutSize: layoutSize, arrangement: arrangement)
  }

  /// Makes a column of exactly `count` of the subitem, each with its own height.
  public static func vertical(
    layoutSize: LayoutSize,
    repeatingSubitem: any LayoutSubitem,
    count: Int
  ) -> LayoutGroup {
    let arrangement = Arrangement.counting(.vertical, repeatingSubitem.subitem, count: count)
    return LayoutGroup(layoutSize: layoutSize, arrangement: arrangement)
  }

  /// Makes a group whose items stand where a function puts them.
  public static func custom(
    layoutSize: LayoutSize,
    itemProvider: @escaping @Sendable (LayoutEnvironment) -> [CustomItem]
  ) -> LayoutGroup {
    let custom = CustomArrangement(itemProvider: itemProvider)
    return LayoutGroup(layoutSize: layoutSize, arrangement: .custom(custom))
  }
}
