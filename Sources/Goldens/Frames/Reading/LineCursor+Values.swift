import Elements
import Geometry

extension LineCursor {
  /// A whole number.
  mutating func integer(_ what: String) throws(FramesReadingError) -> Int {
    let start = self
    guard let number = Int(try word(what)) else { throw start.expected(what) }
    return number
  }

  /// Two lengths with a mark between, such as a size or an offset.
  mutating func pair(
    _ what: String,
    mark: Character
  ) throws(FramesReadingError) -> (Thousandths, Thousandths) {
    let start = self
    let parts = try word(what).split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Coordinate.length(parts[0]),
      let second = Coordinate.length(parts[1])
    else { throw start.expected(what) }
    return (first, second)
  }

  /// A size as `width x height`.
  mutating func size() throws(FramesReadingError) -> FixedSize {
    let (width, height) = try pair("a size", mark: "x")
    return FixedSize(width: width, height: height)
  }

  /// A point as `x,y`.
  mutating func point(_ what: String) throws(FramesReadingError) -> FixedPoint {
    let (x, y) = try pair(what, mark: ",")
    return FixedPoint(x: x, y: y)
  }

  /// A place in any of its spellings.
  mutating func placement() throws(FramesReadingError) -> Placement {
    if pass("viewport=") {
      let point = try point("a place on the screen")
      return .viewport(x: point.x, y: point.y)
    }
    guard isNext("x") || isNext("y") else {
      let point = try point("a place")
      return .relative(x: .fixed(point.x), y: .fixed(point.y))
    }
    let x = try pass("x=") ? coordinate() : .fixed(.zero)
    let y = try pass("y=") ? coordinate() : .fixed(.zero)
    return .relative(x: x, y: y)
  }

  private mutating func coordinate() throws(FramesReadingError) -> Coordinate {
    let start = self
    guard let coordinate = Coordinate(try word("a coordinate")) else {
      throw start.expected("a coordinate")
    }
    return coordinate
  }

  /// The attributes up to the end of the line or to a slash.
  mutating func attributes() throws(FramesReadingError) -> Attributes {
    var attributes: Attributes = [:]
    while !isAtEnd, upcoming != "/" {
      let start = self
      let (name, value) = try attribute()
      guard attributes[name] == nil else { throw start.expected("each attribute once") }
      attributes[name] = value
    }
    return attributes
  }

  private mutating func attribute() throws(FramesReadingError) -> (AttributeName, AttributeValue) {
    if isNext("\"") {
      let text = try quoted()
      skipSpaces()
      return (.text, .text(text))
    }
    let isPlain = !isQuoted
    let name = try word("an attribute", endingAt: "=")
    if pass("=") { return (AttributeName(rawValue: name), try value()) }
    guard isPlain else { throw expected("'='") }
    return AttributeSpelling.isComponent(name)
      ? (.component, .word(name)) : (AttributeName(rawValue: name), .word("true"))
  }

  private mutating func value() throws(FramesReadingError) -> AttributeValue {
    let (isText, isQuoted) = (isNext("\""), isQuoted)
    let word = try word("a value")
    if isText { return .text(word) }
    return isQuoted ? .word(word) : AttributeSpelling.numeric(word) ?? .word(word)
  }

  /// A path told by that of what is around.
  mutating func path(in around: ElementPath) throws(FramesReadingError) -> ElementPath {
    if !isQuoted, upcoming == "." {
      _ = try word("a name")
      return around
    }
    if pass("/") { return ElementPath(Self.segments(try word("a path"))) }
    return ElementPath(around.segments + Self.segments(try word("a name")))
  }

  private static func segments(_ text: String) -> [String] {
    text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }
}
