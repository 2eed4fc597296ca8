import Geometry
import JSONReading

extension Cursor {
  /// Margins: one number, the four edges, or vertical and horizontal.
  func insets() throws -> DirectionalEdgeInsets {
    if node.value.number != nil { return DirectionalEdgeInsets(all: try number()) }
    let object = try object()
    try object.allow(["top", "leading", "bottom", "trailing", "vertical", "horizontal"])
    let vertical = try object["vertical"]?.number() ?? 0
    let horizontal = try object["horizontal"]?.number() ?? 0
    return DirectionalEdgeInsets(
      top: try object["top"]?.number() ?? vertical,
      leading: try object["leading"]?.number() ?? horizontal,
      bottom: try object["bottom"]?.number() ?? vertical,
      trailing: try object["trailing"]?.number() ?? horizontal
    )
  }

  /// A place on both axes: a list of two numbers, or an object of x and y.
  func point() throws -> Point {
    if node.value.array != nil {
      let numbers = try list()
      guard numbers.count == 2 else { throw wrongType("a list of x and y") }
      return Point(x: try numbers[0].number(), y: try numbers[1].number())
    }
    let object = try object()
    try object.allow(["x", "y"])
    return Point(x: try object["x"]?.number() ?? 0, y: try object["y"]?.number() ?? 0)
  }
}
