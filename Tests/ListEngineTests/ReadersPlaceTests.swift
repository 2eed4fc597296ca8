import CollectionLayout
import Elements
import Geometry
import ListEngine
import TestSupport
import Testing
import Views

/// Whatever happens around it, what the reader looks at stays where it is on the screen.
@Suite struct ReadersPlaceTests {
  private func scrolled(_ anchor: ScrollAnchor = .top, to offset: Double = 1_200) -> Screen {
    let screen = Screen(anchor: anchor)
    screen.apply(feed(rows(0..<100, height: 60), column(estimate: 60)))
    screen.view.setContentOffset(Point(x: 0, y: offset))
    return screen
  }

  private func rotate(_ screen: Screen, _ change: (inout Environment) -> Void) {
    var environment = screen.view.context.environment
    change(&environment)
    screen.view.setContext(ViewContext(environment: environment, text: NoText()))
  }

  // MARK: What comes before

  @Test(arguments: [UpdateStrategy.animatedBatchUpdates, .reloadData])
  func staysWhenSomethingIsPrepended(strategy: UpdateStrategy) {
    let screen = scrolled(to: 1_230)
    #expect(screen.place("20") == -30)
    let section = feed(rows(-50..<100, height: 60), column(estimate: 45))
    screen.adapter.apply(List(sections: [section]), updateStrategy: strategy)
    #expect(screen.place("20") == -30)
  }

  @Test func staysWhenTheFirstVisibleRowGoes() {
    let screen = scrolled(to: 1_230)
    let numbers = (0..<100).filter { ![3, 20].contains($0) }
    screen.apply(feed(rows(numbers, height: 60), column(estimate: 60)))
    #expect(screen.place("21") == 30)
  }

  // MARK: Late sizes

  @Test func staysWhenRowsAboveGetAnotherHeight() {
    let screen = scrolled(to: 1_230)
    var cells = rows(0..<100, height: 60)
    for index in 0..<21 { cells[index] = Cell(id: "\(index)", component: Row("late", height: 95)) }
    screen.apply(feed(cells, column(estimate: 60)))
    #expect(screen.place("20") == -30)
  }

  @Test func scrollsUpByJustTheDistanceThoughSizesAreLate() {
    let screen = Screen()
    screen.apply(feed(rows(0..<200, height: 83), column(estimate: 40)))
    screen.view.scroll(to: .item(IndexPath(item: 150, section: 0), at: .top))
    for step in 1...5 {
      screen.view.scroll(by: Point(x: 0, y: -70))
      #expect(screen.place("150") == Double(step) * 70)
    }
  }

  // MARK: Rotation

  @Test func staysWhenTheScreenIsTurned() {
    let screen = scrolled(to: 1_230)
    rotate(screen) { $0.size = Size(width: 480, height: 320) }
    #expect(screen.place("20") == -30)
    rotate(screen) { $0.size = Size(width: 320, height: 480) }
    #expect(screen.place("20") == -30)
  }

  @Test func staysWhenTextGrows() {
    let screen = scrolled(to: 1_230)
    rotate(screen) { $0.contentSizeCategory = .accessibilityLarge }
    #expect(screen.place("20") == -30)
  }

  @Test func staysAtTheEndWhenTheScreenIsTurned() {
    let screen = Screen(anchor: .bottom)
    screen.apply(feed(rows(0..<100, height: 60), column(estimate: 45)))
    #expect(screen.view.isAtBottom)
    rotate(screen) { $0.size = Size(width: 480, height: 320) }
    #expect(screen.view.isAtBottom && screen.place("99") == 260)
    screen.view.contentInset.bottom = 100
    #expect(screen.view.isAtBottom && screen.place("99") == 160)
  }

  /// Turned on its side a screen has no bar at the top.
  @Test func staysAtTheTopWhenTheScreenIsTurnedThereAndBack() {
    let screen = scrolled(to: 0)
    for top in [50.0, 0, 50] {
      rotate(screen) { environment in
        environment.size = Size(width: 320 + top, height: 480 - top)
        environment.safeAreaInsets.top = top
      }
      #expect(screen.offset == -top && screen.place("0") == top)
    }
  }

  // MARK: A law

  /// Rows of any height come, go and grow around the first visible row that stays.
  @Test(arguments: 0..<200)
  func staysWhateverHappensAround(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func height(_ number: Int, _ round: Int) -> Double {
      Double(20 + (number * 37 + round * 11) % 90)
    }
    func cells(_ numbers: [Int], _ round: Int) -> [Cell] {
      numbers.map { Cell(id: "\($0)", component: Row("\($0)", height: height($0, round))) }
    }
    let screen = Screen(anchor: seed.isMultiple(of: 2) ? .top : .bottom)
    var numbers = Array(0..<80)
    let layout = column(estimate: 50, spacing: 3)
    screen.apply(feed(cells(numbers, 0), layout))
    screen.view.scroll(to: .item(IndexPath(item: 40, section: 0), at: .top))
    let first = try #require(
      numbers.first { (screen.place("\($0)") ?? -1000) + height($0, 0) > 0 },
      "seed \(seed)"
    )
    let place = screen.place("\(first)")
    for round in 1...4 {
      numbers.removeAll { $0 != first && Int.random(in: 0..<8, using: &random) == 0 }
      let position = Int.random(in: 0...numbers.count, using: &random)
      numbers.insert(contentsOf: (0..<6).map { round * 1000 + $0 }, at: position)
      let stays = cells(numbers, round).map { cell in
        cell.id == AnyHashable("\(first)") ? cells([first], 0)[0] : cell
      }
      screen.apply(feed(stays, layout))
      #expect(screen.place("\(first)") == place, "seed \(seed), round \(round)")
    }
  }
}
