import CollectionLayout
import Geometry
import Testing

/// Numbers that public reports give for rows and columns.
@Suite struct GroupRuleTests {
  @Test func shrinksTheBoxOfSubitemsByAGroupsInsets() {
    var group = row(.absolute(100), item(.fractionalWidth(0.5), .fractionalHeight(1)))
    group.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let shown = Shown(LayoutSection(group: group), items: [3])
    #expect(shown.frames == [rect(2, 1, 157, 96), rect(159, 1, 157, 96), rect(2, 101, 157, 96)])
  }

  @Test func leavesWhatInsetsLackAsTheExtent() {
    var narrow = item(.absolute(9.5), .fractionalHeight(1))
    narrow.contentInsets = DirectionalEdgeInsets(leading: 7, trailing: 7)
    let shown = Shown(LayoutSection(group: row(.absolute(10), narrow)), items: [1])
    #expect(shown.frames == [rect(7, 0, 4.5, 10)])
  }

  @Test func placesQuartersByUnroundedSums() {
    var group = row(.absolute(10), item(.fractionalWidth(0.25), .fractionalHeight(1)))
    group = LayoutGroup.horizontal(
      layoutSize: group.layoutSize,
      subitem: item(.absolute(79), .fractionalHeight(1)),
      count: 4
    )
    group.interItemSpacing = .fixed(4.0 / 3)
    let shown = Shown(LayoutSection(group: group), items: [4], width: 320)
    #expect(shown.frames.map(\.minX) == [0, 80.5, 160.5, 241])
    #expect(shown.frames.map(\.width) == [79, 79, 79, 79])
  }

  @Test func stacksRowsOfACountInAColumn() {
    let pair = LayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2
    )
    var spaced = pair
    spaced.interItemSpacing = .fixed(10)
    var group = column(.absolute(98), spaced)
    group.interItemSpacing = .fixed(10)
    let shown = Shown(LayoutSection(group: group), items: [4], width: 375)
    #expect(shown.frames.map(\.minY) == [0, 0, 54, 54])
    #expect(shown.frames.allSatisfy { $0.width == 182.5 })
  }

  @Test func repeatsASubitemWithItsOwnSize() {
    let group = LayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)),
      repeatingSubitem: item(.absolute(50), .fractionalHeight(1)),
      count: 2
    )
    let shown = Shown(LayoutSection(group: group), items: [3])
    #expect(shown.frames == [rect(0, 0, 50, 20), rect(50, 0, 50, 20), rect(0, 20, 50, 20)])
  }

  @Test func takesOnlyTheSubitemsThatFit() {
    let pair = LayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)),
      count: 2
    )
    let single = row(.fractionalHeight(1), item(.fractionalWidth(1), .fractionalHeight(1)))
    let shown = Shown(LayoutSection(group: row(.absolute(40), pair, single)), items: [4])
    #expect(shown.frames.map(\.minX) == [0, 160, 0, 160])
    #expect(shown.frames.map(\.minY) == [0, 0, 40, 40])
  }

  @Test func trimsAColumnOfRowsToTheRowsItHas() {
    let nested = row(.fractionalHeight(0.5), item(.fractionalWidth(0.5), .fractionalHeight(1)))
    let shown = Shown(LayoutSection(group: column(.absolute(100), nested)), items: [9])
    #expect(shown.height == 250)
  }

  @Test func centresBetweenFlexibleEdgesAndSinksBelowOne() {
    var centred = item(.absolute(50), .absolute(20))
    centred.edgeSpacing = edges(nil, .flexible(0), nil, .flexible(0))
    var sunk = item(.absolute(50), .absolute(20))
    sunk.edgeSpacing = edges(nil, .flexible(0), nil, nil)
    let shown = Shown(LayoutSection(group: row(.absolute(60), centred, sunk)), items: [2])
    #expect(shown.frames == [rect(0, 20, 50, 20), rect(50, 40, 50, 20)])
  }

  @Test func addsTheEdgeRoomOfAGroupToItsPitch() {
    var group = row(.absolute(20), item(.fractionalWidth(1), .fractionalHeight(1)))
    group.edgeSpacing = edges(.fixed(3), .fixed(4), nil, .fixed(5))
    var section = LayoutSection(group: group)
    section.interGroupSpacing = 2
    let shown = Shown(section, items: [2])
    #expect(shown.frames == [rect(3, 4, 320, 20), rect(3, 35, 320, 20)])
    #expect(shown.height == 60)
  }

  @Test func breaksTiesOfFifthsByTheProfile() {
    let parts = [0.2244798445859886, 0.0999484835067196, 0.2255459136606516]
    let group = LayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: parts.map { item(.fractionalWidth($0), .fractionalHeight(1)) }
    )
    let shown = Shown(LayoutSection(group: group), items: [3], width: 375)
    #expect(shown.frames.map(\.width) == [84, 37, 84.5])
    shown.layout.profile = .ios15
    #expect(shown.frames.map(\.width) == [84, 37.5, 84.5])
  }
}
