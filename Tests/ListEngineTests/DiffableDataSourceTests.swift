import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing
import Views

/// A diffable data source shows its snapshots, and what of them is to be shown again.
@Suite struct DiffableDataSourceTests {
  /// What the items of a source show, which may change behind its back.
  final class Titles {
    var titles: [Int: String] = [:]
    var banners: Set<Int> = []
  }

  private func source(
    _ screen: Screen,
    _ titles: Titles = Titles()
  ) -> DiffableDataSource<String, Int> {
    DiffableDataSource(screen.view) { id in
      let title = titles.titles[id] ?? "row \(id)"
      if titles.banners.contains(id) { return Banner(item: title) }
      return Row(title, height: 40)
    }
  }

  private func view(_ screen: Screen, _ section: Int, _ item: Int) -> ComponentView? {
    screen.view.visibleViews[.cell(at(section, item))]
  }

  @Test func showsASnapshotAndFindsItsPositions() throws {
    let screen = Screen()
    let source = source(screen)
    source.section = { id, plain in
      var section = plain.layout(column(estimate: 44, header: 30)).header(Row("header \(id)"))
      section.id = "another id"
      return section
    }
    var snapshot = source.snapshot
    try snapshot.appendSections(["a", "b"])
    try snapshot.appendItems([1, 2], toSection: "a")
    try snapshot.appendItems([3])
    #expect(source.apply(snapshot) == .reloaded(.firstList))
    #expect(screen.view.list.sections.map(\.id) == ["a", "b"])
    #expect(view(screen, 1, 0)?.component.as(Row.self)?.item.title == "row 3")
    #expect(screen.header(of: 1)?.minY == 110)
    #expect(source.indexPath(for: 3) == at(1, 0))
    #expect(source.indexPath(for: 4) == nil)
    #expect(source.itemIdentifier(for: at(0, 1)) == 2)
    #expect(source.itemIdentifier(for: at(0, 2)) == nil)
    #expect(source.itemIdentifier(for: at(-1, 0)) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.sectionIdentifier(for: 2) == nil)
    #expect(source.index(for: "b") == 1)
  }

  @Test func getsThereByTheFewestMoves() throws {
    let screen = Screen()
    let source = source(screen)
    var snapshot = source.snapshot
    try snapshot.appendSections(["a", "b"])
    try snapshot.appendItems([1, 2, 3], toSection: "a")
    source.apply(snapshot)
    _ = screen.updates()
    try snapshot.moveItem(1, afterItem: 3)
    try snapshot.appendItems([9], toSection: "b")
    #expect(source.apply(snapshot) == .updated(batches: 1, operations: 2))
    #expect(screen.updates() == ["insert b/9 at 1/0", "move a/1 0/0 -> 0/2"])
    #expect(source.apply(snapshot) == .unchanged)
  }

  @Test func rendersAgainWhatIsReconfiguredAndReplacesWhatIsReloaded() throws {
    let screen = Screen()
    let source = source(screen)
    var snapshot = source.snapshot
    try snapshot.appendSections(["a", "b"])
    try snapshot.appendItems([1, 2], toSection: "a")
    try snapshot.appendItems([3, 4], toSection: "b")
    source.apply(snapshot)
    let views = [view(screen, 0, 0), view(screen, 0, 1), view(screen, 1, 0), view(screen, 1, 1)]
    let counts = views.map { ($0?.content as? RowView)?.renderCount }
    _ = screen.updates()
    try snapshot.reconfigureItems([2])
    try snapshot.reloadSections(["b"])
    #expect(source.apply(snapshot) == .updated(batches: 1, operations: 3))
    #expect(view(screen, 0, 0) === views[0])
    #expect((views[0]?.content as? RowView)?.renderCount == counts[0])
    #expect(view(screen, 0, 1) === views[1])
    #expect((views[1]?.content as? RowView)?.renderCount == (counts[1] ?? 0) + 1)
    let updates = screen.updates()
    #expect(updates.count == 3)
    #expect(updates.contains { $0.hasPrefix("render a/2") })
    #expect(updates.contains { $0.hasPrefix("reload b/3") })
    #expect(updates.contains { $0.hasPrefix("reload b/4") })
    #expect(source.snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(source.apply(source.snapshot) == .unchanged)
  }

  /// An item that needs a view of another kind gets one, also where it was to be reconfigured.
  @Test func neverShowsAnItemInAViewOfAnotherKind() throws {
    let (screen, titles) = (Screen(), Titles())
    let source = source(screen, titles)
    var snapshot = source.snapshot
    try snapshot.appendSections(["a"])
    try snapshot.appendItems([1])
    source.apply(snapshot)
    _ = screen.updates()
    titles.banners = [1]
    try snapshot.reconfigureItems([1])
    #expect(source.apply(snapshot) == .updated(batches: 1, operations: 1))
    #expect(screen.view.visibleViews.values.allSatisfy { !($0.content is RowView) })
    #expect(screen.updates() == ["reload a/1 because reuse Row -> Banner"])
  }

  @Test func rendersWhatItsComponentSaysNow() throws {
    let (screen, titles) = (Screen(), Titles())
    let source = source(screen, titles)
    var snapshot = source.snapshot
    try snapshot.appendSections(["a"])
    try snapshot.appendItems([1, 2])
    source.apply(snapshot)
    titles.titles[2] = "another"
    var outcomes: [ApplyOutcome] = []
    source.apply(snapshot) { outcomes.append($0) }
    #expect(outcomes == [.updated(batches: 1, operations: 1)])
    #expect((view(screen, 0, 1)?.content as? RowView)?.item.title == "another")
  }
}
