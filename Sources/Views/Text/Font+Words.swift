import Geometry

extension Font: CustomStringConvertible {
  /// The word that goldens and reports use: `headline`, `system(15,semibold)`, or with the style
  /// that it grows with `system(15,semibold,relativeTo:body)`.
  ///
  /// Whether a style is bold is an attribute of its own and not part of the word.
  public var description: String {
    switch self {
    case .style(let style, _):
      return style.rawValue
    case .system(let size, let weight, let style):
      let numbers = "\(Thousandths(size)),\(weight.name)"
      return "system(" + numbers + (style.map { ",relativeTo:\($0.rawValue)" } ?? "") + ")"
    }
  }

  /// Reads the word that `description` writes.
  ///
  /// White space after a comma is allowed, and a weight that is left out is regular.
  ///
  /// - Parameters:
  ///   - word: The name of a text style, or `system(size,weight,relativeTo:style)`.
  ///   - bold: Whether the text is bold beyond its style; a size of one's own becomes bold where
  ///     its weight was regular or less.
  public init?(_ word: String, bold: Bool = false) {
    if let style = TextStyle(name: word) {
      self = .style(style, bold: bold)
      return
    }
    guard word.hasPrefix("system("), word.hasSuffix(")") else { return nil }
    self.init(parameters: word.dropFirst("system(".count).dropLast(), bold: bold)
  }

  private init?(parameters: Substring, bold: Bool) {
    let parts = parameters.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    guard (1...3).contains(parts.count), let size = parts.first.flatMap({ Double($0) }),
      size.isFinite, size > 0
    else { return nil }
    var weight = FontWeight.regular
    var style: TextStyle?
    for part in parts.dropFirst() {
      if let named = FontWeight(name: String(part)) {
        weight = named
      } else if part.hasPrefix(relation),
        let named = TextStyle(name: String(trimmed(part.dropFirst(relation.count))))
      {
        style = named
      } else {
        return nil
      }
    }
    if bold, weight.rawValue <= FontWeight.regular.rawValue { weight = .bold }
    self = .system(size: size, weight: weight, relativeTo: style)
  }
}

private let relation = "relativeTo:"

private func trimmed(_ text: Substring) -> Substring {
  let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
  let end = text.lastIndex { !isBlank($0) }.map { text.index(after: $0) } ?? text.startIndex
  return text[..<end].drop(while: isBlank)
}

extension ResolvedFont {
  /// The font made smaller or larger; the height of its lines stays.
  ///
  /// This is what `minimumScaleFactor` does to a text that does not fit.
  public func scaled(by factor: Double) -> ResolvedFont {
    guard factor.isFinite, factor > 0 else { return self }
    return ResolvedFont(size: size * factor, weight: weight, leading: leading)
  }
}
