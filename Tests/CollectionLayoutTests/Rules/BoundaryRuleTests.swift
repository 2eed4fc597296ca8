import CollectionLayout
import Elements
import Geometry
import Testing

@Suite struct BoundaryRuleTests {
  private func section(_ boundary: BoundarySupplementaryItem) -> LayoutSection {
    var section = LayoutSection(
      group: row(.absolute(40), item(.fractionalWidth(1), .fractionalHeight(1)))
    )
    section.boundarySupplementaryItems = [boundary]
    return section
  }

  private func headerFrame(_ shown: Shown, _ section: Int = 0) -> Rect? {
    let path = IndexPath(item: 0, section: section)
    return shown.layout.attributesForSupplementary(ofKind: "header", at: path)?.frame
  }

  @Test func growsByWhatSticksOutAfterTheOffset() {
    var shifted = header(.absolute(30))
    shifted.offset = Point(x: 0, y: 7)
    let shown = Shown(section(shifted), items: [2])
    #expect(shown.height == 103)
    #expect(headerFrame(shown) == rect(0, 0, 320, 30))
    #expect(shown.frames.first?.minY == 23)
  }

  @Test func centresALongSideItemWithoutGrowing() {
    var side = BoundarySupplementaryItem(
      layoutSize: size(.absolute(33), .absolute(200)),
      elementKind: "header",
      alignment: .leading
    )
    side.extendsBoundary = false
    let shown = Shown(section(side), items: [2])
    #expect(headerFrame(shown) == rect(0, -60, 33, 200))
    #expect(shown.height == 80)
  }

  @Test func holdsAPinnedHeaderBelowTheBar() throws {
    var pinned = header(.absolute(30))
    pinned.pinToVisibleBounds = true
    let shown = Shown(section(pinned), items: [20, 20])
    shown.host.adjustedContentInset = EdgeInsets(top: 44)
    shown.host.bounds.origin.y = 100
    #expect(headerFrame(shown)?.minY == 144)
    shown.host.bounds.origin.y = -44
    #expect(headerFrame(shown)?.minY == 0)
    shown.host.bounds.origin.y = 780
    #expect(headerFrame(shown)?.minY == 800)
    #expect(headerFrame(shown, 1)?.minY == 830)
  }

  @Test func liftsAPinnedHeaderOnlyWhileItIsInSight() throws {
    var pinned = header(.absolute(30))
    pinned.pinToVisibleBounds = true
    let shown = Shown(section(pinned), items: [20, 20])
    let first = IndexPath(item: 0, section: 0)
    func attributes() throws -> LayoutAttributes {
      try #require(shown.layout.attributesForSupplementary(ofKind: "header", at: first))
    }
    shown.host.bounds.origin.y = 100
    #expect(try attributes().zIndex == 1_000_000_001)
    #expect(try attributes().isPinned)
    shown.host.bounds.origin.y = 900
    #expect(try attributes().zIndex == 1)
  }

  @Test func asksForAScrollOnlyWhereSomethingIsPinned() {
    var pinned = header(.absolute(30))
    pinned.pinToVisibleBounds = true
    let scrolled = rect(0, 100, 320, 480)
    let shown = Shown(section(pinned), items: [20])
    #expect(shown.layout.shouldInvalidate(forBoundsChange: scrolled))
    let context = shown.layout.invalidationContext(forBoundsChange: scrolled)
    #expect(context.elements == [.supplementary(kind: "header", IndexPath(item: 0, section: 0))])
    let plain = Shown(section(header(.absolute(30))), items: [20])
    #expect(!plain.layout.shouldInvalidate(forBoundsChange: scrolled))
    #expect(plain.layout.shouldInvalidate(forBoundsChange: rect(0, 0, 300, 480)))
  }

  @Test func setsSpacingBetweenEveryTwoSections() {
    var configuration = LayoutConfiguration()
    configuration.interSectionSpacing = 12
    let rows = LayoutSection(
      group: row(.absolute(40), item(.fractionalWidth(0.5), .fractionalHeight(1)))
    )
    let shown = Shown(rows, items: [3, 0, 4], configuration: configuration)
    #expect(shown.layout.cellFrames(section: 2).first?.minY == 104)
    #expect(shown.height == 184)
  }

  @Test func halvesTheWholeWidthInARowOfGroups() {
    var configuration = LayoutConfiguration()
    configuration.scrollDirection = .horizontal
    var section = LayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]
      )
    )
    section.contentInsets = DirectionalEdgeInsets(leading: 4, trailing: 6)
    let shown = Shown(section, items: [2], configuration: configuration)
    #expect(shown.frames.map(\.width) == [160, 160])
    #expect(shown.layout.contentSize.width == 330)
  }
}
