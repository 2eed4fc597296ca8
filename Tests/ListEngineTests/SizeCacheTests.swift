import CollectionLayout
import Elements
import Geometry
import ListEngine
import TestSupport
import Testing
import Views

/// Sizes are kept by who is shown: section, id, item, offer and traits.
@Suite struct SizeCacheTests {
  @Test func measuresNothingAgainForEqualData() throws {
    let screen = Screen()
    let list = List(sections: [feed(rows(0..<40, height: 80), column(estimate: 150))])
    screen.adapter.apply(list)
    while !screen.view.isAtBottom { screen.view.scroll(by: Point(x: 0, y: 300)) }
    _ = screen.updates()
    let (count, offset) = (screen.view.measureCount, screen.offset)
    let frames = (0..<40).map { screen.frame("\($0)") }
    #expect(count == 40)
    #expect(offset == 40 * 80 - 480)
    #expect(screen.adapter.apply(list) == .unchanged)
    #expect(screen.updates() == [])
    screen.adapter.apply(list, updateStrategy: .reloadData)
    #expect(screen.view.measureCount == count)
    #expect(screen.offset == offset)
    #expect((0..<40).map { screen.frame("\($0)") } == frames)
  }

  @Test func measuresNothingAgainWhenTheScreenTurnsBack() {
    let screen = Screen(width: 300, height: 480)
    screen.apply(feed(wrapped(0..<30), column(estimate: 20)))
    let upright = screen.view.measureCount
    #expect(screen.frame("0")?.height == 30)
    screen.turn(to: Size(width: 450, height: 300))
    #expect(screen.frame("0")?.height == 20)
    let across = screen.view.measureCount
    #expect(across > upright)
    screen.turn(to: Size(width: 300, height: 480))
    #expect(screen.frame("0")?.height == 30)
    screen.turn(to: Size(width: 450, height: 300))
    #expect(screen.frame("0")?.height == 20)
    #expect(screen.view.measureCount == across)
  }

  @Test func measuresNothingAgainWhenTraitsComeBack() {
    let screen = Screen()
    screen.apply(feed(rows(0..<4, height: 80), column(estimate: 80)))
    var context = screen.view.context
    for category in [ContentSizeCategory.small, .large, .small, .large] {
      context.environment.contentSizeCategory = category
      screen.view.setContext(context)
    }
    #expect(screen.view.measureCount == 8)
  }

  @Test func measuresNothingAgainWhenOnlyTheHeightOfTheScreenChanges() {
    let screen = Screen()
    screen.apply(feed(rows(0..<4, height: 80), column(estimate: 80)))
    screen.turn(to: Size(width: 320, height: 400))
    #expect(screen.view.measureCount == 4)
  }

  @Test func tellsEqualIDsOfTwoSectionsApart() {
    let screen = Screen()
    func apply(_ heights: (Double, Double), strategy: UpdateStrategy = .animatedBatchUpdates) {
      let sections = [("a", heights.0), ("b", heights.1)].map { name, height in
        Section(id: name, cells: rows([1], height: height))
          .layout(column(estimate: 50, header: 10)).header(Row("h", height: height / 2))
      }
      screen.adapter.apply(List(sections: sections), updateStrategy: strategy)
    }
    apply((30, 70))
    apply((30, 70), strategy: .reloadData)
    #expect(screen.frame("1", in: "a")?.height == 30)
    #expect(screen.frame("1", in: "b")?.height == 70)
    #expect(screen.view.measureCount == 2)
    // Only the rows differ from before; each is found under the item it had.
    apply((70, 30), strategy: .reloadData)
    apply((30, 70), strategy: .reloadData)
    #expect(screen.frame("1", in: "a")?.height == 30)
    #expect(screen.view.measureCount == 4)
  }

  @Test func keepsTheSizesOfHeadersAndFooters() {
    let screen = Screen()
    func apply(_ strategy: UpdateStrategy) {
      let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(10))
      var layout = column(estimate: 50)
      layout.boundarySupplementaryItems = [
        BoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top),
        BoundarySupplementaryItem(layoutSize: size, elementKind: "footer", alignment: .bottom),
      ]
      let section = feed(rows(0..<2, height: 40), layout)
        .header(Row("header", height: 33)).footer(Row("footer", height: 44))
      screen.adapter.apply(List(sections: [section]), updateStrategy: strategy)
    }
    apply(.animatedBatchUpdates)
    #expect(screen.view.measureCount == 4)
    #expect(screen.contentHeight == 33 + 80 + 44)
    var context = screen.view.context
    for category in [ContentSizeCategory.small, .large] {
      context.environment.contentSizeCategory = category
      screen.view.setContext(context)
    }
    #expect(screen.view.measureCount == 8)
    apply(.reloadData)
    #expect(screen.view.measureCount == 8)
    #expect(screen.contentHeight == 33 + 80 + 44)
  }

  @Test func letsSizesLeaveWithTheirIDs() {
    let screen = Screen()
    screen.apply(feed(rows(0..<6, height: 40), column(estimate: 40)))
    #expect(screen.view.cachedSizeCount == 6)
    screen.apply(feed(rows([0, 2, 4], height: 40), column(estimate: 40)))
    #expect(screen.view.cachedSizeCount == 3)
    screen.adapter.apply(
      List(sections: [feed(rows([4, 9], height: 40), column(estimate: 40))]),
      updateStrategy: .reloadData
    )
    #expect(screen.view.cachedSizeCount == 2)
    screen.apply()
    #expect(screen.view.cachedSizeCount == 0)
  }

  @Test func followsARowIntoAnotherSection() {
    let screen = Screen(width: 300, height: 480)
    func apply(_ a: [Int], _ b: [Int]) {
      screen.apply(
        Section(id: "a", cells: wrapped(a)).layout(column(estimate: 20)),
        Section(id: "b", cells: wrapped(b)).layout(column(estimate: 20))
      )
    }
    apply([1, 2], [3])
    screen.turn(to: Size(width: 450, height: 300))
    apply([1], [2, 3])
    screen.turn(to: Size(width: 300, height: 480))
    #expect(screen.frame("2", in: "b")?.height == 30)
    #expect(screen.view.measureCount == 6)
  }

  @Test func movesNothingWhenSizesLeaveForLackOfRoom() {
    func frames(limit: Int) -> [Rect?] {
      let screen = Screen()
      screen.view.sizeCacheLimit = limit
      screen.apply(feed(rows(0..<100, height: 80), column(estimate: 50)))
      while !screen.view.isAtBottom { screen.view.scroll(by: Point(x: 0, y: 300)) }
      #expect(screen.view.cachedSizeCount <= limit)
      let count = screen.view.measureCount
      while !screen.view.isAtTop { screen.view.scroll(by: Point(x: 0, y: -300)) }
      #expect(screen.view.measureCount == count)
      return (0..<100).map { screen.frame("\($0)") }
    }
    let expected = frames(limit: 10_000)
    #expect(frames(limit: 8) == expected)
    #expect(frames(limit: 0) == expected)
  }

  @Test func letsWhatWasNotUsedForLongestLeaveFirst() {
    let screen = Screen(width: 300, height: 300)
    screen.view.sizeCacheLimit = 20
    screen.apply(feed(wrapped(0..<60), column(estimate: 20)))
    while !screen.view.isAtBottom { screen.view.scroll(by: Point(x: 0, y: 100)) }
    #expect(screen.view.cachedSizeCount <= 20)
    screen.turn(to: Size(width: 450, height: 300))
    let across = screen.view.measureCount
    screen.turn(to: Size(width: 300, height: 300))
    // The ten rows at the end were seen last.
    #expect(screen.view.measureCount == across)
  }

  /// Whatever happened before, frames are those of a screen without a past.
  @Test(arguments: 0..<12)
  func neverShowsASizeOfOtherData(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = Screen(width: 300, height: 480)
    screen.view.sizeCacheLimit = [3, 50].randomElement(using: &random) ?? 3
    for _ in 0..<12 {
      let sections = ["a", "b"].map { name in
        let ids = (0..<12).shuffled(using: &random).prefix(6)
        let cells = ids.map { id in
          Cell(id: "\(id)", component: Wrapped("\(id)", area: [3000, 9000, 15000][id % 3]))
        }
        return Section(id: name, cells: Array(cells)).layout(column(estimate: 20))
      }
      let isReload = Int.random(in: 0..<3, using: &random) == 0
      screen.adapter.apply(
        List(sections: sections),
        updateStrategy: isReload ? .reloadData : .animatedBatchUpdates
      )
      let widths = [300.0, 450, 600]
      let width = widths.randomElement(using: &random) ?? 300
      screen.turn(to: Size(width: width, height: 480))
      let fresh = Screen(width: width, height: 480)
      fresh.adapter.apply(List(sections: sections))
      let expected = fresh.view.capture(name: "all", extent: .content)
      let found = screen.view.capture(name: "all", extent: .content)
      #expect(found.sections.map(\.elements) == expected.sections.map(\.elements), "seed \(seed)")
    }
  }

  private func wrapped(_ numbers: some Sequence<Int>) -> [Cell] {
    numbers.map { Cell(id: "\($0)", component: Wrapped("\($0)", area: 9000)) }
  }
}

/// A row whose height depends on its width, like a text's.
private struct Wrapped: Component {
  var item: [String: Double]
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 20)

  init(_ name: String, area: Double) { item = [name: area] }

  func renderContent(coordinator: Void) -> AreaView { AreaView() }

  func render(in content: AreaView, context: RenderContext<Void>) {
    content.area = item.values.first ?? 0
  }
}

private final class AreaView: View {
  var area = 0.0

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? 100
    return Size(width: width, height: area / width)
  }
}

extension Screen {
  fileprivate func turn(to size: Size) {
    var context = view.context
    context.environment.size = size
    view.setContext(context)
  }
}
