import Geometry
import TestSupport
import Testing

@Suite struct ThousandthsTests {
  @Test(arguments: [
    (44.0, "44"), (89.3333, "89.333"), (-0.5, "-0.5"), (0.0004, "0"), (-0.0006, "-0.001"),
    (1.01, "1.01"),
  ])
  func printsTheShortestDecimal(points: Double, text: String) {
    #expect(Thousandths(points).description == text)
  }

  @Test func readsWhatItPrints() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      let value = Thousandths(rawValue: Int.random(in: -5_000_000...5_000_000, using: &random))
      #expect(Thousandths(value.description) == value)
    }
  }

  @Test(arguments: ["", "-", ".5", "1.", "1.2345", "1e3", "+1", " 1", "99999999999999999999"])
  func readsNothingElse(text: String) {
    #expect(Thousandths(text) == nil)
  }

  @Test func survivesWhatIsNoNumber() {
    #expect(Thousandths(.nan) == .zero)
    #expect(Thousandths(.infinity).rawValue > 0)
    #expect(Thousandths(-.infinity).rawValue < 0)
  }
}
