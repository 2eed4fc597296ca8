import CollectionLayout
import Elements
import Geometry
import ListEngine
import TestSupport
import Testing
import Views

/// What holds before, during and after any update and any scroll.
@Suite struct MomentLawTests {
  /// Rows and headers stand apart whenever anybody looks: while a view is rendered or measured in
  /// the middle of an update, and after it.
  @Test(arguments: Laws.blocks)
  func noTwoElementsEverOverlap(block: Int) {
    for seed in Laws.seeds(160, block: block) {
      var random = SeededGenerator(seed: seed)
      let screen = Screen(
        anchor: Bool.random(using: &random) ? .top : .bottom,
        direction: Bool.random(using: &random) ? .leftToRight : .rightToLeft
      )
      let watch = Watch(screen)
      var sections = ["A", "B", "C"].map { id in
        FeedSection(id: id, numbers: Array(0..<20), using: &random)
      }
      for step in 0..<12 {
        sections.change(step, using: &random)
        screen.adapter.apply(List(sections: sections.map { $0.section(watch) }))
        watch.look()
        let distance = Double.random(in: -900...1200, using: &random)
        screen.view.scroll(by: Point(x: 0, y: distance))
        watch.look()
        #expect(watch.overlaps.isEmpty, "seed \(seed), step \(step)")
        if !watch.overlaps.isEmpty { return }
      }
      #expect(watch.looks > 24, "seed \(seed)")
    }
  }

  /// However sizes turn out, scrolling up ends at the top, what is seen moves by just the distance
  /// of the scroll, and the offset only ever grows by what rows above turn out to be larger.
  @Test(arguments: Laws.blocks)
  func scrollingUpEndsAtTheTop(block: Int) {
    for seed in Laws.seeds(160, block: block) {
      var random = SeededGenerator(seed: seed)
      let estimate = Double(Int.random(in: 10...200, using: &random))
      let heights = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        Double(Int.random(in: 1...300, using: &random))
      }
      let shrinks = heights.allSatisfy { $0 <= estimate }
      let screen = Screen()
      let cells = heights.enumerated().map { number, height in
        Cell(id: "\(number)", component: Row("\(number)", height: height))
      }
      screen.apply(feed(cells, column(estimate: estimate)))
      screen.view.scroll(to: .bottom)
      let step = Double(Int.random(in: 20...700, using: &random))
      let most = Int((heights.reduce(0, +) + estimate * Double(heights.count)) / step) + 2
      var steps = 0
      while !screen.view.isAtTop, steps <= most {
        let before = screen.offset
        screen.view.scroll(by: Point(x: 0, y: -step))
        if shrinks { #expect(screen.offset <= before, "seed \(seed), step \(steps)") }
        steps += 1
      }
      #expect(screen.view.isAtTop && steps <= most, "seed \(seed)")
      #expect(screen.place("0") == 0, "seed \(seed)")
    }
  }
}

/// Looks at a screen again and again, and keeps what overlaps.
private final class Watch {
  let screen: Screen
  private(set) var looks = 0
  private(set) var overlaps: [String] = []

  init(_ screen: Screen) { self.screen = screen }

  func look() {
    looks += 1
    let near = screen.view.bounds.inset(by: EdgeInsets(top: -200, bottom: -200))
    let all = screen.view.layout.attributesForElements(in: near)
      .filter { !$0.isPinned }
      .sorted { $0.frame.minY < $1.frame.minY }
    for (one, other) in zip(all, all.dropFirst()) where one.frame.intersects(other.frame) {
      overlaps.append("\(one.element) and \(other.element)")
    }
  }
}

/// A row that looks at the screen whenever it is rendered or measured.
private struct WatchedRow: Component {
  var item: RowItem
  var watch: Watch
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)

  func renderContent(coordinator: Void) -> WatchedRowView { WatchedRowView() }

  func render(in content: WatchedRowView, context: RenderContext<Void>) {
    content.height = item.height
    content.watch = watch
    watch.look()
  }
}

private final class WatchedRowView: View {
  var height = 0.0
  var watch: Watch?

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    watch?.look()
    return Size(width: proposal.width ?? 100, height: height)
  }
}

/// A section that changes at random.
private struct FeedSection {
  var id: String
  var numbers: [Int]
  var version = 0
  var estimate: Double
  var spacing: Double
  var pins: Bool

  init(id: String, numbers: [Int], using random: inout SeededGenerator) {
    self.id = id
    self.numbers = numbers
    estimate = Double(Int.random(in: 5...150, using: &random))
    spacing = [0, 7.5].randomElement(using: &random) ?? 0
    pins = Bool.random(using: &random)
  }

  func section(_ watch: Watch) -> Section {
    let cells = numbers.map { number in
      let height = Double(1 + (number * 53 + version * 17) % 160)
      return Cell(
        id: number,
        component: WatchedRow(item: RowItem(title: "\(number)", height: height), watch: watch)
      )
    }
    return Section(id: id, cells: cells)
      .layout(column(estimate: estimate, spacing: spacing, header: 40, pins: pins))
      .header(WatchedRow(item: RowItem(title: id, height: 40), watch: watch))
  }
}

extension [FeedSection] {
  fileprivate mutating func change(_ step: Int, using random: inout SeededGenerator) {
    for index in indices {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let position = Int.random(in: 0...self[index].numbers.count, using: &random)
        let new = (0..<Int.random(in: 1...12, using: &random)).map { 1000 + step * 100 + $0 }
        self[index].numbers.insert(contentsOf: new, at: position)
      case 1:
        self[index].numbers.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
      case 2:
        self[index].version += 1
      case 3:
        self[index].numbers.shuffle(using: &random)
      case 4:
        self[index].numbers.removeAll()
      default:
        break
      }
    }
    if Int.random(in: 0..<4, using: &random) == 0 { shuffle(using: &random) }
  }
}
