/// The directions in which a line leaves a place.
struct Directions: OptionSet, Hashable {
  let rawValue: Int

  static let up = Directions(rawValue: 1)
  static let down = Directions(rawValue: 2)
  static let left = Directions(rawValue: 4)
  static let right = Directions(rawValue: 8)

  /// The character that draws the lines.
  func character(_ style: Wireframe.Style) -> Character {
    switch style {
    case .unicode: Self.boxDrawing[rawValue & 15]
    case .ascii: isSubset(of: [.left, .right]) ? "-" : isSubset(of: [.up, .down]) ? "|" : "+"
    }
  }

  /// By the sum of the directions.
  private static let boxDrawing: [Character] = [
    " ", "│", "│", "│", "─", "┘", "┐", "┤", "─", "└", "┌", "├", "─", "┴", "┬", "┼",
  ]
}
