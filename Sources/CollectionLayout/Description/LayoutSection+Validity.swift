extension LayoutSection {
  /// The dimensions anywhere in the description that are not numbers.
  var invalidDimensions: [LayoutDimension] {
    let sizes =
      group.allSizes + boundarySupplementaryItems.map(\.layoutSize)
    return sizes.flatMap { [$0.widthDimension, $0.heightDimension] }.filter { !$0.isFinite }
  }
}

extension LayoutGroup {
  fileprivate var allSizes: [LayoutSize] {
    var sizes = [layoutSize] + supplementaryItems.map(\.layoutSize)
    for member in members {
      switch member {
      case .item(let item):
        sizes.append(item.layoutSize)
        sizes += item.supplementaryItems.map(\.layoutSize)
      case .group(let group):
        sizes += group.allSizes
      }
    }
    return sizes
  }
}

extension [BoundarySupplementaryItem] {
  /// The kinds that come again, each once, in order.
  var repeatedKinds: [String] {
    var counts: [String: Int] = [:]
    return compactMap { item in
      counts[item.elementKind, default: 0] += 1
      return counts[item.elementKind] == 2 ? item.elementKind : nil
    }
  }

  /// The items without those whose kind an earlier one has: their views could not be told apart.
  var withoutRepeatedKinds: [BoundarySupplementaryItem] {
    var seen: Set<String> = []
    return filter { seen.insert($0.elementKind).inserted }
  }
}
