import Elements
import Geometry
import ListEngine
import TestSupport
import Testing

/// Lists, fingers and animations in any order.
@Suite struct AdapterLawTests {
  /// Everybody hears once, the newest list is shown in the end, and what comes also goes.
  @Test(arguments: UInt64(1)...150)
  func tellsEverybodyOnceAndShowsTheNewest(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let run = Run()
    for _ in 0..<40 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4: run.apply(using: &random)
      case 4: run.screen.view.holdsAnimations.toggle()
      case 5: run.screen.view.finishAnimation()
      case 6: run.cancel()
      case 7: run.screen.view.tap(itemAt: IndexPath(item: 1, section: 0))
      case 8:
        let distance = Double(Int.random(in: -400...400, using: &random))
        run.screen.view.drag(by: Point(x: 0, y: distance), velocity: Point(x: 0, y: distance))
      default:
        if run.screen.view.isDragging {
          run.screen.view.endDragging()
        } else {
          run.screen.view.beginDragging()
        }
      }
    }
    run.screen.view.endDragging()
    while run.screen.view.isAnimating { run.screen.view.finishAnimation() }
    run.check("seed \(seed)")
  }

  private final class Run {
    let screen = Screen(height: 200)
    var outcomes: [Int: [ApplyOutcome]] = [:]
    var lists: [Int: [String]] = [:]
    private var left = 15

    func apply(using random: inout SeededGenerator) {
      let numbers = (0..<30).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let strategies: [UpdateStrategy] = [
        .animatedBatchUpdates, .animatedBatchUpdates, .nonanimatedBatchUpdates, .reloadData,
      ]
      let strategy = strategies[Int.random(in: 0..<4, using: &random)]
      let nested = numbers.first ?? 0
      let cells = rows(numbers, height: 40).map { cell in
        cell.willDisplay { [unowned self] in if $0.id == AnyHashable("\(nested)") { applyFewer() } }
          .didSelect { [unowned self] _ in applyFewer() }
      }
      apply(cells, strategy)
    }

    /// A handler or completion that applies the shown list without its last cell.
    private func applyFewer() {
      guard left > 0, let section = screen.adapter.list.sections.first else { return }
      left -= 1
      apply(Array(section.cells.dropLast()), .animatedBatchUpdates)
    }

    private func apply(_ cells: [Cell], _ strategy: UpdateStrategy) {
      let number = screen.adapter.applyCount + 1
      lists[number] = cells.map { "\($0.id)" }
      let list = List(sections: [feed(cells, column(estimate: 40))])
      screen.adapter.apply(list, updateStrategy: strategy) { [unowned self] outcome in
        outcomes[number, default: []].append(outcome)
        if number.isMultiple(of: 5) { applyFewer() }
      }
    }

    func cancel() { screen.adapter.cancelPendingUpdates() }

    func check(_ comment: Comment) {
      let applied = Array(1..<(screen.adapter.applyCount + 1))
      #expect(outcomes.keys.sorted() == applied, comment)
      #expect(outcomes.values.allSatisfy { $0.count == 1 }, comment)
      let shown = applied.last { number in
        switch outcomes[number]?.first {
        case .superseded, .cancelled, nil: false
        default: true
        }
      }
      #expect(
        screen.adapter.list.sections.first?.cells.map { "\($0.id)" } == shown.flatMap { lists[$0] },
        comment
      )
      for case (let number, .superseded(let newer)?) in outcomes.mapValues(\.first) {
        #expect(newer > number && lists[newer] != nil, comment)
      }
      checkBalance(comment)
    }

    /// Whatever came has gone, unless it is on the screen.
    private func checkBalance(_ comment: Comment) {
      var onScreen: Set<String> = []
      for event in screen.view.takeEvents() {
        switch event.kind {
        case .willDisplay: #expect(onScreen.insert(event.path).inserted, comment)
        case .didEndDisplay: #expect(onScreen.remove(event.path) != nil, comment)
        case .onHighlight, .onUnhighlight, .didSelect:
          #expect(onScreen.contains(event.path), comment)
        default: break
        }
      }
      let views = screen.view.visibleViews.values.compactMap { $0.content as? RowView }
      #expect(onScreen == Set(views.map { "feed/\($0.item.title)" }), comment)
    }
  }
}
