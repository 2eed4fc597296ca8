import Elements
import Geometry
import Testing

@Suite struct AttributesTests {
  @Test func keepsAStableOrderWithTextLast() {
    let attributes: Attributes = [
      .text: .text("a"), .font: .word("body"), "ours": .word("x"), .image: .text("i"),
    ]
    #expect(attributes.map(\.name.rawValue) == ["image", "font", "ours", "text"])
  }

  @Test func equalityIgnoresTheOrderOfSetting() {
    var one: Attributes = ["a": .word("1"), "b": .word("2")]
    let other: Attributes = ["b": .word("2"), "a": .word("1")]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    one["a"] = nil
    #expect(one != other)
    #expect(one.count == 1)
  }
}
