import Diagnostics
import Elements
import Fixtures
import Geometry
import Testing

@Suite struct LayoutFormTests {
  @Test(arguments: [
    (320.0, 2.0, 16.0, 10.0, [16.0, 115, 214], 89.0), (20, 1, 0, 0, [0, 6, 12], 6),
  ])
  func aGridKeepsItsColumns(
    width: Double,
    scale: Double,
    inset: Double,
    spacing: Double,
    places: [Double],
    side: Double
  ) throws {
    let text = """
      {"format": "feed/1", "environment": {"size": [\(width), 480], "scale": \(scale)},
       "data": {"rows": [1, 2, 3, 4]},
       "sections": [{"id": "s", "items": {"ForEach": "rows", "id": "i{{$index}}",
         "content": {"Rectangle": "red", "frame": {"height": 10}}},
         "layout": {"grid": {"numberOfItemsInRow": 3, "itemSpacing": \(spacing)},
           "contentInsets": {"horizontal": \(inset)}}}]}
      """
    let frames = try run(text).frames()
    #expect((0..<3).map { frames["s/i\($0)"]?.minX } == places)
    #expect((0..<4).allSatisfy { frames["s/i\($0)"]?.width == side })
    #expect(frames["s/i3"]?.minY == 10)
  }

  @Test func drawsAHairlineUnderEachRow() throws {
    let layout = #"{"list": {"separators": true}}"#
    let frames = try run(rows([40, 40], layout: layout, script: #"{"snapshot": "a"}"#)).frames()
    #expect(frames["feed/r1/@separator"] == Rect(x: 0, y: 79.5, width: 320, height: 0.5))
  }

  @Test func pilesUpTheHeadersOfEmptySections() throws {
    func section(_ id: String) -> String {
      """
      {"id": "\(id)", "items": [], "layout": {"list": {}, "boundarySupplementaryItems": [
        {"elementKind": "header", "alignment": "top",
         "layoutSize": ["fractionalWidth(1)", "absolute(40)"], "content": {"Text": "{{$section.id}}"}}]}}
      """
    }
    let text = """
      {"format": "feed/1", "sections": [\(section("a")), \(section("b")), \(section("c"))]}
      """
    let run = try run(text)
    #expect(["a", "b", "c"].map { run.frames()["\($0)/@header"]?.minY } == [0, 40, 80])
    #expect(run.captures[0].contentSize.height == Thousandths(120))
  }

  @Test func movesTheFooterOfAGrowingList() throws {
    let layout = #"""
      {"list": {}, "boundarySupplementaryItems": [{"elementKind": "footer", "alignment": "bottom",
        "layoutSize": ["fractionalWidth(1)", "absolute(40)"], "content": {"Text": "more"}}]}
      """#
    let add =
      #"{"append": {"to": "/rows", "items": [{"id": "x$", "h": 100}, {"id": "y$", "h": 100}]}}"#
    let script =
      #"{"snapshot": "0"}, "# + add.replacing("$", with: "1") + #", {"snapshot": "1"}, "#
      + add.replacing("$", with: "2") + #", {"snapshot": "2"}"#
    let text = rows([100, 100], layout: layout, script: script)
      .replacing("[320, 600]", with: "[320, 1000]")
    let run = try run(text)
    #expect((0..<3).map { run.frames($0)["feed/@footer"]?.minY } == [200, 400, 600])
  }

  @Test func saysWhereAndWhyASectionStaysEmpty() throws {
    let layout = #"""
      {"group": {"horizontal": [{"layoutSize": ["absolute(500)", "absolute(10)"]}],
        "layoutSize": ["fractionalWidth(1)", "absolute(10)"]}}
      """#
    let run = try run(rows([40], layout: layout, script: #"{"snapshot": "a"}"#))
    #expect(run.captures[0].contentSize.height == .zero)
    #expect(
      run.diagnostics.map(\.description) == [
        "home.feed.json:4:80: warning: the first item is 500 pt wide and its group has 320 pt, "
          + "so the items of the section are not shown."
      ]
    )
  }
}
