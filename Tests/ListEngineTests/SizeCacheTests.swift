import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing
import Views

/// Equal data is not measured again, and nothing stale is used.
@Suite struct SizeCacheTests {
  /// MagazineLayout #49: a reload must not fall back to estimates.
  @Test(arguments: [UpdateStrategy.animatedBatchUpdates, .reloadData])
  func equalDataIsNotMeasuredAgain(strategy: UpdateStrategy) {
    let screen = Screen()
    let counter = Counter()
    let list = { List(sections: [section(0..<40, height: 80, counter)]) }
    screen.adapter.apply(list())
    screen.view.scroll(to: .bottom)
    let (offset, size) = (screen.offset, screen.view.contentSize)
    let frames = (0..<40).map { screen.frame("\($0)") }
    let measured = counter.total
    let outcome = screen.adapter.apply(list(), updateStrategy: strategy)
    #expect(outcome == (strategy == .reloadData ? .reloaded(.requested) : .unchanged))
    #expect(counter.total == measured)
    #expect(screen.offset == offset)
    #expect(screen.view.contentSize == size)
    #expect((0..<40).map { screen.frame("\($0)") } == frames)
  }

  @Test func turningTheScreenBackMeasuresNothing() {
    let screen = Screen()
    let counter = Counter()
    screen.apply(section(0..<40, height: 80, counter))
    let upright = screen.view.context
    var flat = upright
    flat.environment.size = Size(width: 480, height: 320)
    screen.view.setContext(flat)
    let measured = counter.total
    screen.view.setContext(upright)
    #expect(counter.total == measured)
    #expect(measured > 6)
  }

  @Test func anotherWidthIsMeasured() {
    let screen = Screen()
    let counter = Counter()
    screen.apply(section(0..<3, height: 80, counter))
    let measured = counter.total
    var wide = screen.view.context
    wide.environment.size.width = 480
    screen.view.setContext(wide)
    #expect(counter.total == measured + 3)
  }

  @Test func equalIDsInTwoSectionsHaveSizesOfTheirOwn() {
    let screen = Screen()
    let short = Section(id: "a", cells: [Cell(id: 1, component: Row("x", height: 40))])
    let tall = Section(id: "b", cells: [Cell(id: 1, component: Row("y", height: 90))])
    screen.apply(short.layout(column(estimate: 50)), tall.layout(column(estimate: 50)))
    #expect(screen.contentHeight == 130)
  }

  @Test func sizesLeaveWithTheirIDs() {
    let screen = Screen()
    let counter = Counter()
    screen.apply(section(0..<4, height: 80, counter))
    let cached = screen.view.cachedSizeCount
    screen.apply(section(0..<3, height: 80, counter))
    #expect(screen.view.cachedSizeCount == cached - 1)
    let measured = counter.total
    screen.apply(section(0..<4, height: 80, counter))
    #expect(counter.total == measured + 1)
  }

  @Test func theCacheIsBoundedAndNothingMovesWhenSizesLeaveIt() {
    let screen = Screen()
    screen.view.sizeCacheLimit = 10
    screen.apply(section(0..<200, height: 80, Counter()))
    screen.view.scroll(to: .bottom)
    while !screen.view.isAtTop {
      let before = screen.offset
      screen.view.scroll(by: Point(x: 0, y: -300))
      #expect(screen.offset < before)
      #expect(screen.view.cachedSizeCount <= 10)
    }
    #expect(screen.contentHeight == 200 * 80)
  }

  private func section(_ ids: Range<Int>, height: Double, _ counter: Counter) -> Section {
    Section(
      id: "feed",
      cells: ids.map {
        Cell(id: "\($0)", component: Row("\($0)", height: height, counter: counter))
      }
    )
    .layout(column(estimate: 150))
  }
}
