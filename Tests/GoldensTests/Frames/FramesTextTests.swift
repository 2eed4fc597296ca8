import Elements
import Geometry
import Goldens
import JSONReading
import Testing

@Suite struct FramesTextTests {
  @Test func writesOneElementALine() {
    var feed = Feed()
    feed.cards = Array(feed.cards.prefix(2))
    feed.columns = 2
    #expect(
      FramesWriter.text(of: feed.set) == """
        proofsheet frames 1
        variant phone 393x852@3 light large ltr en_US UTC now=2026-01-01T00:00:00Z
        fonts Inter 4.0 3f2a91
        made-with proofsheet 1 · pango 1.50

        capture top extent=content
          content 393x164 offset 0,-59
          section feed
            layout interGroupSpacing=12 orthogonalScrollingBehavior=none
            footer              y=items+8  393x20
            header              y=+0       393x44   z=1
            cell p1             x=16 y=+0  176.5x91 Card estimatedHeight=90 / vstack . \
        spacing=4 alignment=leading padding=12,16,12,16 minHeight=91
              text title        x=16 y=+12 144.5x22 lines=1 font=headline color=label \
        "성수 팝업 스토어"
              text meta         x=16 y=+4  144.5x20 font=subheadline "서울"
            cell p2             x=+8 y==   176.5x92 Card estimatedHeight=90 / vstack . \
        spacing=4 alignment=leading padding=12,16,12,16 minHeight=92
              text title        x=16 y=+12 144.5x22 lines=1 font=headline color=label \
        "성수 팝업 스토어"
              text meta         x=16 y=+4  144.5x20 font=subheadline "서울"

        """
    )
  }

  @Test func readsTheExampleOfItsDocumentation() throws {
    let set = try FramesReader.read(Self.example)
    let capture = try #require(set.captures.first)
    let cell = try #require(capture.sections[0].elements.last)
    #expect(cell.children[0].children[0].frame.minX.points == 16)
    #expect(cell.children[0].children[1].frame.minX.points == 116)
    #expect(cell.children[0].absences[0].condition == "dday?")
    #expect(capture.sections[0].ranges[0].frame.minY.points == 168)
    #expect(capture.sections[0].ranges[0].firstItem == 1)
    #expect(
      capture.updates[0] == CapturedUpdate(verb: "insert", subject: "feed/f0", detail: "at 2/0")
    )
    #expect(FramesWriter.text(of: set) == Self.example)
  }

  @Test(arguments: [
    ("", FramesReadingError.Fact.notFrames, 1, 1),
    ("hello\n", .notFrames, 1, 1),
    ("proofsheet frames 2\n", .version("2"), 1, 1),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:4d\nsize 12\n", .pointerOfLFS, 1, 1),
    (head + "<<<<<<< HEAD\n", .conflictMarker, 3, 1),
    (head + "=======\n", .conflictMarker, 3, 1),
    (head + "capture top", .cutOff, 3, 1),
    (head + "capture top\n    section\n", .indentation, 4, 5),
    (
      head + "snapshot\n", .expected("'fonts', 'made-with' or 'capture'", found: "'snapshot'"), 3, 1
    ),
    (head + "capture top\n  content 1y2 offset 0,0\n", .expected("a size", found: "'1y2'"), 4, 11),
  ])
  func saysWhatIsWrongAndWhere(
    text: String,
    fact: FramesReadingError.Fact,
    line: Int,
    column: Int
  ) {
    #expect(throws: FramesReadingError(fact, at: SourcePosition(line: line, column: column))) {
      try FramesReader.read(text)
    }
  }

  @Test func readsADeepFileWithoutCrashing() {
    var text = Self.head + "capture a\n  content 1x1 offset 0,0\n  section s\n"
    for depth in 2..<2000 { text += String(repeating: "  ", count: depth) + "text a 0,0 1x1\n" }
    #expect(throws: FramesReadingError.self) { try FramesReader.read(text) }
  }

  @Test func keepsACarriageReturnInsideAText() throws {
    var feed = Feed()
    let before = feed.set
    feed.cards[0].title = "성수\r 팝업 스토어"
    #expect(try FramesReader.read(FramesWriter.text(of: feed.set)) != before)
  }

  private static let head = """
    proofsheet frames 1
    variant phone 393x852@3 light large ltr ko_KR Asia/Seoul now=2026-01-01T00:00:00Z

    """

  private static let example =
    head + """

      capture top
        update insert feed/f0 at 2/0
        content 393x2140 offset 0,-59
        event tap feed/f0
        diagnostic missing-binding feed/p2/title
        section feed
          layout interGroupSpacing=12
          header              y=+0       393x44   z=1 Title / text title font=headline "성수"
          cell p1             y=+0       393x112  FeedRow / hstack . spacing=12 alignment=top padding=12,16,12,16
            absent text dday "dday?"
            image image       x=+16 y=12 88x88    background=gray5 cornerRadius=8
            text title        x=+12 y=12 261x44   lines=2 font=headline "성수 팝업 스토어"
          items p2...p40      y=+12      393x4356 count=39

      """
}
