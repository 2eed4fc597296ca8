public import CollectionLayout
public import Elements
public import Geometry
public import Views

/// A scrolling list without a window: it keeps the views of what is on the screen and no others.
///
/// Views come from a pool and go back to it. Only what is displayed is measured, from top to
/// bottom, each size moving what follows before the next view is looked at. The cost of a scroll
/// step follows from the screen, not from the length of the list.
public final class CollectionView {
  /// What places the elements.
  public let layout: CollectionViewLayout
  /// Whoever says what is shown.
  public weak var dataSource: (any CollectionViewDataSource)?
  /// Where the content stands when it is shorter than the screen, and which end is kept.
  public var anchor = ScrollAnchor.top
  /// Room around the content beside what the safe area takes, in points.
  public var contentInset: EdgeInsets {
    get { ownInset }
    set {
      guard newValue != ownInset else { return }
      let place = readersPlace
      ownInset = newValue
      boundsDidChange(keeping: place)
    }
  }
  private var ownInset = EdgeInsets.zero

  /// What views need from outside.
  public internal(set) var context: ViewContext
  /// The list that is shown, which during a batch is still the one before it.
  public internal(set) var list = List() {
    didSet { namesOfList = nil }
  }
  /// The place of the content that is at the top left corner of the screen, in points.
  public internal(set) var contentOffset = Point.zero

  /// How far sections that scroll by themselves are scrolled, in points.
  var innerOffsets: [Int: Double] = [:]
  /// The views on the screen.
  var displayed: [LayoutElement: DisplayedView] = [:]
  var pool = ReusePool()
  /// The cells that badges are anchored to, as the layout said when it was last asked.
  var badgeOwners: [LayoutElement: IndexPath] = [:]
  var measurements: [LayoutElement: Measurement] = [:]
  var sizes = SizeCache()
  let prefetching = PrefetchOperations()
  /// Whether the last scroll went towards the beginning.
  var scrolledBack = false
  var traits: Traits
  var hasLoaded = false
  /// Whether the data source is changing its list for a batch.
  var isInBatch = false
  /// What was asked of the view while it was in a batch.
  var disturbance: BatchOperation?
  var needsPrepare = true
  /// Whether displayed views may show something other than the list says.
  var needsRefresh = false
  var namesOfList: PathNames?

  /// What stands over the list, from back to front.
  public var overlays: [Overlay] = [] {
    didSet { updateOverlays() }
  }
  var overlayViews: [String: OverlayView] = [:]

  /// Whether an animated update stays on its way until `finishAnimation()`.
  ///
  /// Without a screen there is nothing to wait for, so by default each is over at once.
  public var holdsAnimations = false
  /// Whether a finger moves the content; nothing else then changes its offset.
  public internal(set) var isDragging = false
  /// Whether the content moves on after a finger let go.
  public internal(set) var isDecelerating = false

  /// What happened, in order, since the last time somebody took it.
  public internal(set) var events: [Event] = []
  var delivery = EventDelivery()
  /// The offset that handlers know.
  var toldOffset = Point.zero
  /// Ends of the content that were told of since the reader was last away from the end.
  var reachedEnds: Set<EndOfContent> = []
  /// Follows the update that somebody wants to see the way of.
  var tracker: UpdateTracker?
  /// What to do when the animation that is on its way has ended.
  var animationEnd: (() -> Void)?
  /// Views of reloaded cells, which get views of their own before these can be had again.
  var retiredViews: [ComponentView] = []
  /// The paths of cells that were reloaded although they are equal.
  var needlessReloads: [String] = []
  /// What was done to the list since the last capture.
  public internal(set) var updates: [CapturedUpdate] = []

  /// Makes a view with a layout of any kind.
  public init(layout: CollectionViewLayout, context: ViewContext) {
    self.layout = layout
    self.context = context
    traits = Traits(context.environment)
    layout.host = self
  }

  /// Makes a view whose sections are laid out as they themselves say.
  public convenience init(
    configuration: LayoutConfiguration = LayoutConfiguration(),
    profile: LayoutProfile = .current,
    context: ViewContext
  ) {
    let source = SectionLayoutSource()
    let layout = CompositionalLayout(configuration: configuration, profile: profile) { section, _ in
      source.layout(ofSection: section)
    }
    self.init(layout: layout, context: context)
    source.view = self
  }

  /// How many attributes of views were written so far, and views made or removed.
  ///
  /// The difference between two moments is what happened in between, such as an apply. Moving a
  /// view does not count, nor what a content does to views that it does not count itself.
  public var mutationCount: Int { context.mutations.count }

  /// Where views come from; `pooled` unless reuse itself is tested.
  public var reusePolicy: ReusePolicy {
    get { pool.policy }
    set { pool.policy = newValue }
  }

  /// How many times a view was asked for its size so far.
  public internal(set) var measureCount = 0

  /// How many views were made so far; the others came from the pool.
  public var madeViewCount: Int { pool.madeCount }

  /// The views on the screen, by what they show.
  public var visibleViews: [LayoutElement: ComponentView] { displayed.mapValues(\.view) }
}

/// Which end of its content a list holds on to.
public enum ScrollAnchor: String, Hashable, Sendable, CaseIterable {
  /// The beginning, as a feed does.
  case top
  /// The end, as a conversation does.
  case bottom
}

/// Connects a layout with the view that is made from it.
private final class SectionLayoutSource {
  weak var view: CollectionView?

  func layout(ofSection section: Int) -> LayoutSection? {
    guard let sections = view?.list.sections, sections.indices.contains(section) else { return nil }
    return sections[section].resolvedLayout
  }
}
