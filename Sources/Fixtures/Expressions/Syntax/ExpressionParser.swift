import JSONReading

/// Reads an expression by going down the grammar, one function for each level of binding.
struct ExpressionParser {
  private static let mostParts = 256
  private static let mostNested = 32

  let scalars: [Unicode.Scalar]
  var index = 0
  /// Where the string starts in its file.
  let start: SourcePosition
  private var parts = 0
  private var depth = 0

  init(_ scalars: [Unicode.Scalar], at start: SourcePosition) {
    self.scalars = scalars
    self.start = start
  }

  /// `alternatives`, or `alternatives ? expression : expression`.
  mutating func expression() throws(TemplateError) -> ExpressionNode {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.mostNested { throw fault(.tooDeep(limit: Self.mostNested)) }
    let condition = try alternatives()
    guard peek == "?" else { return condition }
    guard isSpaced(index) else { throw fault(.choiceNeedsSpaces) }
    index += 1
    let first = try expression()
    guard skip(":") else { throw unexpected(.colon) }
    return .choice(condition, first, try expression())
  }

  private mutating func alternatives() throws(TemplateError) -> ExpressionNode {
    var node = try piped()
    while skip("??") { node = .alternative(node, try piped()) }
    return node
  }

  private mutating func piped() throws(TemplateError) -> ExpressionNode {
    var node = try disjunction()
    while peek == "|" {
      index += 1
      try countPart()
      node = .formatted(node, try formatterCall())
    }
    return node
  }

  private mutating func disjunction() throws(TemplateError) -> ExpressionNode {
    var node = try conjunction()
    while skip("||") { node = .or(node, try conjunction()) }
    return node
  }

  private mutating func conjunction() throws(TemplateError) -> ExpressionNode {
    var node = try negation()
    while skip("&&") { node = .and(node, try negation()) }
    return node
  }

  private mutating func negation() throws(TemplateError) -> ExpressionNode {
    var marks = 0
    repeat {
      try countPart()
      marks += 1
    } while skip("!")
    var node = try comparison()
    for _ in 1..<marks { node = .not(node) }
    return node
  }

  private mutating func comparison() throws(TemplateError) -> ExpressionNode {
    let left = try term()
    for operation in Comparison.allCases where skip(operation.rawValue) {
      return .comparison(left, operation, try term())
    }
    skipSpaces()
    return left
  }

  // A longer chain would make a tree too deep to walk.
  private mutating func countPart() throws(TemplateError) {
    parts += 1
    if parts > Self.mostParts { throw fault(.tooLong(limit: Self.mostParts)) }
  }
}

extension ExpressionParser {
  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  mutating func skipSpaces() {
    while let scalar = peek, scalar.properties.isWhitespace { index += 1 }
  }

  /// Steps over white space and then over a mark, if it comes next.
  mutating func skip(_ mark: String) -> Bool {
    skipSpaces()
    guard scalars[index...].starts(with: mark.unicodeScalars) else { return false }
    index += mark.unicodeScalars.count
    return true
  }

  private func isSpaced(_ index: Int) -> Bool {
    [index - 1, index + 1].allSatisfy { neighbour in
      !scalars.indices.contains(neighbour) || scalars[neighbour].properties.isWhitespace
    }
  }

  func fault(_ fact: TemplateError.Fact, at offset: Int? = nil) -> TemplateError {
    let offset = offset ?? index
    // The opening quote of the string is one column.
    let position = SourcePosition(line: start.line, column: start.column + 1 + offset)
    return TemplateError(fact: fact, offset: offset, position: position)
  }

  func unexpected(_ expected: TemplateError.Expectation) -> TemplateError {
    fault(.unexpected(peek.map { String($0) }, expected: expected))
  }
}
