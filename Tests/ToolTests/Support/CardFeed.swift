import Testing

/// A list of three cards, small enough to know every word of.
enum CardFeed {
  static let file = "cards.feed.json"

  static let text = """
    {
      "format": "feed/1",
      "name": "cards",
      "environment": {"size": [320, 480], "scale": 2},
      "data": {"cards": [
        {"id": "c1", "title": "First", "detail": "One line"},
        {"id": "c2", "title": "Second", "detail": "Another line"},
        {"id": "c3", "title": "Third", "detail": "The last line"}
      ]},
      "components": {
        "Card": {"VStack": [
          {"Text": "{{title}}", "font": "headline", "foregroundStyle": "#3C3C43"},
          {"Rectangle": "#C8C8CC", "name": "separator", "frame": {"height": 1}},
          {"Text": "{{detail}}", "font": {"size": 15}, "foregroundStyle": "secondary"}
        ], "alignment": "leading", "spacing": 4, "padding": 12, "background": "#F2F2F7"}
      },
      "sections": [
        {"id": "feed",
         "items": {"ForEach": "cards", "id": "{{id}}", "content": {"Card": {}}},
         "layout": {"list": {"spacing": 8, "estimatedHeight": 80}}}
      ],
      "script": [{"snapshot": "top"}]
    }

    """

  /// The same list, with a picture as golden beside the text.
  static let pictured = text.replacing(
    #""name": "cards","#,
    with: #""name": "cards", "goldens": ["png"],"#
  )
}

extension String {
  /// The text with a part replaced, which must be there.
  func edited(
    _ old: String,
    _ new: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    try #require(contains(old), sourceLocation: sourceLocation)
    return replacing(old, with: new)
  }
}
