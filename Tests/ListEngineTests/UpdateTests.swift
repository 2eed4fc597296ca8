import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing

/// Updates keep the reader's place, and tell by id what they did.
@Suite struct UpdateTests {
  @Test func keepsTheFirstVisibleRowOverABatchOutOfSight() throws {
    let screen = Screen()
    screen.apply(feed(rows(0..<100, height: 50), column(estimate: 50)))
    screen.view.setContentOffset(Point(x: 0, y: 2000))
    let inserted = rows(200..<210, height: 50)
    let new =
      rows(0..<5, height: 50) + inserted + rows(5..<60, height: 50) + rows(65..<100, height: 50)
    #expect(screen.apply(feed(new, column(estimate: 50))) == .updated(batches: 1, operations: 15))
    #expect(screen.place("40") == 0)
    #expect(screen.offset == 2500)
    let frames = (0..<105).compactMap {
      screen.view.layout.attributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
  }

  @Test func growsTheOffsetByRowsOfAnotherHeight() {
    let screen = Screen()
    let row: (Double) -> LayoutSection = { _ in column(estimate: 50) }
    screen.apply(feed(rows(0..<100, height: 50), row(50)))
    screen.view.setContentOffset(Point(x: 0, y: 2000))
    let before = Section(id: "new", cells: rows(0..<10, height: 90)).layout(column(estimate: 90))
    screen.apply(before, feed(rows(0..<100, height: 50), row(50)))
    #expect(screen.offset == 2900)
    #expect(screen.place("40") == 0)
  }

  @Test func staysAtTheEndOfAConversation() {
    let screen = Screen(height: 600, anchor: .bottom)
    screen.apply(feed(rows(0..<50, height: 60), column(estimate: 60)))
    #expect(screen.offset == 2400)
    screen.apply(feed(rows(0..<51, height: 60), column(estimate: 60)))
    #expect(screen.offset == 2460)
  }

  @Test func leavesAReaderOfHistoryAlone() {
    let screen = Screen(height: 600, anchor: .bottom)
    screen.apply(feed(rows(0..<50, height: 60), column(estimate: 60)))
    screen.view.setContentOffset(Point(x: 0, y: 500))
    screen.apply(feed(rows(0..<51, height: 60), column(estimate: 60)))
    #expect(screen.offset == 500)
  }

  @Test func putsAShortConversationAtTheBottom() {
    let screen = Screen(height: 600, safeArea: EdgeInsets(top: 50, bottom: 34), anchor: .bottom)
    screen.apply(feed(rows(0..<2, height: 60), column(estimate: 100)))
    #expect(screen.offset == 120 + 34 - 600)
    screen.apply(feed(rows(0..<3, height: 60), column(estimate: 100)))
    #expect(screen.offset == 180 + 34 - 600)
  }

  @Test func keepsThePlaceWhenHistoryIsPrepended() {
    let screen = Screen(height: 600, anchor: .bottom)
    screen.apply(feed(rows(10..<60, height: 60), column(estimate: 40)))
    screen.view.scroll(to: .top)
    screen.apply(feed(rows(0..<60, height: 60), column(estimate: 40)))
    #expect(screen.place("10") == 0)
  }

  @Test func showsWhatIsNewAtTheVeryTop() {
    let screen = Screen()
    screen.apply(feed(rows(1..<30, height: 50), column(estimate: 50)))
    screen.apply(feed(rows(0..<30, height: 50), column(estimate: 50)))
    #expect(screen.offset == 0)
    #expect(screen.place("0") == 0)
  }

  @Test func keepsTheFooterBehindTheLastRow() {
    let screen = Screen(height: 800)
    for count in [2, 4, 6] {
      let section = Section(id: "feed", cells: rows(0..<count, height: 100))
        .footer(Row("more", height: 40))
      screen.apply(section)
      let footer = screen.view.layout.attributesForSupplementary(
        ofKind: "footer",
        at: IndexPath(item: 0, section: 0)
      )
      #expect(footer?.frame.minY == Double(count) * 100)
    }
  }

  @Test(arguments: [false, true])
  func keepsTheHeaderWhenTheLastVisibleRowGoes(pins: Bool) {
    let screen = Screen(height: 667)
    let layout = column(estimate: 55, header: 44, pins: pins)
    let header = Row("header", height: 44)
    screen.apply(feed(rows(0..<30, height: 55), layout).header(header))
    screen.view.scroll(to: .bottom)
    #expect(screen.offset == 1027)
    screen.apply(feed(rows(0..<29, height: 55), layout).header(header))
    #expect(screen.offset == 972)
    #expect(screen.header(of: 0)?.minY == (pins ? 972 : 0))
  }

  @Test func stacksTheHeadersOfEmptySections() {
    let screen = Screen()
    let sections = (0..<3).map { number in
      Section(id: number, cells: []).layout(column(estimate: 40, header: 40)).header(Row("h"))
    }
    screen.apply(sections[0], sections[1], sections[2])
    #expect((0..<3).compactMap { screen.header(of: $0)?.minY } == [0, 40, 80])
    #expect(screen.contentHeight == 120)
  }

  @Test func showsRowsWithEqualIDsAndUpdatesThemLater() {
    let screen = Screen()
    let cells = [("a", 1), ("b", 2), ("a", 3)].map { id, number in
      Cell(id: id, component: Row("\(id)\(number)", height: 40))
    }
    let list = List(sections: [feed(cells, column(estimate: 44))])
    screen.adapter.apply(list)
    #expect(list.repeatedIDs.map(\.positions) == [[0, 2]])
    let capture = screen.view.capture(name: "first")
    #expect(capture.sections[0].elements.map { "\($0.path)" } == ["feed/a", "feed/b", "feed/a#2"])
    screen.apply(feed([cells[0], cells[2]], column(estimate: 44)))
    #expect(screen.updates() == ["delete feed/b 0/1"])
    #expect(screen.contentHeight == 80)
  }

  @Test func rendersInPlaceAndReloadsOnlyForAnotherView() {
    let screen = Screen()
    screen.apply(feed(rows(0..<3, height: 40), column(estimate: 44)))
    #expect(screen.updates() == ["reload"])
    let cell = screen.view.visibleViews[.cell(IndexPath(item: 1, section: 0))]
    let next = [
      Cell(id: "0", component: Row("0", height: 40)),
      Cell(id: "1", component: Row("one", height: 60)),
      Cell(id: "2", component: Banner(item: "new")),
    ]
    screen.apply(feed(next, column(estimate: 44)))
    #expect(screen.updates() == ["render feed/1", "reload feed/2 because reuse Row -> Banner"])
    #expect(screen.view.visibleViews[.cell(IndexPath(item: 1, section: 0))] === cell)
    #expect(screen.frame("1")?.height == 60)
  }

  @Test func tellsMovesInsertsAndSectionsByID() {
    let screen = Screen()
    screen.apply(feed(rows(0..<4, height: 40), column(estimate: 44)))
    _ = screen.updates()
    let moved = rows([3, 0, 1], height: 40)
    let new = Section(id: "new section", cells: rows([2, 9], height: 40)).layout(
      column(estimate: 44)
    )
    screen.apply(feed(moved, column(estimate: 44)), new)
    #expect(
      screen.updates() == [
        "insert section new%20section at 1",
        "move feed/3 0/3 -> 0/0",
        "move new%20section/2 0/2 -> 1/0",
      ]
    )
  }

  @Test func rendersAHeaderWithoutTouchingCells() {
    let screen = Screen()
    let cells = rows(0..<3, height: 40)
    let layout = column(estimate: 44, header: 30)
    screen.apply(feed(cells, layout).header(Row("old")))
    let counts = rowViews(screen).map(\.renderCount)
    _ = screen.updates()
    screen.apply(feed(cells, layout).header(Row("new")))
    #expect(screen.updates() == ["render feed/@header"])
    #expect(rowViews(screen).map(\.renderCount) == counts)
  }

  @Test func readsALongChangeAnew() {
    let screen = Screen()
    screen.apply(feed(rows(0..<10, height: 40), column(estimate: 44)))
    let outcome = screen.apply(feed(rows(100..<1200, height: 40), column(estimate: 44)))
    #expect(outcome == .reloaded(.tooManyOperations(count: 1110, threshold: 1000)))
    #expect(screen.updates() == ["reload", "reload because 1110 operations exceed 1000"])
  }

  @Test func laysOutAnewWhenOnlyTheLayoutChanged() {
    let screen = Screen()
    screen.apply(feed(rows(0..<3, height: 40), column(estimate: 44)))
    screen.apply(feed(rows(0..<3, height: 40), column(estimate: 44, spacing: 10)))
    #expect(screen.frame("2")?.minY == 100)
  }

  @Test func laysOutAnewWhenOnlyTheFunctionOfACustomGroupChanged() {
    func custom(y: Double) -> LayoutSection {
      let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
      return LayoutSection(
        group: .custom(layoutSize: size) { _ in
          [CustomItem(frame: Rect(x: 0, y: y, width: 50, height: 50))]
        }
      )
    }
    let screen = Screen()
    screen.apply(feed(rows(0..<1, height: 40), custom(y: 0)))
    screen.apply(feed(rows(0..<1, height: 40), custom(y: 70)))
    #expect(screen.frame("0")?.minY == 70)
  }

  @Test func callsTheNewestHandlersWithWhatWasRendered() {
    let screen = Screen()
    var log: [String] = []
    func cells(_ name: String) -> [Cell] {
      rows(0..<40, height: 100).map { cell in
        cell.didEndDisplay { context in
          log.append("\(name) \(context.component.as(Row.self)?.item.title ?? "?")")
        }
      }
    }
    screen.apply(feed(cells("old"), column(estimate: 100)))
    screen.apply(feed(cells("new"), column(estimate: 100)))
    screen.view.scroll(by: Point(x: 0, y: 200))
    #expect(log == ["new 0", "new 1"])
  }

  private func rowViews(_ screen: Screen) -> [RowView] {
    (0..<3).compactMap {
      screen.view.visibleViews[.cell(IndexPath(item: $0, section: 0))]?.content as? RowView
    }
  }
}
