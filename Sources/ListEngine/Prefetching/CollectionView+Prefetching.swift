import CollectionLayout
import Elements
import Geometry

extension CollectionView {
  /// Who fetches what rows will need that are about to come onto the screen.
  ///
  /// Asked are the rows up to one screen ahead: in the direction of the last scroll, and in reading
  /// direction for sections that scroll by themselves. A row is asked for once; when it is neither
  /// there nor on the screen any more, or has another content, or is deleted, its fetching is
  /// cancelled.
  public var prefetchingPlugins: [any PrefetchingPlugin] {
    get { prefetching.plugins }
    set {
      prefetching.cancelAll()
      prefetching.plugins = newValue
      if hasLoaded { prefetch() }
    }
  }

  /// What began and ended of fetching, in order, since the last time somebody took it.
  public var prefetchEvents: [PrefetchEvent] { prefetching.events }

  /// Hands out what began and ended of fetching since the last time, and forgets it.
  public func takePrefetchEvents() -> [PrefetchEvent] {
    defer { prefetching.events.removeAll() }
    return prefetching.events
  }

  /// Looks at the rows ahead, nearest first.
  ///
  /// Complexity: O(k log k) in the number of rows on two screens.
  func prefetch() {
    guard !prefetching.isIdle else { return }
    let shown = displayed.keys.filter { $0.elementKind == nil }
      .sorted { Self.order($0) < Self.order($1) }
      .compactMap { row(at: $0.indexPath, isDisplayed: true) }
    prefetching.update(shown + positionsAhead().compactMap { row(at: $0, isDisplayed: false) })
  }

  private func row(at position: IndexPath, isDisplayed: Bool) -> PrefetchOperations.Row? {
    guard let cell = cell(at: position) else { return nil }
    return PrefetchOperations.Row(
      id: PrefetchOperations.CellID(section: list.sections[position.section].id, item: cell.id),
      path: names.path(position).description,
      component: cell.component,
      isDisplayed: isDisplayed
    )
  }

  private func positionsAhead() -> [IndexPath] {
    let center = Point(x: bounds.midX, y: bounds.midY)
    func distance(_ attributes: LayoutAttributes) -> Double {
      let frame = frameOnContent(of: attributes)
      return max(abs(frame.midX - center.x), abs(frame.midY - center.y))
    }
    return (cellsAhead() + cellsAheadInSections())
      .filter { displayed[$0.element] == nil }
      .map { ($0.indexPath, distance($0)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .map(\.0)
  }

  /// The cells on the next screen, in the direction of the last scroll.
  private func cellsAhead() -> [LayoutAttributes] {
    let isBack = scrolledBack && !isAtTop
    let isReversed = isBack != (layoutDirection == .rightToLeft)
    let screen = bounds
    let windows = [
      screen.offsetBy(y: isBack ? -screen.height : screen.height),
      screen.offsetBy(x: isReversed ? -screen.width : screen.width),
    ]
    return windows.flatMap { window in
      layout.attributesForElements(in: window).filter {
        $0.element.elementKind == nil && frameOnContent(of: $0).intersects(window)
      }
    }
  }

  /// The cells on the next screen of the sections that scroll by themselves.
  private func cellsAheadInSections() -> [LayoutAttributes] {
    let width = layoutDirection == .rightToLeft ? -bounds.width : bounds.width
    let window = bounds.offsetBy(x: width)
    let last = displayed.values.map(\.attributes)
      .filter { $0.orthogonalSection != nil && $0.element.elementKind == nil }
      .reduce(into: [Int: Int]()) { last, cell in
        let position = cell.indexPath
        last[position.section] = max(position.item, last[position.section] ?? 0)
      }
    return last.sorted { $0.key < $1.key }.flatMap { section, item in
      ((item + 1)..<max(item + 1, numberOfItems(inSection: section))).lazy
        .compactMap { self.layout.attributesForItem(at: IndexPath(item: $0, section: section)) }
        .prefix { self.frameOnContent(of: $0).intersects(window) }
    }
  }
}
