import CollectionLayout
import Geometry

extension Section {
  /// The declared layout, or else a column in which each cell is as its component's mode says.
  ///
  /// The first cell speaks for all of them.
  var resolvedLayout: LayoutSection {
    if let layout { return layout }
    let mode = cells.first?.component.layoutMode ?? .flexibleHeight(estimatedHeight: 44)
    let item = LayoutItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: mode.layoutSize.heightDimension
      )
    )
    let group = LayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
    var section = LayoutSection(group: group)
    section.boundarySupplementaryItems = defaultBoundaryItems
    return section
  }

  private var defaultBoundaryItems: [BoundarySupplementaryItem] {
    let edges: [(kind: String, alignment: RectAlignment)] = [
      (SupplementaryView.header, .top), (SupplementaryView.footer, .bottom),
    ]
    return edges.compactMap { kind, alignment in
      guard let component = supplementaryViews.component(ofKind: kind) else { return nil }
      return BoundarySupplementaryItem(
        layoutSize: LayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: component.layoutMode.layoutSize.heightDimension
        ),
        elementKind: kind,
        alignment: alignment
      )
    }
  }
}
