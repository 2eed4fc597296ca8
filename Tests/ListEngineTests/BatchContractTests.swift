import Elements
import ListEngine
import Testing

/// A batch that would bring a collection view down is refused, by rule and id.
@Suite struct BatchContractTests {
  /// Holds whatever list a test puts into it.
  final class Source: CollectionViewDataSource {
    var list: List

    init(_ ids: String) { list = Self.list(ids) }

    static func list(_ ids: String) -> List {
      let sections = ids.split(separator: "|", omittingEmptySubsequences: false)
      return List(
        sections: sections.enumerated().map { index, names in
          let cells = names.split(separator: " ").map { name in
            Cell(id: String(name), component: Row(String(name)))
          }
          return Section(id: "s\(index)", cells: cells)
        }
      )
    }
  }

  private func violation(
    _ before: String,
    _ after: String,
    _ describe: (inout BatchUpdates) -> Void
  ) -> BatchViolation? {
    let screen = Screen()
    let source = Source(before)
    screen.view.dataSource = source
    screen.view.reloadData()
    var batch = BatchUpdates()
    describe(&batch)
    do throws(BatchViolation) {
      try screen.view.performBatchUpdates(batch) { source.list = Source.list(after) }
      return nil
    } catch {
      #expect(
        screen.view.list.sections.map { $0.cells.count }
          == Source.list(before).sections.map { $0.cells.count }
      )
      return error
    }
  }

  private func at(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func acceptsALawfulBatch() {
    let found = violation("a b c|d", "b x|d c") { batch in
      batch.deletedItems = [at(0)]
      batch.insertedItems = [at(1)]
      batch.movedItems = [.init(from: at(2), to: at(1, 1))]
    }
    #expect(found == nil)
  }

  @Test func namesTheItemsThatAreMissing() {
    let found = violation("x y z", "") { $0.deletedItems = [at(0)] }
    #expect(found?.rule == .itemCounts)
    #expect(found?.section == 0)
    #expect(found?.ids == ["y", "z"])
    #expect(found?.expected == 2)
    #expect(found?.found == 0)
    let unchanged = violation("x y z", "x y z") { $0.deletedItems = [at(0)] }
    #expect(unchanged?.expected == 2)
    #expect(unchanged?.found == 3)
    #expect(unchanged?.ids == ["x"])
  }

  @Test func countsSections() {
    let found = violation("a|b", "a") { _ in }
    #expect(found?.rule == .sectionCounts)
    #expect(found?.ids == ["s1"])
  }

  @Test func wantsPositionsThatExist() {
    #expect(violation("a", "a") { $0.deletedItems = [at(16)] }?.rule == .sourceExists)
    #expect(violation("a", "a") { $0.insertedItems = [at(3)] }?.rule == .targetExists)
    #expect(violation("a", "a") { $0.insertedSections = [1] }?.rule == .targetExists)
  }

  @Test func allowsOneOperationEach() {
    let deletedAndMoved = violation("a b", "b") { batch in
      batch.deletedItems = [at(0)]
      batch.movedItems = [.init(from: at(0), to: at(0))]
    }
    #expect(deletedAndMoved?.rule == .oneOperationEach)
    #expect(deletedAndMoved?.ids == ["a"])
    let twice = violation("a b c", "c") { $0.deletedItems = [at(0), at(0)] }
    #expect(twice?.rule == .deletedOnce)
    let reloaded = violation("a b", "b a") { batch in
      batch.reloadedItems = [at(0)]
      batch.movedItems = [.init(from: at(0), to: at(1))]
    }
    #expect(reloaded?.rule == .reloadedInPlace)
    let filled = violation("a", "b a") { batch in
      batch.insertedItems = [at(0)]
      batch.movedItems = [.init(from: at(0), to: at(0))]
    }
    #expect(filled?.rule == .onePlaceEach)
  }

  @Test func keepsOutOfSectionsThatComeGoOrMove() {
    let deleted = violation("a|b", "b") { batch in
      batch.deletedSections = [0]
      batch.deletedItems = [at(0, 0)]
    }
    #expect(deleted?.rule == .sectionsFirst)
    let moved = violation("a|b", "|a") { batch in
      batch.movedSections = [.init(from: 0, to: 1)]
      batch.deletedItems = [at(0, 0)]
    }
    #expect(moved?.rule == .movedSectionsUnchanged)
    let nothing = violation("a|b", "a|b") { $0.movedSections = [.init(from: 1, to: 1)] }
    #expect(nothing?.rule == .movesMove)
  }

  @Test func answersFromTheListBeforeUntilTheDataChanged() throws {
    let screen = Screen()
    let source = Source("a b")
    screen.view.dataSource = source
    screen.view.reloadData()
    var batch = BatchUpdates()
    batch.deletedItems = [at(0)]
    try screen.view.performBatchUpdates(batch) {
      source.list = Source.list("b")
      #expect(screen.view.numberOfItems(inSection: 0) == 2)
    }
    #expect(screen.view.numberOfItems(inSection: 0) == 1)
  }
}
