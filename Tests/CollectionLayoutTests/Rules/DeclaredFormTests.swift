import CollectionLayout
import Elements
import Geometry
import Testing

@Suite struct DeclaredFormTests {
  private func lines(_ attributes: Attributes) -> [String] {
    attributes.map { name, value in
      switch value {
      case .number(let number): "\(name.rawValue)=\(number)"
      case .numbers(let all): "\(name.rawValue)=" + all.map(\.description).joined(separator: " ")
      case .word(let word), .text(let word): "\(name.rawValue)=\(word)"
      }
    }
  }

  @Test func leavesOutWhatIsUsual() {
    #expect(
      lines(list().declared) == [
        "group=vertical",
        "group.size=fractionalWidth(1) estimated(44)",
        "group.items.0.size=fractionalWidth(1) estimated(44)",
      ]
    )
    #expect(lines(LayoutConfiguration().declared).isEmpty)
  }

  @Test func tellsEverythingThatWasDeclared() {
    var badged = LayoutItem(
      layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)),
      supplementaryItems: [
        SupplementaryItem(
          layoutSize: size(.absolute(20), .absolute(10)),
          elementKind: "badge",
          containerAnchor: LayoutAnchor(
            edges: [.top, .trailing],
            fractionalOffset: Point(x: 0.5, y: -0.5)
          )
        )
      ]
    )
    badged.contentInsets = DirectionalEdgeInsets(all: 2)
    badged.edgeSpacing = edges(.flexible(0), nil, nil, nil)
    var group = LayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: badged,
      count: 3
    )
    group.interItemSpacing = .fixed(8)
    var section = LayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4.5)
    section.orthogonalScrollingBehavior = .groupPaging
    var pinned = header(.estimated(44))
    pinned.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [pinned]
    section.decorationItems = [.background(elementKind: "card")]
    #expect(
      lines(section.declared) == [
        "group=horizontal",
        "group.size=fractionalWidth(1) absolute(50)",
        "group.count=3",
        "group.interItemSpacing=fixed(8)",
        "group.items.0.size=fractionalWidth(0.333333) fractionalHeight(1)",
        "group.items.0.contentInsets=2 2 2 2",
        "group.items.0.edgeSpacing.leading=flexible(0)",
        "group.items.0.supplementary.badge.size=absolute(20) absolute(10)",
        "group.items.0.supplementary.badge.containerAnchor=top+trailing fractional(0.5 -0.5)",
        "interGroupSpacing=12",
        "contentInsets=1 2 3 4.5",
        "orthogonalScrollingBehavior=groupPaging",
        "boundary.header.size=fractionalWidth(1) estimated(44)",
        "boundary.header.alignment=top",
        "boundary.header.pinToVisibleBounds=true",
        "decoration.0=card",
      ]
    )
  }
}
