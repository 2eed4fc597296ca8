import Elements
import Goldens
import Reports

/// A list of cards, written as the golden of one.
struct Screen {
  var cards = 5
  var titleHeight = 22
  var lines = 1
  var title = "성수 팝업"
  var background = "gray6"
  var font = "headline"

  /// The captures, read from the text of a golden.
  var set: CaptureSet {
    get throws { try FramesReader.read(text) }
  }

  private var text: String {
    """
    proofsheet frames 1
    variant iphone-15 393x852@3 light large ltr ko_KR Asia/Seoul now=2026-01-01T00:00:00Z
    fonts Inter 4.0 3f2a91
    made-with proofsheet 1

    capture after-page-2
      content 393x\(cards * 102 + titleHeight - 22) offset 0,0
      section feed
        layout interGroupSpacing=12

    """ + (1...cards).map(card).joined()
  }

  private func card(_ number: Int) -> String {
    let isFirst = number == 1
    let height = isFirst ? titleHeight + 68 : 90
    let title = isFirst ? title : "title \(number)"
    let background = number == 2 ? background : "gray6"
    let gap = isFirst ? 0 : 12
    return """
          cell p\(number) y=+\(gap) 393x\(height) Card background=\(background)
            text title x=16 y=+12 261x\(isFirst ? titleHeight : 22) lines=\(isFirst ? lines : 1) \
      font=\(font) "\(title)"

      """
  }
}

extension Report {
  /// The report on one screen that was edited.
  static func onEdit(_ edit: (inout Screen) -> Void, cards: Int = 5) throws -> Report {
    var screen = Screen()
    screen.cards = cards
    let golden = try screen.set
    edit(&screen)
    var report = Report()
    report.add(
      Comparison.verdict(golden: golden, now: try screen.set),
      fixture: "poppang-home",
      variant: "iphone-15",
      files: Report.Files(golden: "home.snapshots/iphone-15.frames")
    )
    return report
  }
}
