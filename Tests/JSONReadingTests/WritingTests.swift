import JSONReading
import TestSupport
import Testing

@Suite struct WritingTests {
  private let sample: JSONValue = [
    "name": "가 \"q\" \\ / \u{1}\n", "empty": [], "none": [:], "list": [1, 2.5, true, nil],
  ]

  @Test func writesCompactly() {
    #expect(
      JSONWriter.write(sample, .compact)
        == #"{"name":"가 \"q\" \\ / \u0001\n","empty":[],"none":{},"list":[1,2.5,true,null]}"#
    )
  }

  @Test func indentsByTwoSpaces() {
    #expect(
      JSONWriter.write(["a": [1, ["b": "c"]], "d": []]) == """
        {
          "a": [
            1,
            {
              "b": "c"
            }
          ],
          "d": []
        }
        """
    )
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func readsBackWhatItWrites(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let value = JSONValue.random(depth: 4, using: &generator)
    for style in [JSONWriter.Style.compact, .pretty] {
      let text = JSONWriter.write(value, style)
      let back = try read(text).value
      #expect(back == value, "seed \(seed)")
      #expect(JSONWriter.write(back, style) == text, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func neverReadsAPartOfAContainer(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let bytes = Array(
      JSONWriter.write([JSONValue.random(depth: 3, using: &generator)], .compact).utf8
    )
    for count in bytes.indices {
      #expect(throws: JSONReadingError.self, "seed \(seed)") {
        try JSONReader.read(Array(bytes[..<count]))
      }
    }
  }
}

extension JSONValue {
  static func random(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
    let count = Int.random(in: 0...4, using: &generator)
    switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &generator) {
    case 0: return .null
    case 1: return .bool(.random(using: &generator))
    case 2: return JSONValue(Double(Int.random(in: -99_999...99_999, using: &generator)) / 1_000)
    case 3: return JSONValue(Int(truncatingIfNeeded: generator.next()))
    case 4: return .string(randomText(using: &generator))
    case 5: return JSONValue((0..<count).map { _ in random(depth: depth - 1, using: &generator) })
    default:
      let members = (0..<count).map { _ in
        (randomText(using: &generator), random(depth: depth - 1, using: &generator))
      }
      return .object(JSONObject(members))
    }
  }

  private static func randomText(using generator: inout SeededGenerator) -> String {
    let alphabet = Array("ab\"\\/\n\u{1}é가😀👨‍👩‍👧‍👦{}[],: ")
    let count = Int.random(in: 0...6, using: &generator)
    return String((0..<count).compactMap { _ in alphabet.randomElement(using: &generator) })
  }
}
