import CollectionLayout
import Elements
import Geometry
import ListEngine
import TestSupport
import Testing

/// A row that wraps around has no end: after the last card comes the first.
@Suite struct WrappingTests {
  @Test func showsTheFirstCardAfterTheLast() {
    let screen = Screen()
    screen.apply(carousel())
    screen.view.scrollSection(0, byGroups: 4)
    #expect(screen.view.orthogonalOffset(inSection: 0) == 840)
    #expect(places(on: screen) == ["4": 0, "0": 210])
  }

  @Test func showsTheLastCardBeforeTheFirst() {
    let screen = Screen()
    screen.apply(carousel(.continuous))
    screen.view.scrollSection(0, by: -30)
    #expect(places(on: screen) == ["4": -180, "0": 30, "1": 240])
  }

  @Test(arguments: [5, -5, 10, 1_000_000_000_000])
  func comesBackToWhereItWasAfterOneRound(count: Int) {
    let screen = Screen()
    screen.apply(carousel())
    screen.view.scrollSection(0, byGroups: count)
    #expect(screen.view.orthogonalOffset(inSection: 0) == 0)
    #expect(places(on: screen) == ["0": 0, "1": 210])
  }

  @Test func goesBackFromTheFirstCardToTheLast() {
    let screen = Screen()
    screen.apply(carousel())
    screen.view.scrollSection(0, byGroups: -1)
    #expect(places(on: screen) == ["4": 0, "0": 210])
  }

  @Test func centresCardsOnBothSidesOfTheSeam() {
    let screen = Screen()
    screen.apply(carousel(.groupPagingCentered))
    #expect(places(on: screen) == ["4": -150, "0": 60, "1": 270])
    screen.view.scrollSection(0, byGroups: 4)
    #expect(places(on: screen) == ["3": -150, "4": 60, "0": 270])
    screen.view.scrollSection(0, byGroups: 1)
    #expect(places(on: screen) == ["4": -150, "0": 60, "1": 270])
  }

  @Test func keepsTheFirstCardInTheMiddleWhenOneBehindItGoes() {
    let screen = Screen()
    screen.apply(carousel(.groupPagingCentered, count: 6))
    screen.view.scrollSection(0, byGroups: 6)
    screen.apply(carousel(.groupPagingCentered, count: 5))
    #expect(places(on: screen) == ["4": -150, "0": 60, "1": 270])
  }

  @Test func readsFromRightToLeft() {
    let screen = Screen(direction: .rightToLeft)
    screen.apply(carousel())
    screen.view.scrollSection(0, byGroups: 4)
    #expect(places(on: screen) == ["4": 120, "0": -90])
  }

  @Test func endsWhereACardWouldHaveToBeInTwoPlaces() {
    let screen = Screen()
    screen.apply(carousel(count: 2))
    screen.view.scrollSection(0, byGroups: 5)
    #expect(screen.view.orthogonalOffset(inSection: 0) == 90)
    #expect(places(on: screen) == ["0": -90, "1": 120])
  }

  /// Wherever it stands, neighbours follow each other in a circle, and no card is in two places.
  @Test(arguments: 0..<20) func isACircleEverywhere(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = Screen()
    let count = Int.random(in: 3...7, using: &random)
    screen.apply(carousel(.continuous, count: count))
    for _ in 0..<10 {
      screen.view.scrollSection(0, by: Double(Int.random(in: -900...900, using: &random)))
      let shown = places(on: screen).sorted { $0.value < $1.value }
      #expect(shown.first.map { $0.value <= 10 } == true, "seed \(seed)")
      #expect(shown.last.map { $0.value + 210 >= 320 } == true, "seed \(seed)")
      for (a, b) in zip(shown, shown.dropFirst()) {
        #expect(b.value - a.value == 210, "seed \(seed)")
        #expect((Int(a.key)! + 1) % count == Int(b.key)!, "seed \(seed)")
      }
    }
  }

  private func carousel(_ behavior: OrthogonalScrollingBehavior = .groupPaging, count: Int = 5)
    -> Section
  {
    let size = LayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
    let item = LayoutItem(layoutSize: size)
    var layout = LayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    layout.interGroupSpacing = 10
    layout.orthogonalScrollingBehavior = behavior
    layout.wrapsAround = true
    return Section(id: "hero", cells: rows(0..<count, height: 100)).layout(layout)
  }

  /// The left edges of the cards on the screen.
  private func places(on screen: Screen) -> [String: Double] {
    let section = screen.view.capture(name: "now").sections[0]
    return Dictionary(
      uniqueKeysWithValues: section.elements.map {
        ($0.path.segments[1], ($0.frame.minX - section.scrollOffset.x).points)
      }
    )
  }
}
