import Elements
import Geometry
import Goldens
import Testing

@Suite struct ComparisonTests {
  private let feed = Feed()

  @Test(arguments: UInt64(1)...60)
  func findsEveryCaptureTheSameAsItself(seed: UInt64) {
    var random = RandomCaptures(seed: seed)
    let set = random.set()
    #expect(Comparison.verdict(golden: set, now: set).status == .same, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...60)
  func neverMissesThatCapturesDiffer(seed: UInt64) {
    var random = RandomCaptures(seed: seed)
    var (golden, now) = (random.set(), random.set())
    (now.fonts, golden.captures) = (golden.fonts, golden.captures.map { named($0, "top") })
    now.captures = now.captures.map { named($0, "top") }
    for verdict in Comparison.verdict(golden: golden, now: now).captures
    where verdict.status == .changed {
      let count = verdict.causes.count + verdict.consequences.count + verdict.unexplained.count
      #expect(count > 0, "seed \(seed)")
    }
    if golden != now, golden.captures != now.captures {
      #expect(Comparison.verdict(golden: golden, now: now).status == .changed, "seed \(seed)")
    }
  }

  private func named(_ capture: Capture, _ name: String) -> Capture {
    var capture = capture
    capture.name = name
    return capture
  }

  @Test func namesColoursThatAnEyeWouldNotTellApart() {
    var before = feed
    before.cards[0].color = "#3C3C43"
    let verdict = before.verdict { $0.cards[0].color = "#55555C" }
    let lines = verdict.causes.map(\.change.line)
    #expect(lines == ["attribute: text feed/p1/title color #3C3C43 -> #55555C"])
    #expect(verdict.consequences.isEmpty && verdict.unexplained.isEmpty)
  }

  @Test(arguments: [
    ("font", AttributeValue.word("body"), "font headline -> body"),
    ("bold", .word("true"), "bold nothing -> true"),
    ("lineLimit", .number(Thousandths(2.0)), "lineLimit nothing -> 2"),
    ("cornerRadius", .number(Thousandths(8.5)), "cornerRadius nothing -> 8.5 pt"),
    ("padding", .numbers([.zero, Thousandths(4.0)]), "padding nothing -> 0,4 pt"),
    ("opacity", .number(Thousandths(0.5)), "opacity nothing -> 0.5"),
    ("onTap", .word("open"), "onTap nothing -> open"),
  ])
  func namesEachDeclaredAttributeWithBothValues(
    name: String,
    value: AttributeValue,
    words: String
  ) {
    let verdict = feed.verdict { (capture: inout Capture) in
      capture.sections[0].elements[2].children[0].children[0]
        .attributes[AttributeName(rawValue: name)] = value
    }
    #expect(verdict.causes.map(\.change.line) == ["attribute: text feed/p1/title \(words)"])
  }

  @Test func namesWhatTheCaptureKeepsBesideItsElements() {
    let verdict = feed.verdict { (capture: inout Capture) in
      capture.updates = [CapturedUpdate(verb: "reload", subject: "feed/p4")]
      capture.events = ["tap feed/p4"]
      capture.diagnostics = [CapturedDiagnostic(identifier: "missing-binding", subject: "a.b")]
      capture.sections[0].elements[3].zIndex = 2
    }
    #expect(
      verdict.causes.map(\.change.line) == [
        "attribute: cell feed/p2 zIndex 0 -> 2",
        "update: update feed/p4 update nothing -> reload feed/p4",
        "event: event tap feed/p4 event nothing -> tap feed/p4",
        "diagnostic: diagnostic a.b diagnostic nothing -> missing-binding a.b",
      ]
    )
  }

  @Test func namesTheEnvironmentAndGivesItWhatFollowed() {
    let verdict = feed.verdict { (capture: inout Capture) in
      capture.environment.contentSizeCategory = .extraLarge
      capture.sections[0].elements[2].frame.size.height = Thousandths(200.0)
    }
    let words = "environment: environment preferredContentSizeCategory large -> extraLarge"
    #expect(verdict.causes.map(\.change.line) == [words])
    #expect(verdict.unexplained.isEmpty && verdict.consequences.count == 1)
  }

  @Test func blamesNoAttributeWhereFontsDiffer() {
    var now = feed
    now.cards[0].height += 8
    var set = now.set
    set.fonts = ["Inter 4.1 000000"]
    let verdict = Comparison.verdict(golden: feed.set, now: set)
    #expect(verdict.status == .failed && verdict.reason?.name == "fonts")
    #expect(verdict.captures.isEmpty)
    #expect(verdict.reason?.detail.contains("3f2a91, here Inter 4.1 000000") == true)
  }

  @Test func comparesOnWhereAFaceIsNoLongerUsed() {
    var feed = feed
    var golden = feed.set
    golden.fonts.append("Inter-Bold 4.0 81cc20")
    feed.cards[0].font = "body"
    let verdict = Comparison.verdict(golden: golden, now: feed.set)
    #expect(verdict.status == .changed)
    #expect(verdict.captures[0].causes.map(\.change.attribute) == ["font"])
    #expect(verdict.notes.map(\.attribute) == ["font Inter-Bold"])
  }

  @Test func notesAnotherVersionWithoutFailing() {
    var set = feed.set
    set.madeWith = "proofsheet 1 · pango 1.52"
    let verdict = Comparison.verdict(golden: feed.set, now: set)
    #expect(verdict.status == .same)
    #expect(verdict.notes.map(\.attribute) == ["made-with"])
  }

  @Test func tellsCapturesThatOnlyOneSideHas() {
    var set = feed.set
    set.captures[0].name = "other"
    let verdict = Comparison.verdict(golden: feed.set, now: set)
    #expect(verdict.captures.map(\.status) == [.missing, .obsolete])
    #expect(verdict.status == .changed)
  }
}
