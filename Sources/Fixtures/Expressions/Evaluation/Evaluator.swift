import JSONReading

/// Evaluates expressions of one string in one scope.
struct Evaluator {
  let scope: Scope
  let evaluation: Evaluation
  /// Where the string starts in its file.
  let start: SourcePosition

  /// What a binding leaves in a text.
  func text(of node: ExpressionNode) -> String {
    guard let value = value(of: node) else { return "" }
    if let text = value.scalarText { return text }
    if !value.isNull {
      let path = node.paths(withArguments: false).first
      report(.notScalar(path: path?.text ?? "", found: value.kindName), path)
    }
    return ""
  }

  /// The value of an expression, or nil when it is missing.
  ///
  /// - Parameter covered: Whether an alternative takes over, so that absence is no news.
  func value(of node: ExpressionNode, covered: Bool = false) -> JSONValue? {
    switch node {
    case .literal(let value): return value
    case .path(let path): return value(at: path, covered: covered)
    case .not, .and, .or, .comparison: return .bool(truth(of: node))
    case .formatted(let subject, let call):
      return format(value(of: subject, covered: covered), of: subject, by: call)
    case .alternative(let first, let second):
      if let value = value(of: first, covered: true), !value.isNull { return value }
      return value(of: second, covered: covered)
    case .choice(let condition, let first, let second):
      return value(of: truth(of: condition) ? first : second, covered: covered)
    }
  }

  private func format(
    _ value: JSONValue?,
    of subject: ExpressionNode,
    by call: FormatterCall
  ) -> JSONValue? {
    guard let value, !value.isNull else { return value }
    var arguments: [JSONValue] = []
    for node in call.arguments {
      // What is missing was reported by its own name, which says more than the formatter could.
      guard let argument = self.value(of: node) else { return value }
      arguments.append(argument)
    }
    do {
      let pattern = call.readingPattern.flatMap { self.value(of: $0) }?.string
      return try evaluation.formatting.apply(
        call.formatter,
        to: value,
        arguments,
        reading: pattern
      )
    } catch {
      let raw = value.scalarText ?? value.kindName
      report(
        .formatFailed(formatter: call.formatter.rawValue, raw: raw, error),
        subject.paths(withArguments: false).first,
        at: call.offset
      )
      return value
    }
  }

  func report(_ fact: Finding.Fact, _ path: BindingPath?, at offset: Int? = nil) {
    let offset = offset ?? path?.offset ?? 0
    let pointer = path.flatMap(pointer(to:))
    evaluation.report(
      Finding(
        fact: fact,
        // The opening quote of the string is one column.
        position: SourcePosition(line: start.line, column: start.column + 1 + offset),
        dataPath: pointer,
        dataPosition: pointer.flatMap { scope.data[$0]?.position }
      )
    )
  }
}

extension JSONValue {
  /// What a scalar prints as: numbers as they are spelled.
  var scalarText: String? {
    switch self {
    case .string(let text): text
    case .number(let number): number.literal
    case .bool(let value): value ? "true" : "false"
    case .null, .array, .object: nil
    }
  }

  /// Whether a path with `?` holds.
  var isPresent: Bool {
    switch self {
    case .null: false
    case .string(let text): !text.isEmpty
    case .array(let nodes): !nodes.isEmpty
    case .object(let object): !object.members.isEmpty
    case .bool, .number: true
    }
  }
}
