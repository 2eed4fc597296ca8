import CollectionLayout
import Elements
import Geometry
import ListEngine
import TestSupport
import Testing

/// What holds for the way between any two lists.
@Suite struct UpdateAnimationLawTests {
  /// The way begins with all that was on the screen where it was, ends with all that is where it
  /// is, and halfway everything is in the middle.
  @Test(arguments: Laws.blocks)
  func theWayLeadsFromTheScreenBeforeToTheScreenAfter(block: Int) throws {
    for seed in Laws.seeds(320, block: block) {
      var random = SeededGenerator(seed: seed)
      let screen = Screen(anchor: Bool.random(using: &random) ? .top : .bottom)
      screen.adapter.apply(list(using: &random))
      screen.view.scroll(by: Point(x: 0, y: Double.random(in: 0...900, using: &random)))
      let before = screen.view.capture(name: "")
      let next = list(using: &random)
      let way = try #require(screen.view.animation { screen.adapter.apply(next) }, "seed \(seed)")
      let after = screen.view.capture(name: "")
      let (first, middle, last) = (moment(way, 0), moment(way, 0.5), moment(way, 1))
      for (path, place) in places(before) { #expect(first[path] == place, "seed \(seed), \(path)") }
      for (path, place) in places(after) { #expect(last[path] == place, "seed \(seed), \(path)") }
      for (path, place) in middle {
        let (from, to) = (try #require(first[path]), try #require(last[path]))
        let mean = (from.rawValue + to.rawValue) / 2
        #expect(abs(place.rawValue - mean) <= 1, "seed \(seed), \(path)")
      }
      #expect(Set(first.keys) == Set(last.keys), "seed \(seed)")
    }
  }

  private func moment(_ way: UpdateAnimation, _ fraction: Double) -> [String: Thousandths] {
    places(way.capture(name: "", at: fraction))
  }

  /// How far below the top of the screen everything is, by path.
  private func places(_ capture: Capture) -> [String: Thousandths] {
    let elements = capture.sections.flatMap(\.elements).flatMap(\.flattened)
    return Dictionary(
      elements.map { ("\($0.path)", $0.frame.minY - capture.contentOffset.y) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func list(using random: inout SeededGenerator) -> List {
    // No id is in two sections: what moves across has another path afterwards.
    let sections = (0..<4).shuffled(using: &random).prefix(3)
    return List(
      sections: sections.map { section in
        let numbers = (section * 20..<section * 20 + 12).shuffled(using: &random).prefix(
          Int.random(in: 0...12, using: &random)
        )
        let height = Double(Int.random(in: 2...9, using: &random) * 10)
        return Section(id: "\(section)", cells: rows(numbers, height: height))
          .layout(column(estimate: 44, header: 30, pins: Bool.random(using: &random)))
      }
    )
  }
}
