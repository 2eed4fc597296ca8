import FoundationEssentials

/// A feed of posts with an author, a title and a body, as a fixture in a folder of its own.
struct KoreanFeed {
  var count: Int
  var variants = 1
  /// Whether the whole content is captured, so that every item is measured.
  var isWhole = true

  /// Writes fixture and data, and answers the path of the fixture.
  func write(to folder: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
    let path = "\(folder)/feed.feed.json"
    try Data(fixture.utf8).write(to: URL(filePath: path))
    try Data(data.utf8).write(to: URL(filePath: "\(folder)/feed.data.json"))
    return path
  }

  /// What a server might answer.
  var data: String {
    var text = KoreanText(seed: UInt64(count))
    let posts = (0..<count).map { number in
      """
      {"id": "p\(number)", "author": "\(text.sentence(words: 2))", "likes": \(number * 1234), \
      "place": "\(text.sentence(words: 3))", "title": "\(text.sentence(words: 4))", \
      "body": "\(text.sentence(words: 14 + number % 9))"}
      """
    }
    return "{\"posts\": [\n\(posts.joined(separator: ",\n"))\n]}\n"
  }

  private var fixture: String {
    let others = (1..<variants).map {
      "{\"name\": \"v\($0)\", \"size\": [\(320 + $0 % 160), \(568 + 4 * $0)]}"
    }
    return """
      {
        "format": "feed/1", "name": "feed", "data": "feed.data.json",
        "environment": {"size": [393, 852], "scale": 3, "locale": "ko_KR",
          "timeZone": "Asia/Seoul", "now": "2026-11-30T09:00:00+09:00"},
        "variants": [\(others.joined(separator: ", "))],
        "components": {"Post": \(Self.post)},
        "sections": [{
          "id": "feed",
          "items": {"ForEach": "posts", "id": "{{id}}", "content": {"Post": {}}},
          "layout": {"list": {"spacing": 12, "estimatedHeight": 180}, "contentInsets": 16}
        }],
        "script": [{"snapshot": "feed"\(isWhole ? ", \"extent\": \"content\"" : "")}]
      }

      """
  }

  private static let post = """
    {"VStack": [
      {"HStack": [
        {"Image": "{{avatar?}}", "frame": {"width": 36, "height": 36}, "shape": "circle",
          "placeholder": "gray5"},
        {"VStack": [
          {"Text": "{{author}}", "font": "headline", "lineLimit": 1},
          {"Text": "{{place}}", "font": "caption", "foregroundStyle": "secondary"}
        ], "alignment": "leading", "spacing": 2},
        {"Spacer": 8},
        {"Text": "♥ {{likes}}", "font": "footnote"}
      ], "spacing": 8},
      {"Text": "{{title}}", "font": "title3", "bold": true},
      {"Text": "{{body}}", "font": "body", "lineLimit": 4}
    ], "alignment": "leading", "spacing": 8, "padding": 16,
      "background": "secondarySystemBackground", "cornerRadius": 12}
    """
}
