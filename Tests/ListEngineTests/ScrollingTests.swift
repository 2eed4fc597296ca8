import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing

/// Scrolling ends where it was asked to.
@Suite struct ScrollingTests {
  @Test(arguments: [(ScrollPosition.top, 44.0), (.centered, 44 + (436 - 60) / 2), (.bottom, 420)])
  func bringsAnItemToItsPlaceBesideAPinnedHeader(place: ScrollPosition, distance: Double) throws {
    let screen = Screen()
    let layout = column(estimate: 30, header: 44, pins: true)
    screen.apply(feed(rows(0..<80, height: 60), layout).header(Row("header")))
    screen.view.scroll(to: .item(IndexPath(item: 50, section: 0), at: place))
    #expect(screen.place("50") == distance)
  }

  @Test func reachesTheEndAlthoughSizesBecomeKnownOnTheWay() {
    let screen = Screen()
    screen.apply(feed(rows(0..<80, height: 60), column(estimate: 30)))
    screen.view.scroll(to: .bottom)
    #expect(screen.place("79") == 420)
    #expect(screen.view.isAtBottom)
    screen.view.scroll(to: .top)
    #expect(screen.place("0") == 0)
  }

  @Test func ignoresAnItemThatDoesNotExist() {
    let screen = Screen()
    screen.apply(feed(rows(0..<80, height: 60), column(estimate: 60)))
    screen.view.scroll(to: .item(IndexPath(item: 99, section: 4), at: .top))
    screen.view.scrollSection(7, byGroups: 1)
    screen.view.scroll(by: Point(x: .nan, y: .infinity))
    #expect(screen.offset == 0)
  }

  @Test(arguments: [OrthogonalScrollingBehavior.groupPaging, .continuous])
  func scrollsASectionByItsGroups(behavior: OrthogonalScrollingBehavior) {
    let screen = carousel(behavior)
    screen.view.scrollSection(0, byGroups: 1)
    #expect(screen.view.orthogonalOffset(inSection: 0) == 210)
    #expect(visible(screen) == ["1", "2"])
    screen.view.scrollSection(0, byGroups: 2)
    #expect(screen.view.orthogonalOffset(inSection: 0) == 630)
    screen.view.scrollSection(0, byGroups: -1)
    #expect(screen.view.orthogonalOffset(inSection: 0) == 420)
    screen.view.scrollSection(0, byGroups: 100)
    #expect(screen.view.orthogonalOffset(inSection: 0) == 10 * 210 - 10 - 320)
    #expect(visible(screen).last == "9")
  }

  @Test func keepsFramesAndTellsTheOffsetOfAScrolledSection() {
    let screen = carousel(.groupPaging)
    screen.view.scrollSection(0, by: 230)
    let section = screen.view.capture(name: "now").sections.first
    #expect(section?.scrollOffset == FixedPoint(Point(x: 210, y: 0)))
    #expect(section?.elements.first?.frame.minX == Thousandths(210))
  }

  @Test func keepsTheInnerOffsetOfASectionThatMovesDown() {
    let screen = carousel(.groupPaging)
    screen.view.scrollSection(0, byGroups: 2)
    screen.apply(feed(rows(0..<1, height: 30), column(estimate: 30)), carouselSection(.groupPaging))
    #expect(screen.view.orthogonalOffset(inSection: 0) == 0)
    #expect(screen.view.orthogonalOffset(inSection: 1) == 420)
  }

  private func carousel(_ behavior: OrthogonalScrollingBehavior) -> Screen {
    let screen = Screen()
    screen.apply(carouselSection(behavior))
    return screen
  }

  private func carouselSection(_ behavior: OrthogonalScrollingBehavior) -> Section {
    let size = LayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
    let item = LayoutItem(layoutSize: size)
    var layout = LayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    layout.interGroupSpacing = 10
    layout.orthogonalScrollingBehavior = behavior
    return Section(id: "hero", cells: rows(0..<10, height: 100)).layout(layout)
  }

  private func visible(_ screen: Screen) -> [String] {
    screen.view.visibleViews.keys.map(\.indexPath.item).sorted().map(String.init)
  }
}
