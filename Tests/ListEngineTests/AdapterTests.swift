import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing

/// One list at a time; the newest wins, and everybody hears once what became of theirs.
@Suite struct AdapterTests {
  private final class Log {
    var outcomes: [String: [ApplyOutcome]] = [:]

    func note(_ name: String) -> (ApplyOutcome) -> Void {
      { self.outcomes[name, default: []].append($0) }
    }
  }

  private let screen = Screen()
  private let log = Log()

  @discardableResult
  private func apply(
    _ numbers: some Sequence<Int>,
    _ strategy: UpdateStrategy = .animatedBatchUpdates,
    as name: String = ""
  ) -> ApplyOutcome? {
    let list = List(sections: [feed(rows(numbers, height: 40), column(estimate: 40))])
    return screen.adapter.apply(list, updateStrategy: strategy, completion: log.note(name))
  }

  private var shown: [String] {
    screen.adapter.list.sections.flatMap { $0.cells.map { "\($0.id)" } }
  }

  // MARK: Strategies

  @Test func isDoneAtOnceWhereNothingIsHeld() {
    #expect(apply(0..<2, as: "first") == .reloaded(.firstList))
    #expect(apply(0..<2, as: "same") == .unchanged)
    #expect(apply(0..<3, as: "animated") == .updated(batches: 1, operations: 1))
    #expect(
      apply(0..<4, .nonanimatedBatchUpdates, as: "plain") == .updated(batches: 1, operations: 1)
    )
    #expect(apply(0..<5, .reloadData, as: "reload") == .reloaded(.requested))
    #expect(log.outcomes["animated"] == [.updated(batches: 1, operations: 1)])
    #expect(log.outcomes.values.allSatisfy { $0.count == 1 } && log.outcomes.count == 5)
  }

  /// Two stages of six operations each stay below a threshold of ten; together they do not.
  @Test func judgesTheThresholdOnceOnEverything() {
    screen.adapter.reloadThreshold = 10
    apply(0..<12)
    let changed = (0..<6).map { Cell(id: "\($0)", component: Row("new \($0)", height: 40)) }
    let list = List(sections: [feed(changed, column(estimate: 40))])
    let outcome = screen.adapter.apply(list)
    #expect(outcome == .reloaded(.tooManyOperations(count: 12, threshold: 10)))
    screen.adapter.reloadThreshold = 12
    apply(0..<12)
    #expect(screen.adapter.apply(list) == .updated(batches: 2, operations: 12))
  }

  // MARK: One at a time

  @Test func showsTheFirstAndTheNewestOfThoseThatCameMeanwhile() {
    apply(0..<1)
    screen.view.holdsAnimations = true
    #expect(apply(0..<2, as: "a") == nil)
    #expect(screen.view.isAnimating && screen.adapter.isUpdating)
    #expect(shown == ["0", "1"])
    #expect(apply(0..<3, as: "b") == nil)
    #expect(apply(0..<4, as: "c") == nil)
    #expect(apply(0..<5, .nonanimatedBatchUpdates, as: "d") == nil)
    #expect(shown == ["0", "1"])
    #expect(log.outcomes["b"] == [.superseded(by: 4)] && log.outcomes["c"] == [.superseded(by: 5)])
    #expect(log.outcomes["a"] == nil)
    screen.view.finishAnimation()
    #expect(shown == ["0", "1", "2", "3", "4"])
    #expect(log.outcomes["a"] == [.updated(batches: 1, operations: 1)])
    #expect(log.outcomes["d"] == [.updated(batches: 1, operations: 3)])
    #expect(!screen.view.isAnimating && !screen.adapter.isUpdating)
    screen.view.finishAnimation()
    #expect(log.outcomes.values.allSatisfy { $0.count == 1 })
  }

  @Test func holdsTheNextAnimationAsWell() {
    apply(0..<1)
    screen.view.holdsAnimations = true
    apply(0..<2, as: "a")
    apply(0..<3, as: "b")
    screen.view.finishAnimation()
    #expect(screen.view.isAnimating)
    #expect(shown == ["0", "1", "2"])
    #expect(log.outcomes["b"] == nil)
    screen.view.finishAnimation()
    #expect(log.outcomes["b"] == [.updated(batches: 1, operations: 1)])
  }

  @Test(arguments: [UpdateStrategy.nonanimatedBatchUpdates, .reloadData])
  func waitsForNothingThatIsNotAnimated(strategy: UpdateStrategy) {
    screen.view.holdsAnimations = true
    #expect(apply(0..<1) == .reloaded(.firstList))
    #expect(apply(0..<2, strategy) != nil)
    #expect(apply(0..<2) == .unchanged)
    #expect(!screen.view.isAnimating)
  }

  @Test func dropsWhatWaitsWhenNobodyWantsItAnyMore() {
    apply(0..<1)
    screen.view.holdsAnimations = true
    apply(0..<2, as: "a")
    apply(0..<3, as: "b")
    screen.adapter.cancelPendingUpdates()
    screen.adapter.cancelPendingUpdates()
    screen.view.finishAnimation()
    #expect(log.outcomes["a"] == [.updated(batches: 1, operations: 1)])
    #expect(log.outcomes["b"] == [.cancelled])
    #expect(shown == ["0", "1"])
  }

  @Test func tellsEverybodyWhenItGoes() {
    var adapter: ListAdapter? = ListAdapter(screen.view)
    let view = screen.view
    func list(_ count: Int) -> List {
      List(sections: [feed(rows(0..<count, height: 40), column(estimate: 40))])
    }
    adapter?.apply(list(1))
    view.holdsAnimations = true
    adapter?.apply(list(2), completion: log.note("a"))
    adapter?.apply(list(3), completion: log.note("b"))
    adapter = nil
    #expect(log.outcomes["a"] == [.updated(batches: 1, operations: 1)])
    #expect(log.outcomes["b"] == [.cancelled])
    view.finishAnimation()
    view.reloadData()
    view.scroll(by: Point(x: 0, y: 10))
    #expect(view.visibleViews.count == 2)
    #expect(log.outcomes.values.allSatisfy { $0.count == 1 })
  }

  @Test func leavesAViewAloneThatAnotherAdapterHasTakenOver() {
    apply(0..<3)
    let other = ListAdapter(screen.view)
    other.apply(List(sections: [feed(rows(7..<9, height: 40), column(estimate: 40))]))
    #expect(apply(0..<5, as: "late") == .cancelled)
    #expect(apply(0..<5, .reloadData, as: "later") == .cancelled)
    #expect(screen.view.list.sections[0].cells.map(\.id) == ["7", "8"])
    #expect(log.outcomes["late"] == [.cancelled] && log.outcomes["later"] == [.cancelled])
  }

  @Test func survivesTheEndOfViewAndAdapterDuringAnUpdate() {
    var inner: Screen? = Screen()
    inner?.view.holdsAnimations = true
    inner?.apply(feed(rows(0..<2, height: 40), column(estimate: 40)))
    let next = List(sections: [feed(rows(0..<3, height: 40), column(estimate: 40))])
    inner?.adapter.apply(next, completion: log.note("running"))
    inner?.adapter.apply(List(), completion: log.note("waiting"))
    inner = nil
    #expect(log.outcomes["running"] == [.updated(batches: 1, operations: 1)])
    #expect(log.outcomes["waiting"] == [.cancelled])
  }

  // MARK: Lists from handlers and completions

  @Test func showsAListFromACompletionAfterwards() {
    apply(0..<1)
    var order: [String] = []
    let list = List(sections: [feed(rows(0..<2, height: 40), column(estimate: 40))])
    let outcome = screen.adapter.apply(list) { _ in
      let inner = self.apply(0..<3, as: "inner")
      order.append("inner returned \(inner == nil ? "nothing" : "something")")
      order.append(self.shown.joined())
    }
    #expect(outcome == .updated(batches: 1, operations: 1))
    #expect(order == ["inner returned nothing", "01"])
    #expect(shown == ["0", "1", "2"])
    #expect(log.outcomes["inner"] == [.updated(batches: 1, operations: 1)])
  }

  /// The completion's list is newer than the one that waits, so that one is never shown.
  @Test func letsAListFromACompletionTakeThePlaceOfOneThatWaits() {
    apply(0..<1)
    screen.view.holdsAnimations = true
    let list = List(sections: [feed(rows(0..<2, height: 40), column(estimate: 40))])
    screen.adapter.apply(list) { _ in self.apply(0..<9, as: "newest") }
    apply(0..<3, as: "waiting")
    screen.view.holdsAnimations = false
    screen.view.finishAnimation()
    #expect(log.outcomes["waiting"] == [.superseded(by: 4)])
    #expect(log.outcomes["newest"] == [.updated(batches: 1, operations: 7)])
    #expect(shown.count == 9)
  }

  @Test func showsAListFromAHandlerAfterTheOneItWasCalledFor() {
    apply(0..<1)
    var outcomes: [ApplyOutcome?] = []
    let cells = rows(0..<3, height: 40).map { cell in
      cell.willDisplay { context in
        outcomes.append(self.apply(0..<5, as: "\(context.id)"))
      }
    }
    let outcome = screen.adapter.apply(List(sections: [feed(cells, column(estimate: 40))]))
    #expect(outcome == .updated(batches: 1, operations: 2))
    #expect(outcomes == [nil, nil])
    #expect(log.outcomes["1"] == [.superseded(by: 4)])
    #expect(log.outcomes["2"] == [.updated(batches: 1, operations: 2)])
    #expect(shown.count == 5)
  }

  @Test func endsAChainOfThreeThousandLists() {
    apply(0..<1)
    var left = 3_000
    func next(_ outcome: ApplyOutcome) {
      left -= 1
      guard left > 0 else { return }
      let list = List(sections: [feed(rows(0..<(1 + left % 2), height: 40), column(estimate: 40))])
      screen.adapter.apply(list, completion: next)
    }
    next(.unchanged)
    #expect(left == 0)
    #expect(screen.adapter.applyCount == 3_000)
  }

  // MARK: Cases from public threads

  /// An insert, a reload and an insert in quick succession (radar 27354858).
  @Test(arguments: [false, true])
  func endsWithTwoItemsAfterInsertReloadInsert(holds: Bool) {
    screen.view.holdsAnimations = holds
    apply([], as: "empty")
    apply(0..<1, as: "insert")
    apply(0..<1, .reloadData, as: "reload")
    apply(0..<2, as: "insert again")
    while screen.view.isAnimating { screen.view.finishAnimation() }
    #expect(shown == ["0", "1"])
    #expect(screen.view.visibleViews.count == 2)
    #expect(log.outcomes.count == 4 && log.outcomes.values.allSatisfy { $0.count == 1 })
  }

  /// A section with a spinner comes and goes above the rows, fast (RxDataSources #288).
  @Test(arguments: [false, true])
  func survivesASpinnerThatComesAndGoesFast(holds: Bool) {
    let items = { (numbers: Range<Int>) in
      Section(id: "items", cells: rows(numbers, height: 40)).layout(column(estimate: 40))
    }
    let load = Section(id: "load", cells: [Cell(id: "spin", component: Row("spin", height: 20))])
      .layout(column(estimate: 20))
    screen.apply(items(1..<3))
    screen.view.holdsAnimations = holds
    var rounds = 0
    for round in 1..<20 {
      let loading = screen.apply(load, items((2 - round)..<3))
      let loaded = screen.apply(items((1 - round)..<3))
      guard !holds else { continue }
      rounds += 1
      #expect(loading == .updated(batches: 1, operations: 1))
      #expect(loaded == .updated(batches: 1, operations: 2))
    }
    while screen.view.isAnimating { screen.view.finishAnimation() }
    #expect(screen.adapter.list.sections.map(\.id) == ["items"])
    #expect(screen.adapter.list.sections[0].cells.count == 21)
    #expect(screen.frame("-18", in: "items") == Rect(x: 0, y: 0, width: 320, height: 40))
    #expect(rounds == (holds ? 0 : 19))
  }

  /// A cell that changed and moved shows what it should (RxDataSources #86, DifferenceKit #99).
  @Test func rendersACellThatMovedAndChanged() {
    apply(0..<3)
    let changed = [("1", "one"), ("0", "0"), ("2", "2")].map {
      Cell(id: $0.0, component: Row($0.1, height: 40))
    }
    let outcome = screen.apply(feed(changed, column(estimate: 40)))
    #expect(outcome == .updated(batches: 2, operations: 2))
    let first = screen.view.visibleViews[.cell(IndexPath(item: 0, section: 0))]
    #expect((first?.content as? RowView)?.item.title == "one")
  }
}
