import Elements
import Goldens
import Typesetting
import Views

/// What this program does where it is itself what is measured.
enum MeasuredProcess {
  /// Sets 32 paragraphs and nothing else: less than that no test of a screen of text can take.
  case floor
  /// Tests a fixture step by step and prints what each step took.
  case steps(fixture: String, startedAt: Int)

  init?(_ arguments: [String]) {
    switch arguments.dropFirst().first {
    case "floor": self = .floor
    case "steps" where arguments.count == 4:
      self = .steps(fixture: arguments[2], startedAt: Int(arguments[3]) ?? 0)
    default: return nil
    }
  }

  func run() throws {
    switch self {
    case .floor:
      let typesetter = try Typesetter()
      for text in KoreanText.paragraphs {
        _ = typesetter.measure(text, as: .paragraph, width: 361)
      }
    case .steps(let fixture, let start):
      try Self.runSteps(of: fixture, startedAt: start)
    }
  }

  private static func runSteps(of path: String, startedAt start: Int) throws {
    var last = start
    func note(_ step: String) {
      let now = Clock.now
      print("\(now - last) \(step)")
      last = Clock.now
    }
    note("start of the process")
    let workshop = try Workshop(path)
    note("reading of the fixture")
    let typesetter = try Typesetter()
    note("setting up of the fonts")
    _ = typesetter.measure("가 A", as: .paragraph, width: nil)
    note("opening of two fonts")
    let captures = try workshop.captures(with: typesetter)
    note("data, elements, layout, text")
    let folder = GoldenFolder(ofFixture: path)
    let golden = try StoredGolden(of: captures.variant, in: folder)
    note("reading of the golden")
    _ = golden.verdict(on: captures)
    note("comparison")
    _ = FramesWriter.text(of: captures)
    note("writing of the text, if it differed")
  }
}

extension TextAppearance {
  /// The body text of a phone.
  static let paragraph = TextAppearance(
    font: Font.style(.body, bold: false).resolved(at: .large),
    locale: "ko_KR",
    scale: 3
  )
}
