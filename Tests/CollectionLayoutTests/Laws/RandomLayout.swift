import CollectionLayout
import Geometry
import TestSupport

/// Descriptions and item counts drawn from a seed.
struct RandomLayout {
  let seed: UInt64
  var sections: [LayoutSection] = []
  var itemCounts: [Int] = []
  var configuration = LayoutConfiguration()
  var containerSize = Size(width: 320, height: 480)
  private var generator: SeededGenerator

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
    containerSize.width = Double(Int.random(in: 120...500, using: &generator))
    if chance(0.25) { configuration.scrollDirection = .horizontal }
    if chance(0.3) { configuration.interSectionSpacing = 7 }
    for index in 0..<Int.random(in: 1...4, using: &generator) {
      sections.append(section(index))
      itemCounts.append(chance(0.15) ? 0 : Int.random(in: 1...30, using: &generator))
    }
  }

  func host() -> TestHost { TestHost(itemCounts, size: containerSize) }

  func layout() -> CompositionalLayout {
    let sections = sections
    return CompositionalLayout(configuration: configuration) { index, _ in sections[index] }
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  private mutating func pick<Choice>(_ first: Choice, _ others: Choice...) -> Choice {
    others.randomElement(using: &generator).flatMap { chance(0.5) ? $0 : nil } ?? first
  }

  private mutating func section(_ index: Int) -> LayoutSection {
    var section = LayoutSection(group: group(depth: 2))
    if chance(0.5) {
      section.contentInsets = DirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    }
    section.interGroupSpacing = pick(0, 8, 2.5)
    if chance(0.5) {
      var header = header(pick(.absolute(30), .estimated(20)), pick(.top, .bottom, .leading))
      header.pinToVisibleBounds = chance(0.4)
      header.extendsBoundary = chance(0.7)
      section.boundarySupplementaryItems = [header]
    }
    if chance(0.3) { section.decorationItems = [.background(elementKind: "card")] }
    if chance(0.2) { section.orthogonalScrollingBehavior = pick(.continuous, .groupPaging) }
    return section
  }

  private mutating func group(depth: Int) -> LayoutGroup {
    var members: [any LayoutSubitem] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      if depth > 1, chance(0.3) {
        members.append(group(depth: depth - 1))
      } else {
        members.append(item())
      }
    }
    let layoutSize = size(
      pick(.fractionalWidth(1), .fractionalWidth(0.6), .absolute(110)),
      pick(.absolute(60), .fractionalHeight(0.3), .estimated(50))
    )
    var group =
      chance(0.5)
      ? LayoutGroup.horizontal(layoutSize: layoutSize, subitems: members)
      : LayoutGroup.vertical(layoutSize: layoutSize, subitems: members)
    group.interItemSpacing = pick(.fixed(0), .fixed(6), .flexible(4))
    if chance(0.2) { group.edgeSpacing = edges(.fixed(3), .fixed(2), nil, .flexible(1)) }
    return group
  }

  private mutating func item() -> LayoutItem {
    var item = LayoutItem(
      layoutSize: size(
        pick(.fractionalWidth(0.3), .fractionalWidth(1), .absolute(45), .estimated(60)),
        pick(.absolute(20), .fractionalHeight(0.5), .estimated(30), .fractionalWidth(0.1))
      )
    )
    if chance(0.2) { item.contentInsets = DirectionalEdgeInsets(all: 2) }
    if chance(0.2) {
      item.supplementaryItems = [
        SupplementaryItem(
          layoutSize: size(.absolute(10), .absolute(10)),
          elementKind: "badge",
          containerAnchor: LayoutAnchor(edges: [.top, .trailing])
        )
      ]
    }
    return item
  }
}
