import Diagnostics
import Testing

@Suite struct NearMissTests {
  private static let known = [
    "Text", "Image", "Spacer", "Divider", "VStack", "HStack", "ZStack", "foregroundStyle",
    "lineLimit", "padding", "id", "if", "제목",
  ]

  @Test(
    arguments: [
      ("text", "Text"), ("TEXT", "Text"), ("Txet", "Text"), ("Imge", "Image"), ("Vstack", "VStack"),
      ("Stack", "VStack"), ("foregroundstyle", "foregroundStyle"),
      ("foregroundColor", "foregroundStyle"),
      ("forgroundStile", "foregroundStyle"), ("linelimit", "lineLimit"),
      ("lineLimits", "lineLimit"),
      ("pading", "padding"), ("iD", "id"), ("fi", "if"), ("제묵", "제목"),
    ]
  )
  func suggestsTheNameThatWasMeant(typed: String, expected: String) {
    #expect(NearMiss.nearest(to: typed, in: Self.known) == expected)
  }

  @Test(arguments: ["", "x", "Button", "Te", "banana", "Carousel", "identifier", "title"])
  func suggestsNothingForAnotherWord(typed: String) {
    #expect(NearMiss.nearest(to: typed, in: Self.known) == nil)
  }

  @Test func prefersTheNearerName() {
    #expect(NearMiss.nearest(to: "prefixx", in: ["suffixx", "prefixes", "prefix"]) == "prefix")
    #expect(NearMiss.nearest(to: "ab", in: ["ac", "AB"]) == "AB")
  }
}
