import Elements

/// What a change of an attribute says about where the change came from.
enum AttributeRole {
  /// Somebody declared it, and it can move things.
  case declared
  /// Somebody declared it, and it only changes what is drawn.
  case painted
  /// Somebody declared it, and it moves things only where it changes the size of its element.
  case content
  /// Layout worked it out.
  case measured

  private static let measuredNames: Set<AttributeName> = [
    .lines, .truncated, .fontScale, .contentFrame, .pinned, .missingGlyphs,
  ]
  private static let paintedNames: Set<AttributeName> = [
    .color, .digest, .placeholder, .background, .shape, .cornerRadius, .borderColor, .clipped,
    .opacity, .offset, .onTap, .borderWidth,
  ]
  private static let contentNames: Set<AttributeName> = [
    .text, .font, .bold, .image, .imageSize, .lineLimit, .lineSpacing, .lineBreakStrategy,
    .truncationMode, .textAlignment, .minimumScaleFactor,
  ]

  static func of(_ name: AttributeName) -> AttributeRole {
    if measuredNames.contains(name) { return .measured }
    if paintedNames.contains(name) { return .painted }
    return contentNames.contains(name) ? .content : .declared
  }
}

extension Attributes {
  /// The names whose values differ, in the stable order, those of the golden first.
  func names(differingFrom other: Attributes) -> [AttributeName] {
    let gone = filter { other[$0.name] != $0.value }.map(\.name)
    return gone + other.filter { self[$0.name] == nil }.map(\.name)
  }
}

extension ElementKind {
  /// The kind as a word that reports use.
  package var word: String {
    switch self {
    case .cell: "cell"
    case .supplementary(let kind), .decoration(let kind), .view(let kind): kind
    }
  }
}
