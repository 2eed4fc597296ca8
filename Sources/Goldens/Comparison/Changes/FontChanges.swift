import Elements

/// What is not as it was with the fonts.
///
/// A face of the same name with another revision or checksum makes every number doubtful. A face
/// that only one side used is no more than a change of text or style would bring about.
struct FontChanges {
  /// Faces that are here in another version than the golden was made with.
  let replaced: [(golden: String, now: String)]
  /// Faces that only one side used.
  let notes: [Change]

  init(golden: [String], now: [String]) {
    let versions = Dictionary(now.map { (Self.name(of: $0), $0) }) { first, _ in first }
    replaced = golden.compactMap { font in
      guard !now.contains(font), let other = versions[Self.name(of: font)] else { return nil }
      return (font, other)
    }
    let names = Set(golden.map(Self.name))
    let gone = golden.filter { versions[Self.name(of: $0)] == nil }
    let new = now.filter { !names.contains(Self.name(of: $0)) }
    notes =
      gone.map { Self.note(before: .word("used"), after: nil, $0) }
      + new.map { Self.note(before: nil, after: .word("used"), $0) }
  }

  private static func note(
    before: AttributeValue?,
    after: AttributeValue?,
    _ font: String
  ) -> Change {
    Change(.environment, "golden", "font \(name(of: font))", before: before, after: after)
  }

  /// The name of the face, which its revision and its checksum follow.
  private static func name(of font: String) -> String {
    let words = font.split(separator: " ")
    return words.count > 2 ? words.dropLast(2).joined(separator: " ") : font
  }
}
