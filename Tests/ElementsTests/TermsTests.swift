import Elements
import Geometry
import Testing

@Suite struct TermsTests {
  /// A card at 100 with padding of 8: two texts with 4 between.
  private let capture: Capture = {
    func element(
      _ path: [String],
      _ kind: String,
      _ frame: (Double, Double, Double, Double),
      _ attributes: Attributes = [:],
      _ children: [Element] = []
    ) -> Element {
      Element(
        path: ElementPath(path),
        kind: path.count == 2 ? .cell : .view(kind),
        frame: FixedRect(Rect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)),
        attributes: attributes,
        children: children
      )
    }
    let title = element(["s", "a", "title"], "text", (8, 108, 50, 22), [.lines: .points(1)])
    let detail = element(["s", "a", "detail"], "text", (8, 134, 90, 40), [.lines: .points(2)])
    let card = element(
      ["s", "a"],
      "vstack",
      (0, 100, 300, 82),
      [
        .view: .word("vstack"), .spacing: .points(4), .alignment: .word("leading"),
        .padding: .numbers(Array(repeating: Thousandths(8), count: 4)),
      ],
      [title, detail]
    )
    return Capture(
      name: "c",
      environment: Environment(),
      contentSize: .zero,
      contentOffset: .zero,
      sections: [CapturedSection(id: "s", elements: [card])]
    )
  }()

  @Test func tellsAPlaceFromTheOutsideIn() throws {
    let terms = try #require(
      capture.terms(of: .y, for: ElementPath(["s", "a", "detail"]))
    )
    #expect(terms.map(\.kind) == [.origin, .padding, .sibling, .spacing])
    #expect(terms.map(\.delta.points) == [100, 8, 22, 4])
  }

  @Test func tellsAnExtentFromItsParts() throws {
    let terms = try #require(capture.terms(of: .height, for: ElementPath(["s", "a"])))
    #expect(terms.map(\.delta.points) == [8, 8, 22, 40, 4])
  }

  @Test func addsUpForEveryNumberOfEveryElement() throws {
    for element in capture.sections.flatMap(\.elements).flatMap(\.flattened) {
      for number in FrameNumber.allCases {
        let terms = try #require(capture.terms(of: number, for: element.path))
        let total = terms.reduce(Thousandths.zero) { $0 + $1.delta }
        let frame = element.frame
        let expected = [frame.minX, frame.minY, frame.width, frame.height]
        let index = try #require(FrameNumber.allCases.firstIndex(of: number))
        #expect(total == expected[index])
        #expect(number == .width || !terms.contains { $0.kind == .remainder })
      }
    }
  }

  @Test func knowsNothingOfAnElementThatIsNotThere() {
    #expect(capture.terms(of: .x, for: ElementPath(["s", "b"])) == nil)
  }
}
