import CollectionLayout
import Elements
import Geometry
import Views

extension CollectionView {
  /// Measures all there is, from top to bottom, and lays out a view for each of it.
  ///
  /// The views are in the session, apart from those that are on the screen anyway.
  func measureEverything(in session: inout MeasuringSession) -> [PlacedView] {
    for element in estimatedElements() {
      prepareIfNeeded()
      guard let attributes = attributes(of: element), needsMeasuring(attributes, in: session)
      else { continue }
      measure(attributes, in: &session)
    }
    prepareIfNeeded()
    return allElements()
      .filter { $0.isDecoration || component(of: $0) != nil }
      .compactMap { element in attributes(of: element).map { place($0, in: &session) } }
  }

  private func place(
    _ attributes: LayoutAttributes,
    in session: inout MeasuringSession
  ) -> PlacedView {
    let element = attributes.element
    guard let component = component(of: element) else {
      return PlacedView(attributes: attributes, view: nil)
    }
    if let shown = displayed[element]?.view {
      return PlacedView(attributes: attributes, view: shown)
    }
    let view = session.prepared[element] ?? pool.dequeue(for: component, context: context)
    if session.prepared.updateValue(view, forKey: element) == nil {
      view.render(component, at: element.indexPath, environment: context.environment)
    }
    view.frame = attributes.frame
    view.layoutSubviews()
    return PlacedView(attributes: attributes, view: view)
  }

  private func estimatedElements() -> [LayoutElement] {
    allElements().filter { attributes(of: $0)?.estimates.isEmpty == false }
  }

  /// Cells with their badges, and what a rectangle around the whole content finds beside them.
  private func allElements() -> [LayoutElement] {
    prepareIfNeeded()
    let everything = Rect(origin: .zero, size: contentSize)
    let beside = layout.attributesForElements(in: everything).map(\.element)
      .filter { $0.elementKind != nil }
    let cells = list.sections.enumerated().flatMap { index, section in
      section.cells.indices.map { LayoutElement.cell(IndexPath(item: $0, section: index)) }
    }
    let badges = allBadges()
    noteOwners(of: badges)
    var seen: Set<LayoutElement> = []
    return (beside + cells + badges.map(\.element)).filter { seen.insert($0).inserted }
  }

  /// The badges of all cells, of each kind that any cell of a section declares.
  private func allBadges() -> [LayoutAttributes] {
    list.sections.enumerated().flatMap { index, section in
      let kinds = Set(section.cells.flatMap { $0.supplementaryViews.map(\.kind) })
      return kinds.sorted().flatMap { kind in
        section.cells.indices.compactMap {
          layout.attributesForSupplementary(
            ofKind: kind,
            at: IndexPath(item: $0, section: index)
          )
        }
      }
    }
  }

  func attributes(of element: LayoutElement) -> LayoutAttributes? {
    switch element {
    case .cell(let position): layout.attributesForItem(at: position)
    case .supplementary(let kind, let position):
      layout.attributesForSupplementary(ofKind: kind, at: position)
    case .decoration(let kind, let position):
      layout.attributesForDecoration(ofKind: kind, at: position)
    }
  }
}
