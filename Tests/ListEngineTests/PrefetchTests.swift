import CollectionLayout
import Elements
import Geometry
import ListEngine
import TestSupport
import Testing
import Views

/// What rows ahead will need is fetched once, for as long as they are near.
@Suite struct PrefetchTests {
  @Test func asksForOneScreenAheadNearestFirst() {
    let screen = Screen(height: 100)
    let loader = Loader(screen)
    screen.apply(pictures(0..<20))
    #expect(loader.events() == ["start feed/2", "start feed/3"])
    screen.view.scroll(by: Point(x: 0, y: 100))
    // What came onto the screen keeps what was begun for it.
    #expect(loader.events() == ["start feed/4", "start feed/5"])
    screen.view.scroll(by: Point(x: 0, y: 400))
    #expect(
      loader.events() == [
        "cancel feed/2", "cancel feed/3", "cancel feed/4", "cancel feed/5", "start feed/12",
        "start feed/13",
      ]
    )
    screen.view.scroll(by: Point(x: 0, y: -50))
    #expect(
      loader.events() == ["cancel feed/12", "cancel feed/13", "start feed/8", "start feed/7"]
    )
  }

  @Test func followsTheIDWhereRowsShift() {
    let screen = Screen(height: 100)
    let loader = Loader(screen)
    screen.apply(pictures(0..<20))
    _ = loader.events()
    screen.apply(pictures([100] + Array(0..<20)))
    // The list rests at its top, so the new row is seen, and row 3 is too far away now.
    #expect(loader.events() == ["cancel feed/3", "start feed/1"])
    #expect(loader.urls == ["2", "1"])
    loader.finish("2")
    #expect(loader.events() == ["finish feed/2"])
    loader.finish("2")
    #expect(loader.events() == [])
  }

  @Test func cancelsForWhatIsDeletedOrShowsSomethingElse() {
    let screen = Screen(height: 100)
    let loader = Loader(screen)
    screen.apply(pictures(0..<4))
    _ = loader.events()
    screen.apply(pictures([0, 1, 3]))
    #expect(loader.events() == ["cancel feed/2"])
    screen.apply(pictures([0, 1], changed: [3]))
    #expect(loader.events() == ["cancel feed/3", "start feed/3"])
    #expect(loader.urls == ["3 changed"])
    screen.view.prefetchingPlugins = []
    #expect(loader.events() == ["cancel feed/3"])
    #expect(loader.urls == [])
  }

  @Test func asksOnceHoweverOftenTheScreenSettles() {
    let screen = Screen(height: 100)
    let loader = Loader(screen)
    screen.apply(pictures(0..<4))
    loader.finish("2")
    for _ in 0..<3 { screen.apply(pictures(0..<4)) }
    #expect(loader.events() == ["start feed/2", "start feed/3", "finish feed/2"])
    #expect(loader.askedCount == 2)
  }

  @Test func asksNothingOfRowsWithoutAnythingToFetch() {
    let screen = Screen(height: 100)
    let loader = Loader(screen)
    screen.apply(feed(rows(0..<20, height: 50), column(estimate: 50)))
    #expect(loader.events() == [])
    loader.isThere = ["2", "3"]
    screen.apply(pictures(0..<20))
    #expect(loader.events() == [])
  }

  /// TLPhotoPicker #77: rows ahead need not follow one another.
  @Test func asksForNoRowBetweenTwoOthers() {
    let screen = Screen(height: 100)
    let loader = Loader(screen)
    loader.isThere = ["3", "4"]
    screen.apply(pictures(0..<20))
    screen.view.scroll(by: Point(x: 0, y: 100))
    #expect(loader.urls == ["2", "5"])
  }

  @Test func tellsStartBeforeAFinishAtOnce() {
    let screen = Screen(height: 100)
    let loader = Loader(screen)
    loader.finishesAtOnce = true
    screen.apply(pictures(0..<3))
    #expect(loader.events() == ["start feed/2", "finish feed/2"])
  }

  @Test func looksAheadInASectionThatScrollsByItself() {
    let screen = Screen(width: 100, height: 100)
    let loader = Loader(screen)
    let size = LayoutSize(widthDimension: .absolute(50), heightDimension: .absolute(50))
    let group = LayoutGroup.horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
    var section = LayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    screen.apply(pictures(0..<9, layout: section))
    #expect(loader.events() == ["start feed/2", "start feed/3"])
    screen.view.scrollSection(0, by: 200)
    #expect(
      loader.events() == ["cancel feed/2", "cancel feed/3", "start feed/6", "start feed/7"]
    )
  }

  @Test func loadsEachPictureOfARowOnce() {
    let screen = Screen(height: 100)
    let loader = Loader(screen)
    let cells = (0..<3).map { Cell(id: $0, component: Pictures(["\($0)", "x", "\($0)"])) }
    screen.apply(feed(cells, column(estimate: 50)))
    #expect(loader.urls == ["2", "x"])
    loader.finish("x")
    #expect(loader.events() == ["start feed/2"])
    loader.finish("2")
    #expect(loader.events() == ["finish feed/2"])
  }

  @Test func hearsNoEndAfterACancel() {
    let screen = Screen(height: 100)
    let plugin = LatePlugin()
    screen.view.prefetchingPlugins = [plugin]
    screen.apply(pictures(0..<3))
    screen.apply(pictures([0, 1]))
    screen.apply(pictures(0..<3))
    let before = screen.view.takePrefetchEvents().map(\.description)
    #expect(before == ["start feed/2", "cancel feed/2", "start feed/2"])
    plugin.finishes.first?()
    #expect(screen.view.takePrefetchEvents() == [])
    plugin.finishes.last?()
    plugin.finishes.last?()
    #expect(screen.view.takePrefetchEvents().map(\.description) == ["finish feed/2"])
  }

  /// Every start is followed by just one finish or cancel, and all that runs is near the screen.
  @Test(arguments: 0..<20)
  func balancesStartsAndEnds(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = Screen(height: 200)
    let loader = Loader(screen)
    var events: [String] = []
    for _ in 0..<60 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let ids = (0..<60).shuffled(using: &random).prefix(Int.random(in: 0..<60, using: &random))
        screen.apply(pictures(ids.sorted(), changed: ids.filter { $0 % 7 == 0 }.map { $0 + 100 }))
      case 1:
        if let url = loader.urls.randomElement(using: &random) { loader.finish(url) }
      default:
        screen.view.scroll(by: Point(x: 0, y: .random(in: -500...500, using: &random)))
      }
      events += loader.events()
      let running = balance(events, "seed \(seed)")
      #expect(running.count == loader.runningCount, "seed \(seed)")
      let ids = Set(screen.adapter.list.sections.flatMap(\.cells).map { "feed/\($0.id)" })
      #expect(running.isSubset(of: ids), "seed \(seed)")
    }
    screen.view.prefetchingPlugins = []
    events += loader.events()
    #expect(balance(events, "seed \(seed)").isEmpty, "seed \(seed)")
    #expect(loader.runningCount == 0, "seed \(seed)")
    #expect(events.count > 20)
  }

  /// The paths that are being fetched for after some events.
  private func balance(_ events: [String], _ comment: Comment) -> Set<String> {
    var running: Set<String> = []
    for event in events {
      let words = event.split(separator: " ").map(String.init)
      if words[0] == "start" {
        #expect(running.insert(words[1]).inserted, comment)
      } else {
        #expect(running.remove(words[1]) != nil, comment)
      }
    }
    return running
  }

  private func pictures(
    _ numbers: some Sequence<Int>,
    changed: [Int] = [],
    layout: LayoutSection = column(estimate: 50)
  ) -> Section {
    let cells = numbers.map { Cell(id: $0, component: Pictures(["\($0)"])) }
    let others = changed.map { Cell(id: $0, component: Pictures(["\($0) changed"])) }
    return feed(cells + others, layout)
  }
}

/// A row of 50 points with pictures.
private struct Pictures: RemoteImagePrefetchable {
  var item: [String]
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 50)
  var remoteImageURLs: [String] { item }

  init(_ urls: [String]) { item = urls }

  func renderContent(coordinator: Void) -> RowView { RowView() }

  func render(in content: RowView, context: RenderContext<Void>) {
    content.item = RowItem(title: item[0], height: 50)
  }
}

/// A plugin that tells the end of everything, also of what was cancelled.
private final class LatePlugin: PrefetchingPlugin {
  var finishes: [() -> Void] = []

  func prefetch(
    _ component: any ResourcePrefetchable,
    finished: @escaping () -> Void
  ) -> PrefetchCancellation? {
    finishes.append(finished)
    return PrefetchCancellation {}
  }
}

/// A prefetcher that loads nothing until it is told.
private final class Loader: ImagePrefetcher {
  private let view: CollectionView
  private var running: [(number: Int, url: String, finished: () -> Void)] = []
  private(set) var askedCount = 0
  var isThere: Set<String> = []
  var finishesAtOnce = false

  init(_ screen: Screen) {
    view = screen.view
    view.prefetchingPlugins = [RemoteImagePrefetchingPlugin(self)]
  }

  var urls: [String] { running.map(\.url) }

  var runningCount: Int { running.count }

  func events() -> [String] { view.takePrefetchEvents().map(\.description) }

  func finish(_ url: String) {
    guard let index = running.firstIndex(where: { $0.url == url }) else { return }
    running.remove(at: index).finished()
  }

  func prefetchImage(_ url: String, finished: @escaping () -> Void) -> Int? {
    if isThere.contains(url) { return nil }
    askedCount += 1
    if finishesAtOnce { finished() } else { running.append((askedCount, url, finished)) }
    return askedCount
  }

  func cancelPrefetch(_ number: Int) {
    let index = running.firstIndex { $0.number == number }
    #expect(index != nil, "nothing is cancelled that is not running")
    if let index { running.remove(at: index) }
  }
}
