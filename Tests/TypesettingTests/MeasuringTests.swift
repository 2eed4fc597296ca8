import Elements
import Geometry
import TestSupport
import Testing
import Typesetting
import Views

extension TypesettingTests {
  @Suite struct MeasuringTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Typesetter() }

    @Test(arguments: TextStyle.allCases)
    func givesEveryStyleTheLineHeightOfTheTable(style: TextStyle) {
      for category in [ContentSizeCategory.extraSmall, .large, .accessibilityLarge] {
        let font = Font.style(style, bold: false).resolved(at: category)
        for text in ["Ag", "가나다", "🎉", "مرحبا", "ภาษา"] {
          let one = typesetter.measure(text, as: TextAppearance(font: font), width: nil)
          #expect(one.size.height == style.metrics(at: category).leading)
          #expect(one.lineCount == 1)
          #expect(one.size.width > 0)
        }
      }
    }

    @Test func addsLineSpacingBetweenLinesOnly() {
      var appearance = body()
      appearance.lineSpacing = 5
      let measurement = typesetter.measure("a\nb\nc", as: appearance, width: nil)
      #expect(measurement.size.height == 3 * 22 + 2 * 5)
      #expect(measurement.lastBaseline - measurement.firstBaseline == 2 * 27)
      #expect(measurement.firstBaseline > 11)
      #expect(measurement.firstBaseline < 22)
    }

    @Test func givesEmptyTextNoRoom() {
      let measurement = typesetter.measure("", as: body(), width: 100)
      #expect(measurement == TextMeasurement(size: .zero, lineCount: 0))
    }

    @Test func keepsKoreanWordsTogetherWhenAsked() {
      let text = "나는 오늘 성수동 팝업스토어에 갔다"
      let width = typesetter.measure("가가가가가가", as: body(), width: nil).size.width
      var appearance = body()
      appearance.lineBreakStrategy = .hangulWordPriority
      let lines = typesetter.lines(of: text, as: appearance, width: width)
      #expect(lines.map(trimmed) == ["나는 오늘", "성수동", "팝업스토어에", "갔다"])
      #expect(typesetter.measure(text, as: appearance, width: width).lineCount == 4)
    }

    @Test func fillsLinesByKoreanSyllablesOtherwise() {
      let width = typesetter.measure("가가가가가가", as: body(), width: nil).size.width
      let lines = typesetter.lines(of: "나는 오늘 성수동 팝업스토어에 갔다", as: body(), width: width)
      #expect(lines.map(trimmed) == ["나는 오늘 성", "수동 팝업스", "토어에 갔다"])
    }

    @Test func breaksKoreanWordsThatAreWiderThanTheLine() {
      var appearance = body()
      appearance.lineBreakStrategy = .hangulWordPriority
      let width = typesetter.measure("가가가", as: body(), width: nil).size.width
      let measurement = typesetter.measure("팝업스토어에", as: appearance, width: width)
      #expect(measurement.lineCount == 2)
      #expect(measurement.size.width <= width)
    }

    @Test func breaksALongAddressByCharacters() {
      let address = "https://example.com/" + String(repeating: "abcdefghij", count: 10)
      let measurement = typesetter.measure(address, as: body(), width: 268)
      #expect(measurement.size.width <= 268)
      #expect(measurement.lineCount > 2)
    }

    @Test func scalesEmojiToTheText() {
      let emoji = typesetter.measure("👍", as: body(), width: nil).size.width
      #expect(emoji > 15)
      #expect(emoji < 26)
      let family = typesetter.measure("👨‍👩‍👧‍👦", as: body(), width: nil).size.width
      #expect(family == emoji)
    }

    @Test func namesCharactersThatNoFontHas() {
      let measurement = typesetter.measure("a\u{13000}b\u{13001}\u{13000}", as: body(), width: nil)
      #expect(measurement.missingGlyphs == ["\u{13000}", "\u{13001}"])
      #expect(typesetter.measure("aé한漢あ🎉עمไहि", as: body(), width: nil).missingGlyphs == [])
    }

    @Test(arguments: [1.0, 2, 3])
    func roundsWidthsUpToThePixel(scale: Double) {
      var appearance = body()
      appearance.scale = scale
      for text in ["a", "Hello", "가나다라", "mixed 한글 text"] {
        let width = typesetter.measure(text, as: appearance, width: nil).size.width
        #expect((width * scale).rounded() == width * scale)
      }
    }

    @Test func turnsTheSameTextIntoTheSameNumbersInEveryInstance() throws {
      let other = try Typesetter()
      for text in ["Hello", "안녕하세요 세계", "🎉 party"] {
        #expect(
          typesetter.measure(text, as: body(), width: 50)
            == other.measure(text, as: body(), width: 50)
        )
      }
    }

    @Test func tellsTheFacesThatWereUsed() {
      typesetter.resetUsedFaces()
      #expect(typesetter.usedFaces == [])
      _ = typesetter.measure("Hello", as: body(), width: nil)
      #expect(typesetter.usedFaces.count == 1)
      _ = typesetter.measure("안녕", as: body(), width: nil)
      #expect(typesetter.usedFaces.count == 2)
      typesetter.resetUsedFaces()
      _ = typesetter.measure("Hello", as: body(), width: nil)
      #expect(typesetter.usedFaces.count == 1)
      #expect(typesetter.usedFaces.first?.hasPrefix("Inter-Regular ") == true)
    }
  }

  @Test func cutsALongWordWithoutAHyphen() throws {
    let lines = try Typesetter().lines(
      of: "https://example.invalid/veryverylongword",
      as: TextAppearance(font: ResolvedFont(size: 30, weight: .regular, leading: 37)),
      width: 150
    )
    #expect(lines.count > 2)
    #expect(!lines.joined().contains("-"))
  }
}

func body() -> TextAppearance {
  TextAppearance(font: ResolvedFont(size: 17, weight: .regular, leading: 22), scale: 3)
}

func trimmed(_ line: String) -> String {
  String(line.reversed().drop { $0 == " " }.reversed())
}
