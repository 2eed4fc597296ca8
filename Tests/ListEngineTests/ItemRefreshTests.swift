import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing

/// What is shown again although it is equal.
@Suite struct ItemRefreshTests {
  private let screen = Screen()
  private let layout = column(estimate: 40)

  private func list(_ numbers: some Sequence<Int>) -> List {
    List(sections: [feed(rows(numbers, height: 40), layout)])
  }

  private func view(_ item: Int) -> ComponentView? {
    screen.view.visibleViews[.cell(IndexPath(item: item, section: 0))]
  }

  private func renderCount(_ item: Int) -> Int {
    (view(item)?.content as? RowView)?.renderCount ?? -1
  }

  @Test func rendersInTheSameViewOnDemand() {
    screen.adapter.apply(list(0..<3))
    let before = view(1)
    _ = screen.updates()
    let outcome = screen.adapter.apply(list(0..<3), reconfiguring: ["1"])
    #expect(outcome == .updated(batches: 1, operations: 1))
    #expect(view(1) === before)
    #expect((0..<3).map(renderCount) == [1, 2, 1])
    #expect(screen.updates() == ["render feed/1 because requested"])
  }

  @Test func takesAnotherViewOnDemand() {
    screen.adapter.apply(list(0..<3))
    let before = view(1)
    _ = (screen.updates(), screen.view.takeEvents())
    let outcome = screen.adapter.apply(list(0..<3), reloading: ["1"], reconfiguring: ["1"])
    #expect(outcome == .updated(batches: 1, operations: 1))
    #expect(view(1) !== before && view(1) != nil)
    #expect(screen.updates() == ["reload feed/1 because requested"])
    #expect(
      screen.view.takeEvents().map(\.description) == ["didEndDisplay feed/1", "willDisplay feed/1"]
    )
  }

  @Test func measuresAnewWhatIsRenderedOnDemand() {
    final class Heights { var value = 40.0 }
    struct Outside: Component {
      var item = 0
      var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 40)
      let heights: Heights
      func renderContent(coordinator: Void) -> RowView { RowView() }
      func render(in content: RowView, context: RenderContext<Void>) {
        content.item = RowItem(title: "", height: heights.value)
      }
    }
    let heights = Heights()
    let cells = (0..<2).map { Cell(id: "\($0)", component: Outside(heights: heights)) }
    let list = List(sections: [feed(cells, layout)])
    screen.adapter.apply(list)
    heights.value = 90
    screen.adapter.apply(list)
    #expect(screen.frame("0")?.height == 40)
    screen.adapter.apply(list, reconfiguring: ["0"])
    #expect(screen.frame("0")?.height == 90 && screen.frame("1")?.height == 40)
  }

  @Test func doesNothingTwiceForWhatIsNewOrHasChangedAnyway() {
    screen.adapter.apply(list(0..<2))
    _ = screen.updates()
    var cells = rows(0..<3, height: 40)
    cells[0] = Cell(id: "0", component: Row("zero", height: 40))
    let next = List(sections: [feed(cells, layout)])
    let outcome = screen.adapter.apply(next, reconfiguring: ["0", "2"])
    #expect(outcome == .updated(batches: 2, operations: 2))
    #expect((0..<3).map(renderCount) == [2, 1, 1])
  }

  @Test func tellsOfAnIDThatIsNotThere() {
    screen.adapter.apply(list(0..<3))
    _ = screen.updates()
    let outcome = screen.adapter.apply(list(0..<2), reloading: ["7"], reconfiguring: ["2", "7"])
    #expect(outcome == .updated(batches: 1, operations: 1))
    #expect(
      screen.updates() == [
        "skip 7 because no item has the id", "skip 2 because no item has the id",
        "delete feed/2 0/2",
      ]
    )
  }

  @Test func findsTheItemWhereItHasMovedTo() {
    screen.adapter.apply(list([0, 1, 2]))
    screen.adapter.apply(list([2, 0, 1]), reconfiguring: ["2"])
    #expect((0..<3).map(renderCount) == [2, 1, 1])
  }

  @Test func keepsWhatASupersededListAskedFor() {
    screen.adapter.apply(list(0..<3))
    screen.view.holdsAnimations = true
    screen.adapter.apply(list(0..<4))
    screen.adapter.apply(list(0..<4), reconfiguring: ["1", "9"])
    screen.adapter.apply(list(0..<4), reconfiguring: ["2"])
    screen.view.finishAnimation()
    #expect((0..<4).map(renderCount) == [1, 2, 2, 1])
    #expect(!screen.updates().contains { $0.hasPrefix("skip") })
  }

  // MARK: Without being asked

  /// Another kind of component needs another view, even where rendering in place was wanted.
  @Test func reloadsWhereTheReuseIdentifierChanged() {
    let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let item = LayoutItem(layoutSize: size)
    let layout = LayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    screen.apply(feed([Cell(id: 1, component: Row("a", height: 40))], layout))
    _ = screen.updates()
    let next = feed([Cell(id: 1, component: Banner(item: "b"))], layout)
    screen.adapter.apply(List(sections: [next]), reconfiguring: [1])
    #expect(screen.updates() == ["reload feed/1 because reuse Row -> Banner"])
    #expect(view(0)?.component.as(Banner.self)?.item == "b")
  }

  /// Id and content are equal, and the style picks another view (epoxy-ios #46).
  @Test func reloadsWhereOnlyTheStyleChanged() {
    func cell(_ style: String) -> Cell {
      Cell(id: 1, component: Styled(item: "a", style: style))
    }
    screen.apply(feed([cell("primary")], layout))
    let before = view(0)
    let outcome = screen.apply(feed([cell("secondary")], layout))
    #expect(outcome == .updated(batches: 1, operations: 1))
    #expect(view(0) !== before)
    #expect(view(0)?.component.reuseIdentifier == "Styled.secondary")
  }

  @Test func laysOutAnewWhereOnlyTheLayoutChanged() {
    let half = LayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(40))
    let line = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let group = LayoutGroup.horizontal(layoutSize: line, subitems: [LayoutItem(layoutSize: half)])
    screen.adapter.apply(list(0..<4))
    let outcome = screen.apply(feed(rows(0..<4, height: 40), LayoutSection(group: group)))
    #expect(outcome == .unchanged)
    #expect(screen.frame("3") == Rect(x: 160, y: 40, width: 160, height: 40))
    #expect((0..<4).map(renderCount) == [1, 1, 1, 1])
  }

  /// The position is not part of the item, so only the flag says that it is shown.
  @Test func rendersAMovedCellAgainOnlyIfItAsksForIt() {
    func numbered(_ numbers: [Int]) -> Section {
      feed(
        rows(numbers, height: 40).map { $0.id == AnyHashable("2") ? $0.rerendersOnMove() : $0 },
        layout
      )
    }
    screen.apply(numbered([0, 1, 2, 3]))
    screen.apply(numbered([3, 0, 1, 2]))
    #expect((0..<4).map(renderCount) == [1, 1, 1, 2])
    screen.apply(numbered([3, 0, 1, 2]))
    #expect(renderCount(3) == 2)
    screen.apply(numbered([0, 1, 2]))
    #expect(renderCount(2) == 3)
  }
}

/// Its style decides which views it needs.
private struct Styled: Component {
  var item: String
  var style: String
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 40)
  var reuseIdentifier: String { "Styled.\(style)" }

  func renderContent(coordinator: Void) -> RowView { RowView() }

  func render(in content: RowView, context: RenderContext<Void>) {
    content.item = RowItem(title: item, height: 40)
  }
}
