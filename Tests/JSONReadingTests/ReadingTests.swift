import JSONReading
import Testing

@Suite struct ReadingTests {
  @Test func keepsMemberOrderAndNumberSpelling() throws {
    let node = try read(#"{"b": 9007199254740993, "a": 5.0, "c": -1E+2}"#)
    let members = try #require(node.value.object).members
    #expect(members.map(\.key) == ["b", "a", "c"])
    #expect(
      members.map { $0.value.value.number?.literal } == ["9007199254740993", "5.0", "-1E+2"]
    )
  }

  @Test func findsPositionsInUnicodeScalars() throws {
    let node = try read("{\r\n  \"가😀\": 1,\n\t\"b\\u00e9\": [true,\r null]}")
    let members = try #require(node.value.object).members
    #expect(node.position == .start)
    #expect(members[0].keyPosition == SourcePosition(line: 2, column: 3))
    #expect(members[0].value.position == SourcePosition(line: 2, column: 9))
    #expect(members[1].key == "bé")
    #expect(members[1].value.position == SourcePosition(line: 3, column: 13))
    #expect(
      members[1].value.value.array?.map(\.position) == [
        SourcePosition(line: 3, column: 14), SourcePosition(line: 4, column: 2),
      ]
    )
  }

  @Test(arguments: [
    (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"),
    (#""\uD83D\ude00""#, "😀"), (#""\u0000""#, "\u{0}"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
  ])
  func decodesStrings(text: String, expected: String) throws {
    let string = try #require(try read(text).value.string)
    #expect(Array(string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func keepsTheFirstOfEqualKeysAndReportsTheOthers() throws {
    let object = try #require(try read(#"{"a": 1, "b": 2, "\u0061": 3}"#).value.object)
    #expect(object["a"]?.value == 1)
    #expect(object.members.count == 2)
    #expect(
      object.duplicates.map { [$0.position.column, $0.firstPosition.column] } == [[18, 2]]
    )
  }

  @Test func tellsNormalFormsOfAKeyApart() throws {
    let object = try #require(try read("{\"\u{E9}\": 1, \"e\u{301}\": 2}").value.object)
    #expect(object.members.count == 2)
    #expect(object["e\u{301}"]?.value == 2)
  }

  @Test(
    arguments: [
      ("", .emptyDocument, 1), ("  ", .emptyDocument, 1),
      ("\u{FEFF}1", .byteOrderMark, 1),
      ("[1,]", .trailingComma, 3), (#"{"a":1,}"#, .trailingComma, 7),
      ("1 2", .trailingContent("2"), 3), ("é", .unexpected("é", expected: .value), 1),
      ("[1", .endsTooEarly(expected: .commaOrBracket), 3),
      (#"{"a" 1}"#, .unexpected("1", expected: .colon), 6),
      ("{a: 1}", .unexpected("a", expected: .key), 2),
      ("{'a': 1}", .unexpected("'", expected: .key), 2),
      (#"{"a":1 "b"}"#, .unexpected("\"", expected: .commaOrBrace), 8),
      ("01", .numberForm("01"), 1), ("[-]", .numberForm("-"), 2), ("1.", .numberForm("1."), 1),
      ("1e", .numberForm("1e"), 1), ("0x1F", .numberForm("0x1F"), 1),
      ("-Infinity", .numberForm("-Infinity"), 1),
      ("+1", .unexpected("+", expected: .value), 1), ("NaN", .unexpected("N", expected: .value), 1),
      ("nul", .unexpected("n", expected: .value), 1),
      ("[\"abc", .unterminatedString, 2), ("\"a\nb\"", .unterminatedString, 1),
      ("\"a\tb\"", .controlCharacter("\t"), 3),
      (#""\x41""#, .badEscape(#"\x"#), 2), (#""\u12G4""#, .badEscape(#"\u12G4"#), 2),
      (#""\ud800""#, .loneSurrogate(#"\ud800"#), 2), (#""\udc00""#, .loneSurrogate(#"\udc00"#), 2),
      (#""\ud800\u0041""#, .loneSurrogate(#"\ud800"#), 2),
      ("/* c */ 1", .unexpected("/", expected: .value), 1),
    ] as [(String, JSONReadingError.Fact, Int)]
  )
  func refusesWhatIsNotJSON(text: String, fact: JSONReadingError.Fact, column: Int) {
    let error = #expect(throws: JSONReadingError.self) { try read(text) }
    #expect(error == JSONReadingError(fact, at: SourcePosition(line: 1, column: column)))
    #expect(error?.sentence.hasSuffix(".") == true)
  }

  @Test func saysWhichByteIsNotUTF8() {
    let bytes = Array("[\n\"가".utf8) + [0xED, 0xA0, 0x80, 0x22]
    let error = #expect(throws: JSONReadingError.self) { try JSONReader.read(bytes) }
    #expect(
      error
        == JSONReadingError(
          .notUTF8(byteOffset: 6),
          at: SourcePosition(line: 2, column: 3)
        )
    )
  }

  @Test func refusesDeepNestingWithoutCrashing() throws {
    let deep = String(repeating: "[", count: 100_000)
    let error = #expect(throws: JSONReadingError.self) { try read(deep) }
    #expect(error?.fact == .tooDeep(limit: 256))
    let allowed = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
    #expect(throws: Never.self) { try read(allowed) }
  }
}

func read(_ text: String) throws -> JSONNode { try JSONReader.read(Array(text.utf8)) }
