import CollectionLayout
public import Elements

extension CollectionView {
  /// Where an item is, or nil where the list does not have it.
  ///
  /// Complexity: O(n) in the number of cells of the section.
  public func indexPath(ofItem item: AnyHashable, inSection section: AnyHashable) -> IndexPath? {
    guard
      let section = indexOfSection(section),
      let index = list.sections[section].cells.firstIndex(where: { $0.id == item })
    else { return nil }
    return IndexPath(item: index, section: section)
  }

  /// Where a section is, or nil where the list does not have it.
  ///
  /// Complexity: O(s) in the number of sections.
  public func indexOfSection(_ section: AnyHashable) -> Int? {
    list.sections.firstIndex { $0.id == section }
  }

  func cell(at position: IndexPath) -> Cell? { list.cell(at: position) }

  /// What an element shall show, or nil where nobody declared anything for it.
  func component(of element: LayoutElement) -> AnyComponent? {
    switch element {
    case .cell(let position): cell(at: position)?.component
    case .supplementary(let kind, let position):
      supplementary(kind: kind, at: position)?.component
    case .decoration(let kind, let position):
      sectionComponent(kind: kind, section: position.section)
    }
  }

  func owner(of element: LayoutElement) -> SupplementaryOwner? {
    switch element {
    case .cell: nil
    case .supplementary(let kind, let position): supplementary(kind: kind, at: position)?.owner
    case .decoration(_, let position): .section(position.section)
    }
  }

  private func sectionComponent(kind: String, section: Int) -> AnyComponent? {
    guard list.sections.indices.contains(section) else { return nil }
    return list.sections[section].supplementaryViews.component(ofKind: kind)
  }

  /// The layout's own views have the largest item, a section's have item 0, badges that of a cell.
  private func supplementary(
    kind: String,
    at position: IndexPath
  ) -> (owner: SupplementaryOwner, component: AnyComponent)? {
    if position.item == Int.max {
      return list.supplementaryViews.component(ofKind: kind).map { (.list, $0) }
    }
    if position.item == 0,
      let component = sectionComponent(kind: kind, section: position.section)
    {
      return (.section(position.section), component)
    }
    let owner = badgeOwners[.supplementary(kind: kind, position)] ?? position
    return cell(at: owner)?.supplementaryViews.component(ofKind: kind).map { (.item(owner), $0) }
  }
}

extension List {
  /// The cell at a position, or nil where there is none.
  func cell(at position: IndexPath) -> Cell? {
    guard sections.indices.contains(position.section) else { return nil }
    let cells = sections[position.section].cells
    return cells.indices.contains(position.item) ? cells[position.item] : nil
  }
}
