public import Elements
public import Geometry

/// Which release of the system the numbers follow, where releases differ.
public enum LayoutProfile: String, Hashable, Sendable, CaseIterable {
  /// The newest behaviour that was measured: fractions are rounded down to the pixel.
  case current
  /// Fractions are rounded to the nearest pixel.
  case ios15
}

/// Places elements by section descriptions made of groups and items.
///
/// Everything is solved left to right and mirrored on the way out where reading goes the other
/// way: in the container where sections follow one another down, in the content where they run
/// sideways.
public final class CompositionalLayout: CollectionViewLayout {
  /// Answers the description of a section; nil is legal only for a section without items.
  public typealias SectionProvider = (Int, LayoutEnvironment) -> LayoutSection?

  /// What holds for all sections; a change invalidates the layout.
  public var configuration: LayoutConfiguration {
    didSet { solution = nil }
  }
  /// Which release of the system the numbers follow; a change invalidates the layout.
  public var profile: LayoutProfile {
    didSet { solution = nil }
  }

  private let sectionProvider: SectionProvider
  private var solution: SolvedLayout?
  private var lastBreadth: Double?

  /// Makes a layout whose sections come from a function.
  public init(
    configuration: LayoutConfiguration = LayoutConfiguration(),
    profile: LayoutProfile = .current,
    sectionProvider: @escaping SectionProvider
  ) {
    self.configuration = configuration
    self.profile = profile
    self.sectionProvider = sectionProvider
  }

  /// Makes a layout in which every section has the same description.
  public convenience init(
    section: LayoutSection,
    configuration: LayoutConfiguration = LayoutConfiguration(),
    profile: LayoutProfile = .current
  ) {
    self.init(configuration: configuration, profile: profile) { _, _ in section }
  }

  /// Solves all sections, unless nothing was invalidated.
  ///
  /// Complexity: O(s + m log n) in the numbers of sections, measured elements and groups.
  public override func prepare() {
    guard solution == nil, let host else { return }
    let surroundings = Surroundings(
      host,
      scrollAxis: configuration.scrollDirection,
      profile: profile
    )
    forgetMeasuredSizes(ifNew: surroundings.container[surroundings.scrollAxis.crossing])
    solution = SolvedLayout(
      configuration: configuration,
      surroundings: surroundings,
      itemCounts: (0..<host.numberOfSections).map(host.numberOfItems),
      provider: sectionProvider,
      measuredElements: Array(measuredElements),
      measured: { [unowned self] in measuredSize(for: $0) }
    )
  }

  /// Sizes measured in another breadth hold no longer.
  private func forgetMeasuredSizes(ifNew breadth: Double) {
    if let lastBreadth, lastBreadth != breadth { removeAllMeasuredSizes() }
    lastBreadth = breadth
  }

  /// The solved sections, or nil while no view shows the layout.
  var solved: SolvedLayout? {
    prepare()
    return solution
  }

  /// The solved description of a section, or nil where there is none.
  public func description(ofSection section: Int) -> LayoutSection? {
    solved?.section(section)?.section
  }

  /// The size of everything, in points.
  public override var contentSize: Size { solved?.contentSize ?? .zero }

  /// The direction in which the sections follow one another.
  public override var scrollAxis: Axis { configuration.scrollDirection }

  /// What could not be laid out as described: the layout's own first, then section by section.
  public override var troubles: [LayoutTrouble] { solved?.troubles ?? [] }

  /// Forgets the solved sections unless only single elements are invalid.
  public override func invalidate(with context: InvalidationContext) {
    super.invalidate(with: context)
    if !context.isLimitedToElements { solution = nil }
  }

  /// Moves what follows an element that has been measured.
  ///
  /// Complexity: O(log n) in the number of groups, and one group.
  public override func measuredSizeDidChange(of element: LayoutElement, to size: Size?) {
    solution?.remeasure(element)
  }

  /// Whether the size changes, or something is pinned to the visible bounds.
  public override func shouldInvalidate(forBoundsChange newBounds: Rect) -> Bool {
    guard let host, let solved else { return false }
    return newBounds.size != host.bounds.size || solved.hasPinnedItems
  }

  /// On a mere scroll, the pinned elements in sight after it.
  public override func invalidationContext(forBoundsChange newBounds: Rect) -> InvalidationContext {
    guard let host, newBounds.size == host.bounds.size else { return InvalidationContext() }
    let pinned = elements(in: newBounds, visible: newBounds).filter {
      $0.zIndex >= BoundaryPlacement.pinnedZIndex
    }
    return InvalidationContext(elements: Set(pinned.map(\.element)))
  }

  /// The attributes of a cell.
  ///
  /// Complexity: O(log n) in the numbers of sections and groups; O(1) where nothing was measured.
  public override func attributesForItem(at indexPath: IndexPath) -> LayoutAttributes? {
    solved.flatMap { $0.presented($0.cell(at: indexPath)) }
  }

  /// The attributes of a boundary item, of a section or of the layout, or of a badge.
  public override func attributesForSupplementary(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> LayoutAttributes? {
    guard let solved, let host else { return nil }
    let window = Window(onto: solved, host, bounds: host.bounds)
    return solved.presented(solved.supplementary(kind, at: indexPath, window: window))
  }

  /// The attributes of a background.
  public override func attributesForDecoration(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> LayoutAttributes? {
    solved.flatMap { $0.presented($0.decoration(kind, at: indexPath)) }
  }

  /// The attributes of all elements that meet a rectangle, section by section.
  ///
  /// Cells and badges are answered with their group, if it meets the rectangle; backgrounds also
  /// where the rectangle only touches their section.
  ///
  /// Complexity: O(log n + k) in the numbers of sections and groups, and of elements answered.
  public override func attributesForElements(in rect: Rect) -> [LayoutAttributes] {
    elements(in: rect, visible: host?.bounds ?? .zero)
  }

  private func elements(in rect: Rect, visible: Rect) -> [LayoutAttributes] {
    guard let solved, let host else { return [] }
    let window = Window(onto: solved, host, bounds: visible)
    let asked = solved.mirrored(rect)
    let content = Rect(origin: .zero, size: solved.contentSize)
    let query = RectQuery(asked: asked, inside: asked.intersection(content), window: window)
    return query.elements(of: solved).compactMap { solved.presented($0) }
  }

  /// The length of a row that scrolls by itself, insets included; nil where the section does not.
  public override func orthogonalContentLength(section: Int) -> Double? {
    guard let section = solved?.section(section), section.isOrthogonal else { return nil }
    return section.insets.total(section.runAxis) + (section.run?.length ?? 0)
  }

  /// The distance after which a row that wraps around repeats, in points; nil where it ends.
  public override func orthogonalPeriod(section: Int) -> Double? {
    solved?.section(section)?.period
  }

  /// Where a row comes to rest by its section's behaviour.
  ///
  /// A row centred on its groups may rest before its start or after its end.
  public override func restingOffset(section: Int, proposed: Double) -> Double {
    guard let section = solved?.section(section), section.isOrthogonal else { return proposed }
    return RestingPlaces(section)?.offset(proposed) ?? 0
  }
}
