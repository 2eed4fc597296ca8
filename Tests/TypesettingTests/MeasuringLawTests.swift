import Geometry
import TestSupport
import Testing
import Typesetting
import Views

extension TypesettingTests {
  @Suite struct MeasuringLawTests {
    let typesetter: Typesetter

    init() throws { typesetter = try Typesetter() }

    @Test(arguments: 0..<40)
    func neverWrapsInTheWidthItMeasured(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = randomText(using: &random)
      var appearance = body()
      appearance.scale = [1.0, 2, 3, 1000].randomElement(using: &random) ?? 1
      let natural = typesetter.measure(text, as: appearance, width: nil)
      let kept = Thousandths(natural.size.width).points
      var again = typesetter.measure(text, as: appearance, width: kept)
      #expect(Thousandths(again.size.width) == Thousandths(kept), "seed \(seed)")
      again.size.width = natural.size.width
      #expect(again == natural, "seed \(seed)")
    }

    @Test(arguments: 0..<40)
    func neverNeedsMoreLinesForMoreWidth(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = randomText(using: &random)
      var before = Int.max
      for width in stride(from: 30.0, through: 400, by: 37) {
        let count = typesetter.measure(text, as: body(), width: width).lineCount
        #expect(count <= before, "seed \(seed), width \(width)")
        before = count
      }
    }

    @Test(arguments: 0..<40)
    func answersTheSameFromMemory(seed: Int) throws {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = randomText(using: &random)
      var appearance = body()
      appearance.lineLimit = [nil, 1, 2].randomElement(using: &random) ?? nil
      for width in [nil, 40.0, 90, 300, nil, 90] {
        let fresh = try Typesetter().measure(text, as: appearance, width: width)
        #expect(typesetter.measure(text, as: appearance, width: width) == fresh, "seed \(seed)")
      }
    }

    @Test(arguments: 0..<40)
    func breaksLinesAlikeAtAnyWidthBetweenTheWidestLineAndTheLimit(seed: Int) throws {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = randomText(using: &random)
      let limit = Double.random(in: 40...300, using: &random)
      let wide = typesetter.measure(text, as: body(), width: limit)
      guard wide.size.width < limit else { return }
      for part in [0, 0.2, 0.9] {
        let width = wide.size.width + part * (limit - wide.size.width)
        let fresh = try Typesetter().measure(text, as: body(), width: width)
        #expect(fresh == wide, "seed \(seed), width \(width) of \(limit)")
        #expect(typesetter.measure(text, as: body(), width: width) == fresh, "seed \(seed)")
      }
    }

    // In the last four an ellipsis replaces more where there is less room, although what stood
    // there would have fitted.
    @Test(arguments: Array(0..<16) + [517, 809, 2101, 2450])
    func forgetsNothingOfATruncatedTextThatGetsLessRoom(seed: Int) throws {
      var random = SeededGenerator(seed: UInt64(seed))
      let text = randomText(using: &random)
      var appearance = body()
      appearance.lineLimit = [nil, 1, 2].randomElement(using: &random) ?? nil
      appearance.truncationMode = TruncationMode.allCases.randomElement(using: &random) ?? .tail
      let limit = Double.random(in: 40...300, using: &random)
      let wide = typesetter.measure(text, as: appearance, width: limit)
      for part in [0, 0.2, 0.9] {
        let width = wide.size.width + part * (limit - wide.size.width)
        let fresh = try Typesetter().measure(text, as: appearance, width: width)
        #expect(typesetter.measure(text, as: appearance, width: width) == fresh, "seed \(seed)")
      }
    }

    @Test(arguments: [
      "\u{0301}", "\0", "a\0b", "\n", "\n\n", "a\n", "\r\n", "\u{2028}", "\t\t", "\u{FEFF}",
      "👩‍❤️‍💋‍👨", "🇰🇷🇰", "\u{200D}", "\u{202E}abc\u{202C}", "\u{FFFD}", "ᄀ", "\u{E000}", "‏‎",
      "\u{1}\u{7F}",
      String(repeating: "\u{0301}", count: 200), String(repeating: "🎉", count: 100),
    ])
    func takesOddText(text: String) {
      for width in [nil, 0, -5, 1, 50, 1e9, .infinity, .nan] as [Double?] {
        for limit in [nil, 1, 3] as [Int?] {
          for mode in TruncationMode.allCases {
            var appearance = body()
            appearance.lineLimit = limit
            appearance.truncationMode = mode
            appearance.lineBreakStrategy = .hangulWordPriority
            let measurement = typesetter.measure(text, as: appearance, width: width)
            #expect(measurement.lineCount >= 1)
            #expect(measurement.lineCount <= limit ?? .max)
            #expect(measurement.size.width >= 0)
            #expect(measurement.size.height == Double(measurement.lineCount) * 22)
          }
        }
      }
    }

    @Test func takesTextBeyondAnyScreen() {
      let text = String(repeating: "word ", count: 100_000)
      #expect(typesetter.measure(text, as: body(), width: nil).lineCount == 1)
    }

    @Test(arguments: [8.0, 11, 17, 34, 60])
    func growsExactlyAsTheSizeDoes(size: Double) {
      for text in ["Hello", "가나다", "🎉", "مرحبا"] {
        var appearance = body()
        appearance.scale = 1000
        let width = typesetter.measure(text, as: appearance, width: nil).size.width
        appearance.font.size = size
        let scaled = typesetter.measure(text, as: appearance, width: nil).size.width
        #expect(abs(scaled - width * size / 17) < 0.005)
      }
    }

    @Test(arguments: ["x", "가", "a ", "\u{5D0}"])
    func takesLongText(piece: String) {
      let text = String(repeating: piece, count: 4096)
      #expect(typesetter.measure(text, as: body(), width: nil).lineCount == 1)
      let measurement = typesetter.measure(text, as: body(), width: 300)
      #expect(measurement.lineCount > 50)
      #expect(measurement.size.width <= 300)
    }

    @Test(arguments: [0, -1, .infinity, .nan, 1e9, 0.001] as [Double])
    func takesOddSizes(size: Double) {
      var appearance = body()
      appearance.font.size = size
      appearance.scale = 0
      #expect(typesetter.measure("odd", as: appearance, width: 10).lineCount >= 1)
    }
  }
}

/// A few words of several scripts.
func randomText(using random: inout SeededGenerator) -> String {
  let words = [
    "Hello", "팝업스토어에", "성수동", "a", "🎉", "漢字", "مرحبا", "world-wide", "12,345", "원",
    "ภาษาไทย", "\n", "e\u{301}", "👨‍👩‍👧", "https://example.com/path", "שלום", "“quote”",
  ]
  let count = Int.random(in: 1...12, using: &random)
  return (0..<count).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
}
