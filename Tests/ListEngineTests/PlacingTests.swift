import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing
import Views

/// What public reports on layouts with estimates, rows of their own and insets ask for.
@Suite struct PlacingTests {
  // MARK: Estimates

  /// MagazineLayout #9: content fell back to its estimates when the screen was turned at the end.
  @Test func doesNotFallBackToEstimatesWhenTheWidthChanges() {
    let screen = Screen()
    screen.apply(feed(rows(0..<1000, height: 90), column(estimate: 30)))
    for _ in 0..<400 where !screen.view.isAtBottom {
      screen.view.scroll(by: Point(x: 0, y: 450))
    }
    #expect(screen.contentHeight == 90_000)
    var context = screen.view.context
    context.environment.size = Size(width: 480, height: 320)
    let place = screen.place("995")
    screen.view.setContext(context)
    #expect(screen.contentHeight == 90_000)
    #expect(screen.place("995") == place)
    #expect(screen.frame("0")?.width == 480)
  }

  /// IBPCollectionViewCompositionalLayout #114: a row stayed as long as its cards were assumed.
  @Test(arguments: [(300.0, 120.0), (50, 120)], [LayoutDirection.leftToRight, .rightToLeft])
  func endsARowByTheRealWidthsOfItsCards(
    widths: (estimate: Double, real: Double),
    direction: LayoutDirection
  ) {
    let screen = Screen(direction: direction)
    screen.apply(cards(0..<6, widths.real, estimate: widths.estimate))
    for _ in 0..<10 { screen.view.scrollSection(0, by: 200) }
    #expect(screen.view.layout.orthogonalContentLength(section: 0) == 720.0)
    #expect(screen.view.orthogonalOffset(inSection: 0) == 400)
    screen.view.scrollSection(0, by: -10_000)
    #expect(screen.view.orthogonalOffset(inSection: 0) == 0)
  }

  /// IBPCollectionViewCompositionalLayout #78: the inset after the last card was out of reach.
  @Test(arguments: [OrthogonalScrollingBehavior.continuous, .groupPaging])
  func reachesTheInsetAfterTheLastCard(behavior: OrthogonalScrollingBehavior) {
    let screen = Screen()
    var layout = row(estimate: 120, behavior: behavior)
    layout.contentInsets = DirectionalEdgeInsets(leading: 16, trailing: 40)
    screen.apply(cards(0..<6, 120, estimate: 120).layout(layout))
    screen.view.scrollSection(0, by: 100_000)
    #expect(screen.view.orthogonalOffset(inSection: 0) == 16 + 6 * 120 + 40 - 320)
  }

  /// IGListKit #932: an inset at the top was taken off the end of a scroll to the last item.
  @Test(arguments: [(200.0, 0.0), (0, 200), (200, 34), (-20, 10)])
  func scrollsToTheLastItemBesideInsets(top: Double, bottom: Double) {
    let screen = Screen()
    screen.view.contentInset = EdgeInsets(top: top, bottom: bottom)
    screen.apply(feed(rows(0..<50, height: 60), column(estimate: 45)))
    screen.view.scroll(to: .item(IndexPath(item: 49, section: 0), at: .bottom))
    #expect(screen.place("49") == 480 - bottom - 60)
    screen.view.scroll(to: .top)
    #expect(screen.place("0") == top)
    screen.view.scroll(to: .bottom)
    #expect(screen.place("49") == 480 - bottom - 60)
  }

  /// IGListKit PR #1094: with a sticky header the footer stuck as well.
  @Test func leavesTheFooterWhereItIsWhenTheHeaderPins() {
    let screen = Screen()
    var layout = column(estimate: 60, header: 44, pins: true)
    layout.boundarySupplementaryItems.append(
      BoundarySupplementaryItem(
        layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: "footer",
        alignment: .bottom
      )
    )
    let section = feed(rows(0..<20, height: 60), layout).header(Row("h")).footer(Row("f"))
    screen.apply(section)
    for offset in [0.0, 300, 774, 790] {
      screen.view.setContentOffset(Point(x: 0, y: offset))
      #expect(screen.header(of: 0)?.minY == screen.offset)
      let footer = screen.view.layout.attributesForSupplementary(
        ofKind: "footer",
        at: IndexPath(item: 0, section: 0)
      )
      #expect(footer?.frame.minY == 1244.0)
      #expect(footer?.isPinned == false)
    }
  }

  // MARK: From right to left

  /// Open Radar 25698641, react-native-snap-carousel #38: opened at the last item.
  @Test(arguments: [(200.0, 200.0), (60, 200), (500, 200)])
  func opensAListThatRunsSidewaysWhereReadingStarts(estimate: Double, width: Double) {
    let screen = sideways(.rightToLeft)
    screen.apply(sidewaysFeed(0..<10, width, estimate: estimate))
    #expect(screen.placeFromRight("0") == 0)
    #expect(screen.placeFromRight("1") == width)
    #expect(screen.view.isAtTop)
    // What comes at the very beginning is seen, as it is in a list that runs down.
    screen.apply(sidewaysFeed(-2..<10, width, estimate: estimate))
    #expect(screen.placeFromRight("-2") == 0)
    screen.view.scroll(to: .bottom)
    #expect(screen.placeFromRight("9") == 390 - width)
    #expect(screen.view.isAtBottom)
    screen.view.scroll(to: .top)
    #expect(screen.placeFromRight("-2") == 0)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func keepsTheReadersPlaceInAListThatRunsSideways(direction: LayoutDirection) throws {
    let screen = sideways(direction)
    screen.apply(sidewaysFeed(0..<40, 200, estimate: 70))
    screen.view.scroll(to: .item(IndexPath(item: 20, section: 0), at: .top))
    let place = try #require(screen.frame("20")).minX - screen.view.contentOffset.x
    #expect(place == (direction == .leftToRight ? 0 : 190))
    screen.apply(sidewaysFeed(-5..<40, 200, estimate: 90))
    #expect(screen.frame("20").map { $0.minX - screen.view.contentOffset.x } == place)
    screen.apply(sidewaysFeed(-5..<60, 200, estimate: 90))
    #expect(screen.frame("20").map { $0.minX - screen.view.contentOffset.x } == place)
  }

  @Test func tellsHowFarTheEndIsWhenReadingFromRightToLeft() {
    let screen = sideways(.rightToLeft)
    screen.apply(sidewaysFeed(0..<10, 200, estimate: 200))
    #expect(screen.view.metrics.distanceFromStart == 0)
    #expect(screen.view.metrics.distanceToEnd == 2000 - 390)
    screen.view.scroll(to: .bottom)
    #expect(screen.view.metrics.distanceFromStart == 2000 - 390)
    #expect(screen.view.metrics.distanceToEnd == 0)
  }

  // MARK: Sections

  /// Open Radar 48955657: a size came for a header of a section that was gone.
  @Test func measuresAHeaderUnderItsNewSection() {
    let screen = Screen(height: 260)
    let asked = Counter()
    func section(_ id: String) -> Section {
      let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      var layout = column(estimate: 60)
      layout.boundarySupplementaryItems = [
        BoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
      ]
      return Section(id: id, cells: rows(0..<4, height: 60)).layout(layout)
        .header(PlacedHeader(item: id, height: 30, log: asked))
    }
    screen.apply(section("a"), section("b"), section("c"))
    screen.view.setContentOffset(Point(x: 0, y: 274))
    #expect(asked.counts == ["a 0": 1, "b 1": 1])
    screen.apply(section("b"), section("c"))
    screen.view.scroll(by: Point(x: 0, y: 60))
    #expect(asked.counts == ["a 0": 1, "b 1": 1, "c 1": 1])
    #expect(screen.header(of: 0)?.height == 30)
    #expect(screen.header(of: 1) == Rect(x: 0, y: 270, width: 320, height: 30))
  }

  // MARK: Help

  private func row(estimate: Double, behavior: OrthogonalScrollingBehavior) -> LayoutSection {
    let size = LayoutSize(
      widthDimension: .estimated(estimate),
      heightDimension: .absolute(80)
    )
    var layout = LayoutSection(
      group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
    )
    layout.orthogonalScrollingBehavior = behavior
    return layout
  }

  private func cards(_ numbers: Range<Int>, _ width: Double, estimate: Double) -> Section {
    Section(id: "feed", cells: numbers.map { Cell(id: "\($0)", component: card($0, width)) })
      .layout(row(estimate: estimate, behavior: .continuous))
  }

  private func card(_ number: Int, _ width: Double) -> Row {
    var card = Row("\(number)", height: 80)
    card.item.width = width
    return card
  }

  private func sideways(_ direction: LayoutDirection) -> Screen {
    var configuration = LayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return Screen(width: 390, direction: direction, configuration: configuration)
  }

  private func sidewaysFeed(_ numbers: Range<Int>, _ width: Double, estimate: Double) -> Section {
    let size = LayoutSize(
      widthDimension: .estimated(estimate),
      heightDimension: .fractionalHeight(1)
    )
    let group = LayoutGroup.vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
    return Section(id: "feed", cells: numbers.map { Cell(id: "\($0)", component: card($0, width)) })
      .layout(LayoutSection(group: group))
  }
}

extension Screen {
  /// How far from the right edge of the screen a cell begins.
  fileprivate func placeFromRight(_ item: String) -> Double? {
    frame(item).map { view.bounds.maxX - $0.maxX }
  }
}

/// A header that notes under which section it is measured.
private struct PlacedHeader: Component {
  var item: String
  var height: Double
  var log: Counter
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)

  func renderContent(coordinator: Void) -> RowView { RowView() }

  func render(in content: RowView, context: RenderContext<Void>) {
    content.item = RowItem(title: "\(item) \(context.indexPath.section)", height: height)
    content.measurements = log
  }
}
