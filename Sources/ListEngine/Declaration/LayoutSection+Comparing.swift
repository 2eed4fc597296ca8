import CollectionLayout

extension LayoutSection {
  /// Whether another description is known to place everything as this one does.
  ///
  /// What the function of a custom group does cannot be compared, so it never is.
  func surelyEquals(_ other: LayoutSection) -> Bool {
    self == other && group.isComparable
  }
}

extension LayoutGroup {
  fileprivate var isComparable: Bool {
    switch arrangement {
    case .custom: false
    case .repeating(_, let subitems): subitems.allSatisfy(\.isComparable)
    case .dividing(_, let subitem, _), .counting(_, let subitem, _): subitem.isComparable
    }
  }
}

extension LayoutGroup.Subitem {
  fileprivate var isComparable: Bool {
    switch self {
    case .item: true
    case .group(let group): group.isComparable
    }
  }
}
