import CollectionLayout
import Geometry
import Testing

@Suite struct TroubleTests {
  private let whole = item(.fractionalWidth(1), .fractionalHeight(1))

  @Test func tellsOfAnItemWithEdgesThatCannotFit() {
    var wide = item(.fractionalWidth(1), .estimated(100))
    wide.edgeSpacing = edges(.fixed(8), .fixed(8), .fixed(8), .fixed(8))
    let shown = Shown(LayoutSection(group: row(.estimated(100), wide)), items: [3])
    #expect(shown.frames.isEmpty)
    #expect(
      shown.layout.troubles == [
        .firstItemDoesNotFit(section: 0, axis: .horizontal, length: 320, available: 320)
      ]
    )
  }

  @Test func tellsOfInsetsThatLeaveNoRoom() {
    var section = LayoutSection(group: row(.absolute(40), whole))
    section.contentInsets = DirectionalEdgeInsets(leading: 160, trailing: 160)
    let shown = Shown(section, items: [3])
    #expect(shown.layout.all.isEmpty)
    let container = Size(width: 320, height: 480)
    #expect(
      shown.layout.troubles == [
        .noRoom(section: 0, available: container, insets: section.contentInsets)
      ]
    )
  }

  @Test func tellsOfASectionWithoutLayoutOnlyWhereItHasItems() {
    let layout = CompositionalLayout { _, _ in nil }
    let host = TestHost([0, 4])
    layout.host = host
    #expect(layout.contentSize == Size(width: 320, height: 0))
    #expect(layout.troubles == [.noLayout(section: 1, items: 4)])
  }

  @Test func showsOnlyTheFirstOfTwoHeadersOfOneKind() {
    var section = LayoutSection(group: row(.absolute(40), whole))
    section.boundarySupplementaryItems = [header(.absolute(30)), header(.absolute(50))]
    let shown = Shown(section, items: [1])
    #expect(shown.layout.all.count == 2)
    #expect(shown.height == 70)
    #expect(shown.layout.troubles == [.duplicateElementKind(section: 0, kind: "header")])
  }

  @Test(arguments: [0, -3])
  func tellsOfACountBelowOne(count: Int) {
    let group = LayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(10)),
      subitem: whole,
      count: count
    )
    let shown = Shown(LayoutSection(group: group), items: [2])
    #expect(shown.frames.isEmpty)
    #expect(shown.layout.troubles == [.countBelowOne(section: 0, count: count)])
  }

  @Test func tellsOfAGroupOfNothing() {
    let shown = Shown(LayoutSection(group: row(.absolute(10))), items: [2])
    #expect(shown.layout.troubles == [.emptyGroup(section: 0)])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func countsWhatIsNoNumberAsNothing(value: Double) throws {
    let section = LayoutSection(group: row(.absolute(value), whole))
    let shown = Shown(section, items: [2])
    #expect(shown.height == 0)
    #expect(shown.layout.troubles.count == 1)
  }

  @Test func endsWithItemsThatTakeNoRoom() {
    let section = LayoutSection(group: row(.absolute(10), item(.absolute(0), .absolute(10))))
    #expect(Shown(section, items: [5]).frames.count == 5)
  }

  @Test func answersNothingWithoutAView() {
    let layout = CompositionalLayout(section: list())
    #expect(layout.contentSize == .zero)
    #expect(layout.attributesForElements(in: rect(0, 0, 100, 100)).isEmpty)
  }

  @Test func answersNothingInAViewWithoutWidth() {
    let shown = Shown(list(), items: [5], width: 0)
    #expect(shown.layout.all.isEmpty)
  }
}
