import TestSupport
import Testing

/// A change in one card of forty is a change in a line or two of the golden, and not in the lines
/// of the cards below it.
@Suite struct LocalityTests {
  private static let cards = (1...40).map {
    #"{"id": "p\#($0)", "title": "Card \#($0)", "height": \#(60 + $0 % 7)}"#
  }

  private static func feed(_ cards: [String]) -> String {
    """
    {
      "format": "feed/1",
      "name": "cards",
      "environment": {"size": [320, 480], "scale": 2},
      "data": {"cards": [
        \(cards.joined(separator: ",\n    "))
      ]},
      "components": {
        "Card": {"VStack": [{"Text": "{{title}}", "font": "headline"}],
                 "padding": 12, "frame": {"height": "{{height}}"}}
      },
      "sections": [
        {"id": "feed",
         "items": {"ForEach": "cards", "id": "{{id}}", "content": {"Card": {}}},
         "layout": {"list": {"spacing": 8, "estimatedHeight": 60}}},
        {"id": "footer",
         "items": [{"id": "end", "content": {"Text": "The end"}}],
         "layout": {"list": {"estimatedHeight": 30}}}
      ],
      "script": [{"snapshot": "all", "extent": "content"}]
    }

    """
  }

  /// The lines that one of two goldens has and the other has not, as `diff` tells them.
  private func changedLines(from before: [String], to after: [String]) throws -> [String] {
    let suite = try TemporarySuite([
      CardFeed.file: Self.feed(before), "b.feed.json": Self.feed(after),
    ])
    for (file, name) in [(CardFeed.file, "before"), ("b.feed.json", "after")] {
      let run = try suite.run("render", file, "--as", "frames", "--output", "\(name).frames")
      try #require(run.status == 0)
    }
    #expect(try suite.text(of: "before.frames").contains("cell p40"))
    return try suite.shell("diff before.frames after.frames").output
      .split(separator: "\n").map(String.init).filter { $0.hasPrefix("<") || $0.hasPrefix(">") }
  }

  @Test func writesAGrownCardInAtMostTwoLines() throws {
    var grown = Self.cards
    grown[16] = try grown[16].edited(#""height": 63"#, #""height": 71"#)
    let lines = try changedLines(from: Self.cards, to: grown)
    // The size of the content, and the card.
    #expect(lines.filter { $0.hasPrefix("<") }.count <= 2)
    #expect(lines.filter { $0.hasPrefix(">") }.count <= 2)
    #expect(lines.contains { $0.hasPrefix(">     cell p17 ") && $0.contains("320x71") })
  }

  @Test func writesAnAddedCardInItsOwnLines() throws {
    var longer = Self.cards
    longer.insert(#"{"id": "new", "title": "New", "height": 50}"#, at: 16)
    let lines = try changedLines(from: Self.cards, to: longer)
    let removed = lines.filter { $0.hasPrefix("<") }
    let added = lines.filter { $0.hasPrefix(">") }
    #expect(removed.count == 1)
    #expect(removed.allSatisfy { $0.contains("content 320x") })
    #expect(added.count == 3)
    #expect(added.dropFirst().allSatisfy { $0.contains("cell new ") || $0.contains(#""New""#) })
  }

  @Test func reportsTheCardAndFoldsWhatMoved() throws {
    let suite = try TemporarySuite.approved(Self.feed(Self.cards))
    try suite.edit(#""title": "Card 17", "height": 63"#, #""title": "Card 17", "height": 71"#)
    let run = try suite.test()
    #expect(run.status == 1)
    #expect(run.output.contains("cell feed/p17  height 63 → 71 pt (+8)"))
    #expect(run.output.contains("changed: 1 capture (1 cause, "))
    // 23 cards below it and the footer moved by the same 8 points.
    #expect(run.output.contains("+8 pt"))
    #expect(!run.output.contains("feed/p19"))
  }
}
