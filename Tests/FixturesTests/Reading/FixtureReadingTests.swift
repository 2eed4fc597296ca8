import Elements
import Fixtures
import Geometry
import Testing

@Suite struct FixtureReadingTests {
  @Test func readsTheSmallestFixture() throws {
    let text = #"{"format": "feed/1", "sections": []}"#
    let fixture = try Fixture.read("a/home.feed.json", from: .memory(["a/home.feed.json": text]))
    #expect(fixture.name == "home")
    #expect(fixture.variants == [.init(name: "default", environment: Environment())])
  }

  @Test func addsVariantsToTheEnvironment() throws {
    let text = """
      {"format": "feed/1", "name": "n", "sections": [],
       "environment": {"size": [320, 568], "locale": "ko_KR"},
       "variants": [{"name": "dark", "userInterfaceStyle": "dark"}]}
      """
    let fixture = try Fixture.read("f.feed.json", from: .memory(["f.feed.json": text]))
    #expect(fixture.variants.map(\.name) == ["default", "dark"])
    #expect(fixture.variants[1].environment.size == Size(width: 320, height: 568))
    #expect(fixture.variants[1].environment.userInterfaceStyle == .dark)
    #expect(fixture.variants[0].environment.userInterfaceStyle == .light)
  }

  @Test func ignoresComments() {
    #expect(
      complaint(
        #"{"$comment": 1, "format": "feed/1", "sections": [{"$comment": "", "id": "s", "items": []}]}"#
      ) == nil
    )
  }

  @Test(arguments: [
    (
      #"{"format": "feed/1", "section": []}"#,
      "home.feed.json:1:22: error: unknown key 'section'. Did you mean 'sections'?"
    ),
    (
      #"{"format": "feed/2", "sections": []}"#,
      "home.feed.json:1:12: error: unknown format 'feed/2'. This version reads 'feed/1'."
    ),
    (
      #"{"format": "feed/1", "sections": {}}"#,
      "home.feed.json:1:34: error: 'sections' takes a list, not an object."
    ),
    (
      #"{"format": "feed/1", "environment": {"scale": "3"}, "sections": []}"#,
      "home.feed.json:1:47: error: 'scale' takes a number, not a string."
    ),
    (
      #"{"format": "feed/1", "format": "feed/1", "sections": []}"#,
      "home.feed.json:1:22: error: the key 'format' stands twice. "
        + "It was first written in line 1."
    ),
    (
      #"{"format": "feed/1", "sections": [],}"#,
      "home.feed.json:1:36: error: "
    ),
  ])
  func tellsWhatIsWrongWithADocument(text: String, message: String) throws {
    let found = try #require(complaint(text))
    #expect(found.hasPrefix(message))
  }

  @Test(arguments: [
    (#"{"Text": "a", "frame": {"widht": 3}}"#, "unknown key 'widht'. Did you mean 'width'?"),
    (#"{"Text": "a", "fnot": "body"}"#, "unknown key 'fnot'. Did you mean 'font'?"),
    (#"{"Text": "a", "lineLimit": "2"}"#, "'lineLimit' takes a whole number, not a string."),
    (
      #"{"Text": "a", "zIndex": -9223372036854775808}"#,
      "'zIndex' takes a whole number, not -9223372036854775808."
    ),
    (#"{"Text": "a", "font": "hedline"}"#, "Did you mean 'headline'?"),
    (#"{"Text": "a", "foregroundStyle": "grey6"}"#, "Did you mean 'gray6'?"),
    (#"{"Text": "{{title"}"#, "'{{' is not closed"),
    (#"{"Text": "{{title | uper}}"}"#, "unknown formatter 'uper'. Did you mean 'upper'?"),
    (#"{"Text": "a", "Image": "b"}"#, "an element has one kind"),
    (#"{"text": "a"}"#, "an element needs one key that starts with a capital letter"),
    (#"{"Buble": {}}"#, "unknown component 'Buble'. Did you mean 'Bubble'?"),
    (#"{"Text": "a", "opacity": 2}"#, "'opacity' takes a number from 0 to 1, not 2."),
  ])
  func tellsWhatIsWrongWithAnElement(element: String, message: String) throws {
    let components = #"{"Bubble": {"Text": "b"}}"#
    let found = try #require(complaint(fixture(element: element, components: components)))
    #expect(found.hasPrefix("home.feed.json:1:"))
    #expect(found.contains(message))
  }

  @Test func namesTheWholeCircleOfAComponent() throws {
    let components = #"{"A": {"VStack": [{"B": {}}]}, "B": {"HStack": [{"A": {}}]}}"#
    let found = try #require(complaint(fixture(element: #"{"A": {}}"#, components: components)))
    #expect(found.contains("a component contains itself: A → B → A."))
  }

  @Test func judgesTheSizeOfAFileBeforeReadingIt() {
    let files = FixtureFiles(
      size: { _ in 70 << 20 },
      read: { _ in
        Issue.record("the file was read")
        return []
      }
    )
    #expect(throws: (any Error).self) { try Fixture.read("big.feed.json", from: files) }
  }
}
