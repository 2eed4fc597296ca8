import CollectionLayout
import Elements
import Geometry
public import Views

extension CollectionView {
  /// Reads the whole list anew and lets go of all views.
  ///
  /// Sizes are kept for cells that are still there and equal, so the same data is never measured
  /// twice, and so is the reader's place.
  ///
  /// In the middle of a batch nothing is read; the batch is then refused.
  ///
  /// Complexity: O(n) in the number of cells, and the cost of showing what is visible.
  public func reloadData() {
    guard !isInBatch else {
      disturbance = .reloadData
      return
    }
    guard let new = dataSource?.list else { return }
    tracker?.isAnimated = false
    let place = readersPlace
    let map = IdentityMap(from: list, to: new, keeping: keptItems(for: place))
    for element in displayed.keys.sorted(by: { Self.order($0) < Self.order($1) }) {
      takeHandlers(for: element, from: map.items[element.indexPath].flatMap(new.cell))
      endDisplaying(element)
    }
    list = new
    sizes.keep(only: new)
    remap(
      element: { element, _ in self.element(element, after: map) },
      section: { map.sections[$0] }
    )
    invalidate(.counts)
    needsRefresh = true
    let isFirst = !hasLoaded
    hasLoaded = true
    if isFirst {
      contentOffset = startOffset
      toldOffset = contentOffset
    }
    settle(keeping: place.mapped { map.items[$0] })
  }

  private func keptItems(for place: ReadersPlace) -> Set<IndexPath> {
    var items = Set(
      measurements.keys.filter { $0.elementKind == nil }.map(\.indexPath)
    )
    items.formUnion(displayed.keys.filter { $0.elementKind == nil }.map(\.indexPath))
    if case .cells(let landmarks) = place { items.formUnion(landmarks.map(\.position)) }
    return items
  }

  /// Where a measured element is in the new list, if it would measure the same there.
  private func element(_ old: LayoutElement, after map: IdentityMap) -> LayoutElement? {
    let position = old.indexPath
    let new: LayoutElement? =
      switch old {
      case .cell: map.items[position].map { .cell($0) }
      case .supplementary(let kind, _) where position.item == Int.max:
        .supplementary(kind: kind, position)
      case .supplementary(let kind, _):
        map.sections[position.section].map {
          .supplementary(kind: kind, IndexPath(item: position.item, section: $0))
        }
      case .decoration: nil
      }
    guard let new, let component = component(of: new) else { return nil }
    return measurements[old]?.component == component ? new : nil
  }

  /// Shows the list in another environment: another size, text size, direction or appearance.
  ///
  /// All views are made anew; sizes hold as estimates until their views are displayed and measured
  /// again. The first visible cell keeps its place on the screen.
  public func setContext(_ context: ViewContext) {
    let place = readersPlace
    var (old, new) = (self.context.environment, context.environment)
    let areBoundsEqual = old.size == new.size && old.safeAreaInsets == new.safeAreaInsets
    let areImagesSame = self.context.images === context.images
    (old.size, old.safeAreaInsets) = (new.size, new.safeAreaInsets)
    let mutations = self.context.mutations
    self.context = context
    self.context.mutations = mutations
    traits.change(to: context.environment)
    if old == new, areBoundsEqual, areImagesSame { return }
    tracker?.isAnimated = false
    if old != new || !areImagesSame { remakeViews() } else { handDownContext() }
    boundsDidChange(keeping: place)
  }

  /// Views that stay look at the width of the screen where they may choose their own.
  private func handDownContext() {
    for view in pool.waitingViews { view.context = context }
    for view in displayed.values { view.view.context = context }
  }

  private func remakeViews() {
    pool.removeAll()
    for (element, shown) in displayed {
      let component = shown.view.component
      let view = ComponentView(component, context: context)
      view.render(component, at: element.indexPath, environment: context.environment)
      displayed[element]?.view = view
    }
    needsRefresh = true
  }
}
