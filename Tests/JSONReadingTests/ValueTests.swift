import JSONReading
import Testing

@Suite struct ValueTests {
  @Test(arguments: [
    ("1", "1.0"), ("10e-1", "1"), ("0", "-0.000"), ("1e400", "10E399"), ("0.00120", "12e-4"),
    ("1e99999999999999999999", "1e99999999999999999999"),
  ])
  func countsSpellingsOfOneNumberAsEqual(a: String, b: String) throws {
    let a = try #require(JSONNumber(literal: a))
    let b = try #require(JSONNumber(literal: b))
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(!(a < b) && !(b < a))
  }

  @Test func tellsNeighboursBeyondDoublesApart() throws {
    let spellings = [
      "-1e300", "-18446744073709551615", "-1.5", "-0.2", "0", "1e-7", "0.1", "2", "10",
      "9007199254740992", "9007199254740993", "18446744073709551614", "18446744073709551615",
      "1e20", "2e400",
    ]
    let numbers = try spellings.map { try #require(JSONNumber(literal: $0)) }
    for (i, a) in numbers.enumerated() {
      for (j, b) in numbers.enumerated() {
        #expect((a < b) == (i < j) && (a == b) == (i == j), "\(a.literal) \(b.literal)")
      }
    }
  }

  @Test(
    arguments: [
      ("5", 5), ("5.0", 5), ("5e1", 50), ("-0.0", 0), ("500e-2", 5), ("5.5", nil), ("1e30", nil),
      ("9223372036854775807", Int.max), ("9223372036854775808", nil),
      ("-9223372036854775808", Int.min),
    ] as [(String, Int?)]
  )
  func isAnIntegerOnlyWhenExact(spelling: String, expected: Int?) throws {
    #expect(try #require(JSONNumber(literal: spelling)).int == expected)
  }

  @Test(arguments: [(0.1, "0.1"), (5, "5"), (-2.5, "-2.5"), (1e20, "1e+20")])
  func spellsDoublesShortly(value: Double, expected: String) {
    #expect(JSONNumber(value)?.literal == expected)
  }

  @Test func hasNoSpellingForInfinity() {
    #expect(JSONNumber(Double.infinity) == nil)
    #expect(JSONValue(Double.nan) == .null)
  }

  @Test func ignoresPositionsAndMemberOrder() throws {
    let a = try read(#"{"a": [1, "x"], "b": null}"#)
    let b = try read("{\n\"b\":null,\"a\":[1.0,\"x\"]}")
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(a.value == ["a": [1, "x"], "b": nil])
    #expect(a.value != ["a": [1, "x"], "b": false])
    #expect(a.value != ["a": [1, "x"]])
  }

  @Test func findsMembersOfLargeObjects() {
    var object = JSONObject((0..<50).map { ("key\($0)", JSONValue($0)) })
    #expect((0..<50).allSatisfy { object["key\($0)"]?.value == JSONValue($0) })
    object.remove("key7")
    object.set(JSONNode("new"), for: "key9")
    object.set(JSONNode("last"), for: "other")
    #expect(object["key7"] == nil)
    #expect(object["key9"]?.value == "new")
    #expect(object["key49"]?.value == 49)
    #expect(object.members.last?.key == "other")
  }
}
