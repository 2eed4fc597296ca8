import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing

/// Others scroll the list by ids.
@Suite struct ScrollProxyTests {
  private func screen(insets: EdgeInsets = .zero, height: Double = 480) -> Screen {
    let screen = Screen(height: height)
    screen.view.contentInset = insets
    let layout = column(estimate: 30, header: 44, pins: true)
    screen.apply(
      Section(id: "first", cells: rows(0..<40, height: 60)).layout(layout).header(Row("h")),
      Section(id: "second", cells: rows(30..<80, height: 60)).layout(layout).header(Row("h"))
    )
    return screen
  }

  @Test(arguments: [(ScrollPosition.top, 44.0), (.centered, 44 + (436 - 60) / 2), (.bottom, 420)])
  func findsAnItemInAnySection(place: ScrollPosition, distance: Double) {
    let screen = screen()
    #expect(screen.view.scrollProxy.scroll(to: "50", at: place))
    #expect(screen.place("50", in: "second") == distance)
  }

  @Test func takesTheFirstSectionUnlessOneIsNamed() {
    let screen = screen()
    #expect(screen.view.scrollProxy.scroll(to: "35", at: .top))
    #expect(screen.place("35", in: "first") == 44)
    #expect(screen.view.scrollProxy.scroll(to: "35", inSection: "second", at: .top))
    #expect(screen.place("35", in: "second") == 44)
  }

  @Test func scrollsNoFurtherThanItMustToTheNearestPlace() {
    let screen = screen()
    let proxy = screen.view.scrollProxy
    proxy.scroll(to: "20", at: .nearest)
    #expect(screen.place("20", in: "first") == 420)
    let offset = screen.offset
    proxy.scroll(to: "18")
    #expect(screen.offset == offset)
    proxy.scroll(to: "10")
    #expect(screen.place("10", in: "first") == 44)
  }

  @Test func answersWhetherTheListHasTheItem() {
    let screen = screen()
    let proxy = screen.view.scrollProxy
    #expect(!proxy.scroll(to: "nobody") && !proxy.scroll(to: "5", inSection: "second"))
    #expect(!proxy.scroll(to: 5) && screen.offset == 0)
  }

  @Test func reachesBothEndsAndAnyOffset() {
    let screen = screen()
    let proxy = screen.view.scrollProxy
    proxy.scrollToBottom()
    #expect(screen.view.isAtBottom && screen.place("79", in: "second") == 420)
    proxy.scrollToTop()
    #expect(screen.view.isAtTop && screen.offset == 0)
    proxy.scroll(toOffset: Point(x: 0, y: 333))
    #expect(screen.offset == 333)
    proxy.scroll(toOffset: Point(x: 0, y: -50))
    #expect(screen.offset == 0)
  }

  @Test func doesNothingWhenTheViewIsGone() {
    var screen: Screen? = screen()
    let proxy = screen?.view.scrollProxy
    screen = nil
    #expect(proxy?.scroll(to: "5") == false)
    proxy?.scrollToBottom()
  }

  /// A margin of 200 points at the top has no say in where the last item stands (IGListKit #932).
  @Test(arguments: [ScrollPosition.top, .centered, .bottom, .nearest])
  func stopsAtTheLastItemInSpiteOfAnInset(place: ScrollPosition) {
    let screen = screen(insets: EdgeInsets(top: 200))
    #expect(screen.offset == -200)
    screen.view.scrollProxy.scroll(to: "79", at: place)
    #expect(screen.place("79", in: "second") == 420)
    #expect(screen.view.isAtBottom)
    screen.view.scrollProxy.scroll(to: "0", inSection: "first", at: place)
    #expect(screen.place("0", in: "first").map { $0 >= 244 } == true)
  }

  /// That the header is held has no say in whether the footer is (IGListKit #1094).
  @Test func holdsTheHeaderAndNotTheFooter() throws {
    func line(_ kind: String, _ alignment: RectAlignment) -> BoundarySupplementaryItem {
      BoundarySupplementaryItem(
        layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: kind,
        alignment: alignment
      )
    }
    var layout = column(estimate: 60)
    layout.boundarySupplementaryItems = [line("header", .top), line("footer", .bottom)]
    layout.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let screen = Screen()
    screen.apply(feed(rows(0..<40, height: 60), layout).header(Row("h")).footer(Row("f")))
    screen.view.scrollProxy.scroll(toOffset: Point(x: 0, y: 700))
    let attributes = ["header", "footer"].map { kind in
      screen.view.layout.attributesForSupplementary(
        ofKind: kind,
        at: IndexPath(item: 0, section: 0)
      )
    }
    #expect(attributes.map { $0?.frame.minY } == [700, 44 + 40 * 60])
    #expect(attributes.map { $0?.isPinned } == [true, false])
  }

  @Test func scrollsASectionThatScrollsByItselfToItsItem() {
    let screen = Screen()
    let size = LayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
    var carousel = LayoutSection(
      group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
    )
    carousel.orthogonalScrollingBehavior = .continuous
    screen.apply(
      feed(rows(0..<40, height: 60), column(estimate: 60)),
      Section(id: "hero", cells: rows(0..<10, height: 100)).layout(carousel)
    )
    screen.view.scrollProxy.scroll(to: "5", inSection: "hero")
    #expect(screen.view.orthogonalOffset(inSection: 1) == 1000)
    #expect(screen.place("5", in: "hero") == 380)
    screen.view.scrollProxy.scroll(to: "6", inSection: "hero")
    #expect(screen.view.orthogonalOffset(inSection: 1) == 1200)
  }
}
