import Elements
import Geometry

extension LineCursor {
  /// An environment up to the end of the line or to an attribute that is not part of it.
  mutating func environment() throws(FramesReadingError) -> Environment {
    var environment = Environment()
    (environment.size, environment.scale) = try screen()
    environment.userInterfaceStyle = try choice("'light' or 'dark'", UserInterfaceStyle.init)
    environment.contentSizeCategory = try choice("a text size", ContentSizeCategory.init)
    environment.layoutDirection = try choice("'ltr' or 'rtl'") { word in
      LayoutDirection.allCases.first { EnvironmentSpelling.word(of: $0) == word }
    }
    environment.locale = try word("a locale")
    environment.timeZone = try word("a time zone")
    guard pass("now=") else { throw expected("'now='") }
    environment.now = try word("a moment")
    if pass("safe-area=") { environment.safeAreaInsets = try insets() }
    return environment
  }

  private mutating func choice<Choice>(
    _ what: String,
    _ make: (String) -> Choice?
  ) throws(FramesReadingError) -> Choice {
    let start = self
    guard let choice = make(try word(what)) else { throw start.expected(what) }
    return choice
  }

  private mutating func screen() throws(FramesReadingError) -> (Size, Double) {
    try choice("a screen as width x height @ scale") { word in
      let parts = word.split { $0 == "x" || $0 == "@" }.compactMap { Self.number($0) }
      guard parts.count == 3 else { return nil }
      return (Size(width: parts[0], height: parts[1]), parts[2])
    }
  }

  private mutating func insets() throws(FramesReadingError) -> EdgeInsets {
    try choice("four insets") { word in
      let parts = word.split(separator: ",").compactMap { Self.number($0) }
      guard parts.count == 4 else { return nil }
      return EdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
    }
  }

  private static func number(_ text: Substring) -> Double? {
    guard let number = Double(text), number.isFinite else { return nil }
    return number
  }
}
