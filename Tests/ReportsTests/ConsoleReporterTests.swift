import Elements
import Goldens
import Reports
import Testing

@Suite struct ConsoleReporterTests {
  private let console = ConsoleReporter()

  @Test func tellsCausesFirstAndFoldsWhatFollowed() throws {
    let report = try Report.onEdit { screen in
      (screen.title, screen.titleHeight, screen.lines) = ("성수 팝업 스토어 오픈 기념", 44, 2)
      screen.background = "gray5"
    }
    #expect(
      console.text(of: report) == """
        ✗ poppang-home · iphone-15 · after-page-2
          text feed/p1/title  text "성수 팝업" → "성수 팝업 스토어 오픈 기념"
            height 22 → 44 pt (+22), lines 1 → 2 (+1)
            → cell feed/p1 height 90 → 112 pt (+22) · 4 elements y +22 pt ·
                content height 510 → 532 pt (+22)
          cell feed/p2  background gray6 → gray5
        changed: 1 capture (2 causes, 6 consequences).
        accept it: proofsheet approve poppang-home

        """
    )
  }

  @Test(arguments: [5, 40, 400])
  func takesNoMoreLinesForALongerList(cards: Int) throws {
    let report = try Report.onEdit(
      { ($0.font, $0.titleHeight) = ("title3", 25) },
      cards: cards
    )
    let lines = console.text(of: report).split(separator: "\n")
    #expect(lines.count <= 1 + 5 + 2)
    #expect(
      lines[1].hasPrefix("  text feed/p1/title and \(cards - 1) more  font headline → title3")
    )
  }

  @Test(arguments: [60, 80, 120])
  func staysWithinTheWidth(columns: Int) throws {
    let report = try Report.onEdit { screen in
      (screen.title, screen.titleHeight) = ("성수동 팝업 스토어 오픈 기념 사은품 증정 이벤트 안내", 44)
    }
    let text = ConsoleReporter(columns: columns).text(of: report)
    for line in text.split(separator: "\n").dropLast() {
      let wide = line.unicodeScalars.count { (0xAC00...0xD7A3).contains($0.value) }
      #expect(line.count + wide <= columns, "\(line)")
    }
  }

  @Test func saysTheSameWithAndWithoutColour() throws {
    let report = try Report.onEdit { $0.background = "gray5" }
    let plain = console.text(of: report)
    let colored = ConsoleReporter(isColored: true).text(of: report)
    #expect(!plain.contains("\u{1B}") && colored.contains("\u{1B}[1;31m✗"))
    let stripped = ["1;31", "1;32", "32", "1", "0"].reduce(colored) { text, code in
      text.split(separator: "\u{1B}[\(code)m", omittingEmptySubsequences: false).joined()
    }
    #expect(stripped == plain)
  }

  @Test func saysOneLineWhereEverythingIsTheSame() throws {
    let report = try Report.onEdit { _ in }
    #expect(console.text(of: report) == "1 capture, same.\n")
  }

  @Test func tellsWhyThereWasNoComparison() {
    var report = Report()
    let reason = Reason(
      "unreadable",
      "home.snapshots/a.frames:3:1: a merge conflict is not resolved"
    )
    report.add(.failed(reason), fixture: "home", variant: "a")
    report.add(
      Verdict(status: .missing, captures: [CaptureVerdict(name: "top", status: .missing)]),
      fixture: "it's new",
      variant: "a"
    )
    #expect(
      console.text(of: report) == """
        ! home · a
          home.snapshots/a.frames:3:1: a merge conflict is not resolved
        ? it's new · a · top
          no golden yet
        missing: 1 capture, failed: 1 capture (unreadable).
        accept it: proofsheet approve 'it'\\''s new'

        """
    )
  }

  @Test func letsNoTextMoveTheCursor() throws {
    let report = try Report.onEdit { $0.title = "\\u{1B}[2J\\u{202E}gnp" }
    let text = console.text(of: report)
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(text.contains("\\u{1B}[2J"))
  }

  @Test func tellsOnceWhatSeveralCapturesHaveInCommon() throws {
    let one = try Report.onEdit { $0.background = "gray5" }
    var report = Report(one.cases + one.cases)
    report.cases[1].variant = "dark"
    #expect(
      console.text(of: report) == """
        ✗ poppang-home · iphone-15 · after-page-2
          cell feed/p2  background gray6 → gray5
          the same in: dark · after-page-2
        changed: 2 captures (2 causes, 0 consequences).
        accept it: proofsheet approve poppang-home

        """
    )
  }

  @Test func namesTheFindingThatFollowed() throws {
    var report = try Report.onEdit { $0.background = "gray5" }
    let finding = Change(
      .diagnostic,
      "diagnostic",
      "feed/p2",
      "diagnostic",
      before: nil,
      after: .word("empty-text feed/p2")
    )
    report.cases[0].causes[0].follows = [Follow(relation: .itself, first: finding, count: 3)]
    #expect(
      console.text(of: report).contains("diagnostic new: empty-text feed/p2 and 2 more")
    )
  }
}
