import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing
import Views

/// What a capture holds.
@Suite struct CaptureTests {
  @Test func listsWhatIsDisplayedAndTellsTheRestInRuns() throws {
    let screen = Screen(height: 100)
    screen.apply(feed(rows(0..<40, height: 50), column(estimate: 44, spacing: 12)))
    screen.view.scroll(by: Point(x: 0, y: 150))
    let section = try #require(screen.view.capture(name: "now").sections.first)
    #expect(section.elements.map { "\($0.path)" } == ["feed/2", "feed/3", "feed/4"])
    #expect(section.elements.first?.frame == FixedRect(Rect(x: 0, y: 124, width: 320, height: 50)))
    #expect(section.elements.first?.attributes[.estimatedHeight] == .points(44))
    #expect(section.elements.first?.attributes[.component] == .word("Row"))
    #expect(
      section.ranges.map { "\($0.first) \($0.last) \($0.count) \($0.firstItem)" } == [
        "0 1 2 0", "5 39 35 5",
      ]
    )
    #expect(section.ranges.first?.frame == FixedRect(Rect(x: 0, y: 0, width: 320, height: 112)))
    #expect(section.layout[AttributeName(rawValue: "interGroupSpacing")] == .points(12))
  }

  @Test func listsTheWholeContentWithoutChangingAnything() {
    let counter = Counter()
    let screen = Screen(height: 100)
    screen.apply(feed(rows(0..<40, height: 50, counter: counter), column(estimate: 44)))
    screen.view.scroll(by: Point(x: 0, y: 50))
    _ = screen.updates()
    let before = screen.view.capture(name: "before")
    _ = screen.view.takeEvents()
    let whole = screen.view.capture(name: "whole", extent: .content)
    #expect(whole.sections[0].elements.count == 40)
    #expect(whole.sections[0].ranges.isEmpty)
    #expect(whole.contentSize.height == Thousandths(2000))
    #expect(whole.contentOffset == before.contentOffset)
    #expect(screen.view.takeEvents().isEmpty)
    #expect(screen.view.capture(name: "before") == before)
  }

  @Test func putsHeadersFirstBadgesBehindTheirCellsAndFootersLast() {
    let screen = Screen()
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let line = SupplementaryItem(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1)),
      elementKind: "separator",
      containerAnchor: LayoutAnchor(edges: .bottom)
    )
    let item = LayoutItem(layoutSize: size, supplementaryItems: [line])
    var layout = LayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    layout.boundarySupplementaryItems = [
      BoundarySupplementaryItem(layoutSize: size, elementKind: "footer", alignment: .bottom),
      BoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top),
    ]
    layout.decorationItems = [.background(elementKind: "background")]
    let cells = [
      Cell(id: "a", component: Row("a")).supplementary(kind: "separator", component: Row("line")),
      Cell(id: "b", component: Row("b")),
    ]
    screen.apply(feed(cells, layout).header(Row("header")).footer(Row("footer")))
    let elements = screen.view.capture(name: "now").sections[0].elements
    #expect(
      elements.map { "\($0.path)" } == [
        "feed/@background", "feed/@header", "feed/a", "feed/a/@separator", "feed/b", "feed/@footer",
      ]
    )
    #expect(elements[3].frame == FixedRect(Rect(x: 0, y: 99, width: 320, height: 1)))
  }

  @Test func sharesTheElementOfACellWithTheUnnamedViewThatFillsIt() throws {
    let box = ViewDescription(
      .layers(.center),
      children: [ViewDescription(.rectangle(color: "red"), name: "box")]
    )
    let screen = Screen()
    screen.apply(
      Section(id: "feed") {
        Cell(id: "a", component: HostedComponent("Card", box, layoutMode: .fitContainer))
      }
    )
    let cell = try #require(screen.view.capture(name: "now").sections.first?.elements.first)
    #expect(cell.attributes[.component] == .word("Card"))
    #expect(cell.attributes[.view] == .word("zstack"))
    #expect(cell.children.map { "\($0.path)" } == ["feed/a/box"])
  }

  @Test(arguments: [Capture.Extent.viewport, .content])
  func givesABadgeToTheCellItIsAnchoredTo(extent: Capture.Extent) {
    let size = LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50))
    let dot = SupplementaryItem(
      layoutSize: LayoutSize(widthDimension: .absolute(8), heightDimension: .absolute(8)),
      elementKind: "dot",
      containerAnchor: LayoutAnchor(edges: [.top, .trailing])
    )
    let row = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let plain = LayoutItem(layoutSize: size)
    let marked = LayoutItem(layoutSize: size, supplementaryItems: [dot])
    let layout = LayoutSection(group: .horizontal(layoutSize: row, subitems: [plain, marked]))
    let cells = (0..<4).map {
      Cell(id: $0, component: Row("\($0)")).supplementary(kind: "dot", component: Row("dot \($0)"))
    }
    let screen = Screen()
    screen.apply(feed(cells, layout))
    let elements = screen.view.capture(name: "now", extent: extent).sections[0].elements
    let dots = elements.filter { $0.kind == .supplementary("dot") }
    #expect(dots.map { "\($0.path)" } == ["feed/1/@dot", "feed/3/@dot"])
    #expect(dots.map { $0.attributes[.text] } == [.text("dot 1"), .text("dot 3")])
  }

  @Test func marksWhatIsPinned() throws {
    let screen = Screen()
    let layout = column(estimate: 60, header: 44, pins: true)
    screen.apply(feed(rows(0..<20, height: 60), layout).header(Row("header")))
    #expect(try header(screen).attributes[.pinned] == nil)
    screen.view.scroll(by: Point(x: 0, y: 300))
    #expect(try header(screen).attributes[.pinned] == .word("true"))
    #expect(try header(screen).frame.minY == Thousandths(300))
  }

  private func header(_ screen: Screen) throws -> Element {
    try #require(screen.view.capture(name: "now").sections.first?.elements.first)
  }
}
