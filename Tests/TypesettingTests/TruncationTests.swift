import Geometry
import TestSupport
import Testing
import Typesetting
import Views

extension TypesettingTests {
  @Suite struct TruncationTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Typesetter() }

    private func lines(
      _ text: String,
      limit: Int,
      width: Double?,
      _ mode: TruncationMode = .tail
    ) -> [String] {
      typesetter.lines(of: text, as: limited(limit, mode), width: width)
    }

    private func limited(_ limit: Int, _ mode: TruncationMode = .tail) -> TextAppearance {
      var appearance = body()
      appearance.lineLimit = limit
      appearance.truncationMode = mode
      return appearance
    }

    @Test func cutsTheTailByDefault() {
      let shown = lines("The quick brown fox jumps over the lazy dog", limit: 1, width: 120)
      #expect(shown.count == 1)
      #expect(shown.first?.hasPrefix("The quick b") == true)
      #expect(shown.first?.hasSuffix("…") == true)
    }

    @Test func cutsHeadAndMiddleWhenAsked() {
      let text = "The quick brown fox jumps over the lazy dog"
      #expect(typesetter.measure(text, as: limited(1, .head), width: 120).isTruncated)
      let middle = typesetter.measure(text, as: limited(1, .middle), width: 120)
      #expect(middle.isTruncated)
      #expect(middle.size.width <= 120)
      #expect(middle.lineCount == 1)
    }

    @Test func cutsKoreanWithTheSameEllipsis() {
      let shown = lines("나는 오늘 성수동 팝업스토어에 갔다", limit: 2, width: 94)
      #expect(shown.count == 2)
      #expect(shown.last?.hasSuffix("…") == true)
      #expect(typesetter.measure("나는 오늘 성수동 팝업스토어에", as: limited(1), width: 94).size.width <= 94)
    }

    @Test func fillsTheCutLineAsFarAsItGoes() {
      let text = "Supercalifragilisticexpialidocious and more"
      for width in stride(from: 40.0, through: 300, by: 13) {
        guard let shown = lines(text, limit: 1, width: width).first else { continue }
        guard shown != text else { continue }
        var longer = text.prefix(shown.count)
        if longer.last == " " { longer = text.prefix(shown.count + 1) }
        #expect(typesetter.measure(shown, as: body(), width: nil).size.width <= width)
        #expect(typesetter.measure(longer + "…", as: body(), width: nil).size.width > width)
      }
    }

    @Test func countsTheLimitOverAllParagraphs() {
      let measurement = typesetter.measure("a\nb\nc\nd", as: limited(2), width: nil)
      #expect(measurement.lineCount == 2)
      #expect(measurement.size.height == 44)
      #expect(measurement.isTruncated)
      #expect(lines("a\nb\nc\nd", limit: 2, width: nil) == ["a", "b…"])
    }

    @Test func leavesTextAloneThatFits() {
      let measurement = typesetter.measure("fits", as: limited(1), width: 200)
      #expect(!measurement.isTruncated)
      #expect(measurement == typesetter.measure("fits", as: body(), width: nil))
    }

    @Test func cutsArabicOnTheLeft() {
      var appearance = limited(1)
      appearance.layoutDirection = .rightToLeft
      let text = "مرحبا بالعالم هذا نص طويل جدا"
      let measurement = typesetter.measure(text, as: appearance, width: 100)
      #expect(measurement.isTruncated)
      #expect(measurement.size.width <= 100)
      #expect(
        typesetter.lines(of: text, as: appearance, width: 100).first?.hasPrefix("مرح") == true
      )
    }
  }
}
