import Elements
import Geometry
import ListEngine
import TestSupport
import Testing
import Views

/// Fetching ahead follows rows by their ids, and whatever begins ends once.
@Suite struct PrefetchTests {
  @Test func fetchesTheRowsOfTheNextScreenOnly() {
    let (screen, fetcher) = screen(100)
    #expect(fetcher.asked == (4..<8).map { "url \($0)" })
    #expect(
      screen.view.takePrefetchEvents().map(\.description) == (4..<8).map { "start feed/\($0)" }
    )
  }

  @Test func aRepeatedRequestIsOne() {
    let (screen, fetcher) = screen(100)
    screen.adapter.apply(list(0..<100))
    screen.view.scroll(by: Point(x: 0, y: 1))
    screen.view.scroll(by: Point(x: 0, y: -1))
    #expect(Set(fetcher.asked).count == fetcher.asked.count)
  }

  /// A row that shifts keeps its operation.
  @Test func anInsertAboveLeavesOperationsAlone() {
    let (screen, fetcher) = screen(100)
    screen.view.scroll(by: Point(x: 0, y: 1_200))
    _ = screen.view.takePrefetchEvents()
    let running = fetcher.running
    screen.adapter.apply(list([1_000] + Array(0..<100)))
    #expect(screen.view.takePrefetchEvents() == [])
    #expect(fetcher.running == running)
    #expect(fetcher.cancelled.isEmpty == running.isEmpty)
  }

  @Test func aDeletedRowIsGivenUp() {
    let (screen, fetcher) = screen(100)
    screen.adapter.apply(list([0, 1, 2, 3, 4, 6, 7, 8]))
    #expect(fetcher.cancelled == ["url 5"])
  }

  @Test func aRowThatComesOntoTheScreenKeepsItsOperation() {
    let (screen, fetcher) = screen(100)
    screen.view.scroll(by: Point(x: 0, y: 120))
    #expect(!fetcher.cancelled.contains("url 4"))
    fetcher.finish("url 4")
    #expect(screen.view.takePrefetchEvents().contains { $0.description == "finish feed/4" })
  }

  /// Rows ahead need not follow one another: here every second one is there already.
  @Test func rowsAheadAreNoRange() {
    let (screen, fetcher) = screen(100, prefetchable: { $0 % 2 == 1 })
    #expect(fetcher.asked == ["url 5", "url 7"])
    #expect(screen.view.takePrefetchEvents().count == 2)
  }

  @Test(arguments: 0..<20) func everyStartIsFollowedByOneEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (screen, fetcher) = screen(60)
    var ids = Array(0..<60)
    for next in 100..<140 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        ids.insert(next, at: Int.random(in: 0...ids.count, using: &random))
        screen.adapter.apply(list(ids))
      case 1:
        ids.remove(at: Int.random(in: 0..<ids.count, using: &random))
        screen.adapter.apply(list(ids), updateStrategy: .reloadData)
      case 2:
        fetcher.running.randomElement(using: &random).map(fetcher.finish)
      default:
        let distance = Double(Int.random(in: -900...900, using: &random))
        screen.view.scroll(by: Point(x: 0, y: distance))
      }
    }
    screen.view.prefetchingPlugins = []
    var open: Set<String> = []
    for event in screen.view.takePrefetchEvents() {
      let isRight =
        event.kind == .start
        ? open.insert(event.path).inserted : open.remove(event.path) != nil
      #expect(isRight, "seed \(seed): \(event)")
    }
    #expect(open.isEmpty, "seed \(seed): \(open)")
    #expect(fetcher.running.isEmpty, "seed \(seed)")
  }

  private func screen(
    _ count: Int,
    prefetchable: @escaping (Int) -> Bool = { _ in true }
  ) -> (Screen, Fetcher) {
    let screen = Screen()
    let fetcher = Fetcher()
    screen.view.prefetchingPlugins = [RemoteImagePrefetchingPlugin(fetcher)]
    screen.adapter.apply(list(0..<count, prefetchable))
    return (screen, fetcher)
  }

  private func list(
    _ ids: some Sequence<Int>,
    _ prefetchable: (Int) -> Bool = { _ in true }
  ) -> List {
    let cells = ids.map { id in
      Cell(id: "\(id)", component: PictureRow(item: id, hasPicture: prefetchable(id)))
    }
    return List(sections: [Section(id: "feed", cells: cells).layout(column(estimate: 120))])
  }
}

private struct PictureRow: RemoteImagePrefetchable {
  var item: Int
  var hasPicture: Bool
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 120)

  var remoteImageURLs: [String] { hasPicture ? ["url \(item)"] : [] }

  func renderContent(coordinator: Void) -> RowView { RowView() }

  func render(in content: RowView, context: RenderContext<Void>) {
    content.item = RowItem(title: "\(item)", height: 120)
  }
}

/// Loads pictures when the test says so.
private final class Fetcher: ImagePrefetcher {
  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []
  private var waiting: [Int: (url: String, finished: () -> Void)] = [:]

  var running: [String] { waiting.sorted { $0.key < $1.key }.map(\.value.url) }

  func prefetchImage(_ url: String, finished: @escaping () -> Void) -> Int? {
    asked.append(url)
    waiting[asked.count] = (url, finished)
    return asked.count
  }

  func cancelPrefetch(_ number: Int) {
    if let one = waiting.removeValue(forKey: number) { cancelled.append(one.url) }
  }

  func finish(_ url: String) {
    guard let number = waiting.first(where: { $0.value.url == url })?.key else { return }
    waiting.removeValue(forKey: number)?.finished()
  }
}
