import Elements
import Testing

@Suite struct ElementPathTests {
  @Test(arguments: [
    ("popup:f5", "popup:f5"), ("004/1", "004%2F1"), ("a b#c%", "a%20b%23c%25"),
    ("줄\n바꿈", "줄%0A바꿈"), ("\u{85}", "%C2%85"),
  ])
  func escapesWhatAPathGivesAMeaning(id: String, segment: String) {
    #expect(ElementPath.escape(id) == segment)
  }
}
