import JSONReading
import Testing

@Suite struct PointerTests {
  // The examples of RFC 6901, section 5.
  @Test(arguments: [
    ("/foo", #"["bar","baz"]"#), ("/foo/0", #""bar""#), ("/", "0"), ("/a~1b", "1"), ("/c%d", "2"),
    ("/e^f", "3"), ("/g|h", "4"), ("/i\\j", "5"), ("/k\"l", "6"), ("/ ", "7"), ("/m~0n", "8"),
  ])
  func findsTheExamplesOfTheStandard(text: String, expected: String) throws {
    let document = try read(
      #"{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}"#
    )
    let pointer = try JSONPointer(text)
    #expect(document[pointer].map { JSONWriter.write($0.value, .compact) } == expected)
    #expect(pointer.description == text)
  }

  @Test(arguments: ["/foo/2", "/foo/-", "/foo/01", "/foo/x", "/foo/0/x", "/bar", "/foo/"])
  func findsNothingWhereNothingIs(text: String) throws {
    let document = try read(#"{"foo":["bar","baz"]}"#)
    #expect(try document[JSONPointer(text)] == nil)
  }

  @Test func isTheWholeWhenEmpty() throws {
    let document = try read("[1]")
    #expect(try document[JSONPointer("")] == document)
  }

  @Test func refusesWhatIsNoPointer() {
    #expect(throws: JSONPointer.Malformed.doesNotStartWithSlash("a")) { try JSONPointer("a") }
    #expect(throws: JSONPointer.Malformed.badEscape("/a~2")) { try JSONPointer("/a~2") }
    #expect(throws: JSONPointer.Malformed.badEscape("/a~")) { try JSONPointer("/a~") }
  }
}
