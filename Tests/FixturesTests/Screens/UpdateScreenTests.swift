import Diagnostics
import Elements
import Fixtures
import Geometry
import Testing

/// What updates do to a screen that a reader is looking at.
@Suite struct UpdateScreenTests {
  /// MagazineLayout #49: a reload forgot heights that were measured.
  @Test(arguments: [(150.0, 80.0), (40, 80), (80, 80), (10, 333)])
  func keepsEverythingWhenEqualDataComesAgain(estimate: Double, height: Double) throws {
    let data = #"{"rows": [\#((0..<40).map { row("r\($0)", height) }.joined(separator: ", "))]}"#
    let script = """
      {"scroll": {"to": "bottom"}}, {"snapshot": "before"}, {"data": \(data)},
      {"expect": {"diff": {"inserted": [], "deleted": [], "moved": [], "updated": []},
        "anchor": {"item": "r39", "moved": 0}}},
      {"snapshot": "after"}
      """
    let run = try run(
      rows(Array(repeating: height, count: 40), layout: list(estimate), script: script)
    )
    #expect(run.complaints == [])
    let (before, after) = (run.captures[0], run.captures[1])
    #expect(before.sections == after.sections)
    #expect(before.contentSize == after.contentSize)
    #expect(before.contentOffset == after.contentOffset)
    #expect(after.contentOffset.y + Thousandths(600) == after.contentSize.height)
    #expect(after.updates == [])
  }

  /// MagazineLayout PR #69: rows overlapped after a batch out of sight.
  ///
  /// What nobody has seen yet is as high as the estimate says: with one of 20, the list at first
  /// ends at 1,760, and the deleted rows are above it.
  @Test(arguments: [(90.0, 2000.0, 2900.0), (50, 2000, 2500), (240, 2000, 4400), (20, 1760, 1860)])
  func keepsRowsApartWhenABatchComesAbove(estimate: Double, old: Double, new: Double) throws {
    let inserted = (0..<10).map { "n\($0)" }
    let operations =
      (60..<65).map { _ in #"{"op": "remove", "path": "/rows/60"}"# }
      + inserted.reversed().map { #"{"op": "add", "path": "/rows/5", "value": \#(row($0, 90))}"# }
    let script = """
      {"scroll": {"by": 2000}}, {"snapshot": "before"},
      {"patch": [\(operations.joined(separator: ", "))]},
      {"expect": {"noOverlap": ["cells"], "diff": {"inserted": \(inserted.map { "feed/\($0)" }),
        "moved": [], "updated": [], "deleted": \((60..<65).map { "feed/r\($0)" })}}},
      {"snapshot": "after"}, {"snapshot": "all", "extent": "content"}
      """
    let run = try run(
      rows(Array(repeating: 50, count: 100), layout: list(estimate), script: script)
    )
    #expect(run.complaints == [])
    let (before, after, all) = (run.captures[0], run.captures[1], run.captures[2])
    #expect([before, after].map(\.contentOffset.y.points) == [old, new])
    #expect(all.contentOffset == after.contentOffset)
    #expect(rowsOnScreen(before) == rowsOnScreen(after))
    let frames = all.sections[0].elements.map(\.frame.points)
    #expect(frames.count == 105)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(all.contentSize.height.points == 95 * 50 + 10 * 90)
  }

  /// CSStickyHeaderFlowLayout #55: the header fell by what was visible of a deleted row.
  @Test(arguments: [(false, 55.0), (true, 55), (false, 20), (true, 120)])
  func keepsTheHeaderWhenTheLastVisibleRowGoes(pins: Bool, estimate: Double) throws {
    let header = #"""
      {"elementKind": "header", "alignment": "top", "pinToVisibleBounds": \#(pins),
        "layoutSize": ["fractionalWidth(1)", "absolute(44)"], "content": {"Text": "title"}}
      """#
    let script = #"""
      {"scroll": {"to": "top"}}, \#(downAndUp),
      {"scroll": {"to": "bottom"}}, {"snapshot": "before"},
      {"patch": [{"op": "remove", "path": "/rows/29"}]},
      {"expect": {"contentSize": [null, 1639], "anchor": {"item": "r20", "moved": 55}}},
      {"snapshot": "after"}, {"snapshot": "all", "extent": "content"}
      """#
    let layout =
      #"{"list": {"estimatedHeight": \#(estimate)}, "boundarySupplementaryItems": [\#(header)]}"#
    let text = rows(Array(repeating: 55, count: 30), layout: layout, script: script)
      .replacing("[320, 600]", with: "[320, 667]")
    let run = try run(text)
    #expect(run.complaints == [])
    #expect(run.captures.map(\.contentOffset.y.points) == [1027, 972, 972])
    #expect(run.frames(2)["feed/@header"]?.minY == (pins ? 972 : 0))
  }

  /// Scrolls over everything once, so that all of it is measured.
  private let downAndUp = (0..<6).map { _ in #"{"scroll": {"by": 300}}"# }.joined(separator: ", ")

  /// Instagram/IGListKit #1147 and RxDataSources #123: one answer lists an id twice.
  @Test func survivesAnIdThatStandsTwiceInEachOfTwoUpdates() throws {
    let text = """
      {"format": "feed/1", "data": {"rows": ["a", "b", "a"]},
       "sections": [{"id": "feed", "items": {"ForEach": "rows", "as": "id", "id": "{{id}}",
         "content": {"Rectangle": "red", "frame": {"height": 40}}}}],
       "script": [{"snapshot": "0"},
         {"data": {"rows": ["a", "a"]}},
         {"expect": {"diff": {"deleted": ["feed/b"], "inserted": [], "moved": [], "updated": []},
           "contentSize": [null, 80]}},
         {"data": {"rows": ["b", "a", "a", "a", "b"]}},
         {"expect": {"diff": {"deleted": [], "inserted": ["feed/b", "feed/a#3", "feed/b#2"],
           "moved": [], "updated": []}, "contentSize": [null, 200]}},
         {"data": {"rows": ["a"]}}, {"expect": {"unique": ["a"], "contentSize": [null, 40]}}]}
      """
    let run = try run(text)
    #expect(run.complaints == [])
    let twice = run.diagnostics.filter { $0.identifier == "duplicate-id" }
    #expect(twice.first?.summary.contains("at 0 and 2") == true)
    #expect(run.captures[0].sections[0].elements.count == 3)
  }

  /// DestinyItemManager/DIM PR #271 and others: ids were made anew each time data was read.
  @Test func givesARowWithoutAnIdTheSameOneEachTime() throws {
    let data = #"{"rows": [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"name": "none"}]}"#
    let text = #"""
      {"format": "feed/1", "data": \#(data),
       "sections": [{"id": "feed", "items": {"ForEach": "rows", "id": "{{id}}",
         "content": {"Text": "{{name ?? 'x'}}"}}}],
       "script": [{"snapshot": "0"}, {"data": \#(data)},
         {"expect": {"diff": {"inserted": [], "deleted": [], "moved": [], "updated": []}}},
         {"patch": [{"op": "replace", "path": "/rows/3/name", "value": "y"}]},
         {"expect": {"diff": {"inserted": [], "deleted": [], "moved": [],
           "updated": ["feed/missing-id-3"]}}}]}
      """#
    let run = try run(text)
    #expect(run.complaints == [])
    #expect(run.captures[0].diagnostics.map(\.identifier).contains("missing-id"))
    #expect(run.captures[0].sections[0].elements.last?.path.description == "feed/missing-id-3")
  }

  // MARK: Help

  private func row(_ id: String, _ height: Double) -> String {
    #"{"id": "\#(id)", "h": \#(height)}"#
  }

  private func list(_ estimate: Double) -> String {
    #"{"list": {"estimatedHeight": \#(estimate)}}"#
  }

  /// Each row and how far below the top edge of the screen it begins.
  private func rowsOnScreen(_ capture: Capture) -> [String] {
    capture.sections[0].elements.map {
      "\($0.path) at \($0.frame.minY - capture.contentOffset.y)"
    }
  }
}
