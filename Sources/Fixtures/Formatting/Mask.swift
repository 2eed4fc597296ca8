/// A pattern that hides a part of a number: `***-**-####`.
///
/// `#` shows a character and `*` hides one; everything else stands for itself. The places are
/// filled from the end, as it is the last digits by which people know an account:
///
///     try Mask("***-**-####").cover("12345601234567")  // "***-**-4567"
///
/// Characters for which there is no place are not shown, and places without a character fall away.
struct Mask {
  private let pattern: String

  init(_ pattern: String) throws(PatternFault) {
    guard pattern.contains(where: Self.isPlace) else { throw .noPlaces(pattern) }
    self.pattern = pattern
  }

  func cover(_ text: String) -> String {
    var characters = Array(text)
    var covered: [Character] = []
    var rest = pattern[...]
    while let mark = rest.popLast() {
      guard Self.isPlace(mark) else {
        covered.append(mark)
        continue
      }
      guard let character = characters.popLast() else { break }
      covered.append(mark == "#" ? character : "*")
      if characters.isEmpty {
        // What stands before the first place is kept only when no place is empty.
        covered += rest.contains(where: Self.isPlace) ? [] : rest.reversed()
        break
      }
    }
    return String(covered.reversed())
  }

  private static func isPlace(_ character: Character) -> Bool {
    character == "#" || character == "*"
  }
}
