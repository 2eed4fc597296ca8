import Elements
import Geometry
import Rendering
import TestSupport
import Testing

@Suite struct WireframeTests {
  @Test func drawsBoxesIdsTextsAndPictures() {
    let page = Wireframe.draw(screen(), width: 40)
    #expect(
      page == """
        ┌─ feed/@header pinned ────────────────┐
        │ 지금 뜨는 팝업                       │
        ├─ feed/p1 ────────────────────────────┤
        │▒▒▒▒▒▒▒▒                              │
        │▒▒▒▒▒▒▒▒  성수 팝업 🎉                │
        │▒▒▒▒▒▒▒▒ [NEW]                        │
        │▒▒▒▒▒▒▒▒                              │
        ├─ feed/p2 ────────────────────────────┤
        │                                      │
        │          Hello                       │
        │                                      │
        │                                      │
        └──────────────────────────────────────┘

        """
    )
  }

  @Test func drawsWithASCIIAlone() {
    let page = Wireframe.draw(screen(texts: false), width: 40, style: .ascii)
    #expect(page.allSatisfy { $0.isASCII })
    #expect(page.hasPrefix("+- feed/@header pinned ----------------+\n"))
    #expect(page.contains("|########"))
  }

  @Test(arguments: [20, 33, 40, 80, 120, 200])
  func fillsExactlyTheColumnsThatItIsGiven(columns: Int) {
    for style in Wireframe.Style.allCases {
      let lines = Wireframe.draw(screen(), width: columns, style: style).split(separator: "\n")
      for line in lines { #expect(line.columns == columns, "\(line)") }
    }
  }

  @Test(arguments: [-5, 0, 1, 100_000])
  func takesAnyWidth(columns: Int) {
    #expect(!Wireframe.draw(screen(), width: columns).isEmpty)
  }

  @Test(arguments: 0..<40)
  func neverLeavesWhiteSpaceAtTheEndOfALine(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var capture = screen()
    capture.sections[0].elements += (0..<10).map { index in
      randomElement("r\(index)", using: &random)
    }
    let columns = Int.random(in: 20...120, using: &random)
    let page = Wireframe.draw(capture, width: columns, whole: .random(using: &random))
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.last != " ", "seed \(seed)")
      #expect(line.columns == columns || line.isEmpty, "seed \(seed): \(line)")
    }
    #expect(page.last == "\n")
  }

  @Test func cutsTextsThatDoNotFit() {
    var capture = screen()
    capture.sections[0].elements[2].children[0].attributes[.text] = .text(
      "A very long text that would run far out of its box"
    )
    let page = Wireframe.draw(capture, width: 40)
    #expect(page.contains("A very long tex…"))
    #expect(!page.contains("A very long text"))
  }

  @Test func hidesTheIdOfWhatIsDrawnOver() {
    var capture = screen()
    capture.sections[0].elements[0].frame = rect(0, 0, 200, 150)
    let page = Wireframe.draw(capture, width: 40)
    #expect(!page.contains("feed/p1"))
  }

  @Test(arguments: [
    ("a", 1), ("가", 2), ("漢", 2), ("あ", 2), ("Ａ", 2), ("🎉", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1),
    ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200D}", 0), ("🇰🇷", 2), ("…", 1), ("ไ", 1),
    ("1️⃣", 2), ("1", 1), ("م", 1),
  ])
  func countsColumnsAsTerminalsDo(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func saysWhichItemsWereNotDisplayed() {
    var capture = screen()
    capture.sections[0].ranges = [
      ElementRange(
        first: "p3",
        last: "p40",
        count: 38,
        firstItem: 2,
        frame: rect(0, 240, 200, 60)
      )
    ]
    capture.contentSize = FixedSize(Size(width: 200, height: 300))
    let page = Wireframe.draw(capture, width: 40, whole: true)
    #expect(page.contains("p3 … p40: 38 not displayed"))
  }

  private func screen(texts: Bool = true) -> Capture {
    var header = Element(
      path: ElementPath(["feed", "@header"]),
      kind: .supplementary("header"),
      frame: rect(0, 0, 200, 20),
      zIndex: 1,
      attributes: [.pinned: .word("true")]
    )
    header.children = [text("지금 뜨는 팝업", rect(10, 2, 180, 16))]
    var first = cell("p1", rect(0, 20, 200, 50))
    first.children = [
      view("image", "image", rect(0, 20, 46, 50), [.image: .text("img:1x1/FF0000")]),
      text("성수 팝업 🎉", rect(56, 34, 120, 16)),
      text("NEW", rect(56, 50, 40, 16), [.background: .word("accent")]),
    ]
    var second = cell("p2", rect(0, 70, 200, 53))
    second.children = [text("Hello", rect(56, 85, 80, 16))]
    if !texts {
      header.children = []
      first.children.removeLast(2)
    }
    let section = CapturedSection(id: "feed", elements: [header, first, second])
    let size = Size(width: 200, height: 123)
    return Capture(
      name: "top",
      environment: Environment(size: size),
      contentSize: FixedSize(size),
      contentOffset: .zero,
      sections: [section]
    )
  }

  private func cell(_ id: String, _ frame: FixedRect) -> Element {
    Element(path: ElementPath(["feed", id]), kind: .cell, frame: frame)
  }

  private func text(_ text: String, _ frame: FixedRect, _ more: Attributes = [:]) -> Element {
    var attributes = more
    attributes[.text] = .text(text)
    attributes[.font] = .word("system(12,regular)")
    return view("text", "title", frame, attributes)
  }

  private func randomElement(_ id: String, using random: inout SeededGenerator) -> Element {
    func length(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let frame = rect(length(-100...250), length(-100...250), length(0...300), length(0...200))
    let kinds = ["text", "image", "divider", "rectangle", "circle", "hstack"]
    var element = cell(id, frame)
    element.children = kinds.map { kind in
      let inner = rect(length(-100...250), length(-100...250), length(0...300), length(0...100))
      return view(kind, kind, inner, [.text: .text("한글 🎉 text\nmore")])
    }
    return element
  }
}
