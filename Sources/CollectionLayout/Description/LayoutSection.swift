public import Geometry

/// How a row that scrolls across the layout comes to rest.
public enum OrthogonalScrollingBehavior: String, Hashable, Sendable, CaseIterable {
  /// Groups follow one another along the layout; nothing scrolls by itself.
  case none
  /// Anywhere.
  case continuous
  /// At the start of a group.
  case continuousGroupLeadingBoundary
  /// At a multiple of the page, which is the container less the section's insets.
  case paging
  /// At the start of a group, one group a swipe.
  case groupPaging
  /// With a group in the middle, one group a swipe.
  case groupPagingCentered
}

/// What content is kept clear of, beside the insets of a section.
public enum ContentInsetsReference: String, Hashable, Sendable, CaseIterable {
  /// What the layout's configuration says; nothing on the configuration itself.
  case automatic
  /// Nothing.
  case none
  /// The safe area.
  case safeArea
  /// The margins of the collection view.
  case layoutMargins
  /// The width for comfortable reading.
  case readableContent
}

/// The description of a section: its repeated group and what surrounds it.
public struct LayoutSection: Hashable, Sendable {
  /// The group that is repeated until all items have a place.
  public var group: LayoutGroup
  /// Margins around all groups, in points.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The room between two groups, in points.
  public var interGroupSpacing = 0.0
  /// What the groups are kept clear of, across the scroll axis.
  public var contentInsetsReference = ContentInsetsReference.automatic
  /// What the boundary items are kept clear of; `automatic` is what the groups are.
  public var supplementaryContentInsetsReference = ContentInsetsReference.automatic
  /// Whether boundary items keep the section's insets, across the scroll axis.
  public var supplementariesFollowContentInsets = true
  /// How the groups scroll across the layout, if they do.
  public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// Whether a row that scrolls by itself begins again after its end, and so never ends (our choice).
  ///
  /// A row that is too short to fill the container beside its largest group ends as usual, since
  /// an item cannot be in two places.
  public var wrapsAround = false
  /// Headers, footers and the like.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem] = []
  /// Backgrounds.
  public var decorationItems: [DecorationItem] = []

  /// Makes a section that repeats a group.
  public init(group: LayoutGroup) {
    self.group = group
  }
}

/// What holds for all sections of a compositional layout.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The axis along which sections follow one another.
  public var scrollDirection = Axis.vertical
  /// The room between every two sections, empty ones included, in points.
  public var interSectionSpacing = 0.0
  /// Headers, footers and the like of the whole layout.
  public var boundarySupplementaryItems: [BoundarySupplementaryItem] = []
  /// What sections are kept clear of, across the scroll axis, unless they say otherwise.
  public var contentInsetsReference = ContentInsetsReference.safeArea

  /// Makes the usual configuration.
  public init() {}
}
