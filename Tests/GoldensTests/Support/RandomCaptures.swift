import Elements
import Geometry
import TestSupport

/// Makes captures that no screen would show, so that nothing about them can be taken for granted.
struct RandomCaptures {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func set() -> CaptureSet {
    let environment = environment()
    return CaptureSet(
      variant: text(),
      environment: environment,
      fonts: many(3) { $0.text() },
      madeWith: text(),
      captures: many(3) { $0.capture(environment) }
    )
  }

  private mutating func capture(_ environment: Environment) -> Capture {
    Capture(
      name: text(),
      environment: chance(3) ? self.environment() : environment,
      contentSize: size(),
      contentOffset: point(),
      extent: chance(3) ? .content : .viewport,
      sections: number(0...4).range.map { section($0) },
      updates: many(3) { random in
        let subject = random.chance(3) ? "section \(random.id())" : random.text()
        return CapturedUpdate(verb: random.text(), subject: subject, detail: random.text())
      },
      events: many(2) { $0.text() },
      diagnostics: many(2) { CapturedDiagnostic(identifier: $0.text(), subject: $0.text()) }
    )
  }

  private mutating func environment() -> Environment {
    Environment(
      size: Size(width: Double(number(1...2000)) / 3, height: Double(number(1...2000))),
      scale: pick([1, 2, 3, 2.625]),
      safeAreaInsets: chance(2) ? .zero : EdgeInsets(top: Double(number(0...60)), bottom: 0.1),
      locale: text(),
      timeZone: text(),
      now: text(),
      layoutDirection: pick(LayoutDirection.allCases),
      contentSizeCategory: pick(ContentSizeCategory.allCases),
      userInterfaceStyle: pick(UserInterfaceStyle.allCases)
    )
  }

  private mutating func section(_ index: Int) -> CapturedSection {
    let id = id()
    var layout = attributes()
    if chance(3) { layout["orthogonalScrollingBehavior"] = .word(pick(["none", "paging"])) }
    if chance(5) { layout["scrollDirection"] = .word("horizontal") }
    return CapturedSection(
      id: id,
      layout: layout,
      scrollOffset: chance(3) ? point() : .zero,
      elements: many(8) { $0.sectionElement(in: id, index) },
      ranges: many(3) { random in
        ElementRange(
          first: random.id(),
          last: random.id(),
          count: random.number(0...50),
          firstItem: random.number(0...9),
          frame: random.frame()
        )
      }
    )
  }

  private mutating func sectionElement(in id: String, _ index: Int) -> Element {
    let kind = pick([
      ElementKind.cell, .cell, .cell, .supplementary("header"), .supplementary("footer"),
      .supplementary(text()), .decoration("background"), .view("text"),
    ])
    var segments = [id, pick(["p1", "p2", "p3", self.id()])]
    if case .supplementary(let name) = kind {
      if chance(2) { segments[1] = "@" + name } else { segments.append("@badge#2") }
      if chance(9) { segments = [self.id()] }
    }
    var element = element(kind, ElementPath(segments.map(ElementPath.escape)), depth: 0)
    element.indexPath = chance(6) ? nil : IndexPath(item: number(0...9), section: index)
    if chance(5) { element.attributes[.pinned] = .word("true") }
    if kind == .cell, chance(3), let first = element.children.first {
      element.frame = first.frame
      element.children = [first]
    }
    return element
  }

  private mutating func element(_ kind: ElementKind, _ path: ElementPath, depth: Int) -> Element {
    Element(
      path: path,
      kind: kind,
      frame: frame(),
      zIndex: chance(3) ? number(-5...5) : 0,
      attributes: attributes(),
      absences: many(depth == 0 ? 1 : 2) { random in
        Absence(
          path: path.appending(ElementPath.escape(random.id())),
          kind: random.text(),
          condition: random.text()
        )
      },
      children: depth > 2
        ? []
        : many(3) { random in
          let kind = random.pick(["text", "vstack", "hstack", "zstack", "cell", random.text()])
          let name = ElementPath.escape(random.id())
          let inner = random.chance(8) ? path : path.appending(name)
          return random.element(.view(kind), inner, depth: depth + 1)
        }
    )
  }

  private mutating func attributes() -> Attributes {
    var attributes: Attributes = [:]
    for _ in 0..<number(0...5) {
      let name = chance(4) ? AttributeName(rawValue: text()) : pick(AttributeName.inOrder)
      attributes[name] = value()
    }
    if chance(2) {
      attributes[.alignment] = .word(pick(["center", "bottom", "trailing", "topLeading"]))
    }
    if chance(5) { attributes[.contentFrame] = .numbers((0..<4).map { _ in length() }) }
    return attributes
  }

  private mutating func value() -> AttributeValue {
    switch number(0...4) {
    case 0: .number(length())
    case 1: .numbers(many(4) { $0.length() })
    case 2: .word(pick(["true", "gray5", "1,2", "1.50", ",", "7", "Card", "#FF00FF80", "x=1"]))
    case 3: .word(text())
    default: .text(text())
    }
  }

  mutating func text() -> String {
    pick([
      "title", "성수 팝업 스토어", "", " ", "a b", " lead", "trail ", "\"", "'", "\\", "\\n", "1", "true",
      "section", "section x", "x=1", "/", ".", "@header", "header", "cell", "z", "at", "kind",
      "Card", "a·b", "a · b", "\n", "\r\n", "\r", "\t", "\u{202E}abc", "\u{200B}", "e\u{301}",
      "\u{301}", "👨‍👩‍👧", "❤️", "\u{FEFF}x", "\u{2028}", "\u{A0}", "a...b", "extent=content",
      "now=1", "한", "\u{0}", "none", "from", "from=1", "-", "...", "kind=1", "fonts",
      "viewport=1,2",
      "items+3",
    ])
  }

  mutating func id() -> String {
    pick([
      "p1", "p2", "p3", "feed", "a.b", "..", ".", "a b", "\"q\"", "@header", "한글", "1,2", "x=3",
    ])
  }

  private mutating func frame() -> FixedRect { FixedRect(origin: point(), size: size()) }
  private mutating func point() -> FixedPoint { FixedPoint(x: length(), y: length()) }
  private mutating func size() -> FixedSize { FixedSize(width: length(), height: length()) }

  private mutating func length() -> Thousandths {
    // Few different lengths, so that edges meet and lines are shared.
    chance(4) ? Thousandths(rawValue: number(-99_999...99_999)) : pick([0, 8, 12, 44, 100.5, -7])
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func chance(_ one: Int) -> Bool { number(1...one) == 1 }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[number(0...choices.count - 1)]
  }

  private mutating func pick(_ points: [Double]) -> Thousandths {
    Thousandths(points[number(0...points.count - 1)])
  }

  private mutating func many<Thing>(
    _ most: Int,
    _ make: (inout RandomCaptures) -> Thing
  ) -> [Thing] {
    var things: [Thing] = []
    for _ in 0..<number(0...most) { things.append(make(&self)) }
    return things
  }
}

extension Int {
  fileprivate var range: Range<Int> { 0..<self }
}
