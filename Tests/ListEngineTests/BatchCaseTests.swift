import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing

/// Batches from public threads, performed on the view by somebody who is no adapter.
@Suite struct BatchCaseTests {
  private final class Source: CollectionViewDataSource {
    var list = List()

    func show(_ ids: [String]) {
      let cells = ids.map { Cell(id: $0, component: Row($0, height: 40)) }
      list = List(sections: [feed(cells, column(estimate: 40))])
    }
  }

  private let screen = Screen()
  private let source = Source()

  private func violation(_ after: [String], _ batch: BatchUpdates) -> BatchViolation? {
    screen.view.dataSource = source
    source.show(["x", "y", "z"])
    screen.view.reloadData()
    do {
      try screen.view.performBatchUpdates(batch) { source.show(after) }
      return nil
    } catch {
      return error
    }
  }

  private func deleting(_ items: Int...) -> BatchUpdates {
    var batch = BatchUpdates()
    batch.deletedItems = items.map { IndexPath(item: $0, section: 0) }
    return batch
  }

  /// One delete is sent while the data lost everything (IGListKit #1442), or nothing (#1338).
  @Test(arguments: [([], ["x", "y"]), (["x", "y", "z"], ["z"])])
  func namesSectionAndCountsThatDoNotAddUp(after: [String], ids: [String]) throws {
    let violation = try #require(self.violation(after, deleting(2)))
    #expect(violation.rule == .itemCounts && violation.section == 0)
    #expect(violation.expected == 2 && violation.found == after.count)
    #expect(violation.ids == ids)
    #expect(screen.view.list.sections[0].cells.count == 3)
    #expect(screen.view.visibleViews.count == 3)
  }

  /// The same item is deleted twice where two were meant (radar 31786176).
  @Test func refusesTheSameDeleteTwice() {
    #expect(violation(["z"], deleting(0, 0))?.rule == .deletedOnce)
    #expect(violation(["z"], deleting(0, 1)) == nil)
    #expect(screen.view.visibleViews.count == 1)
  }

  @Test func listsEachDeleteOnce() {
    screen.apply(feed(rows(0..<4, height: 40), column(estimate: 40)))
    _ = screen.updates()
    let outcome = screen.apply(feed(rows(2..<4, height: 40), column(estimate: 40)))
    #expect(outcome == .updated(batches: 1, operations: 2))
    #expect(screen.updates() == ["delete feed/0 0/0", "delete feed/1 0/1"])
  }

  /// A section that was emptied changes places with another (ReactiveLists #126).
  @Test func movesAnEmptySection() {
    func section(_ id: String, _ numbers: Range<Int>) -> Section {
      Section(id: id, cells: rows(numbers, height: 40)).layout(column(estimate: 40))
    }
    screen.apply(section("A", 0..<1), section("B", 1..<3))
    screen.apply(section("A", 0..<0), section("B", 1..<3))
    _ = screen.updates()
    let outcome = screen.apply(section("B", 1..<3), section("A", 0..<0))
    #expect(outcome == .updated(batches: 1, operations: 1))
    #expect(screen.updates().allSatisfy { $0.hasPrefix("move section ") })
  }

  /// The first item of a section that was empty (RxDataSources #287).
  @Test func insertsIntoAnEmptySection() {
    screen.apply(feed([], column(estimate: 40)))
    let outcome = screen.apply(feed(rows(1..<2, height: 40), column(estimate: 40)))
    #expect(outcome == .updated(batches: 1, operations: 1))
    #expect(screen.updates().last == "insert feed/1 at 0/0")
    #expect(screen.view.visibleViews.count == 1)
  }
}
