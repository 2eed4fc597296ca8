package import JSONReading

/// An expression that stands alone, as in `if`, `where` and `ForEach`: `likes > 0 && isNew`.
package struct Expression: Hashable, Sendable {
  let node: ExpressionNode
  /// Where the string starts in its file.
  package let position: SourcePosition

  /// Reads an expression without braces.
  package init(
    parsing text: String,
    at position: SourcePosition = .start
  ) throws(TemplateError) {
    var parser = ExpressionParser(Array(text.unicodeScalars), at: position)
    parser.skipSpaces()
    if parser.peek == nil { throw parser.fault(.emptyExpression) }
    node = try parser.expression()
    if parser.peek != nil { throw parser.unexpected(.end) }
    self.position = position
  }

  /// Every path the expression reads, in order.
  package var paths: [BindingPath] { node.paths(withArguments: true) }

  /// Whether the expression holds.
  ///
  /// A path with `?` holds when it is there and not empty; any other value has to be a boolean,
  /// and one that is not is reported and does not hold.
  package func truth(in scope: Scope, by evaluation: Evaluation) -> Bool {
    evaluator(scope, evaluation).truth(of: node)
  }

  /// The value of the expression, or nil when it is missing.
  package func value(in scope: Scope, by evaluation: Evaluation) -> JSONValue? {
    evaluator(scope, evaluation).value(of: node)
  }

  /// The elements of the array that the expression leads to, to be shown one after the other.
  ///
  /// Missing, null and empty containers give no item; anything else that is no array is reported
  /// and gives none either.
  ///
  /// - Parameters:
  ///   - name: What an item is called inside, beside its own fields.
  ///   - bindings: Named values of each item, evaluated when first asked for.
  package func items(
    in scope: Scope,
    as name: String? = nil,
    `let` bindings: [String: BoundValue] = [:],
    by evaluation: Evaluation
  ) -> Repetition {
    let evaluator = evaluator(scope, evaluation)
    let path = node.paths(withArguments: false).first
    var items: [JSONNode] = []
    switch evaluator.value(of: node) {
    case nil, .null: break
    case .array(let nodes): items = nodes
    case .object(let object) where object.members.isEmpty: break
    case .some(let value):
      evaluator.report(.notAnArray(path: path?.text ?? "", found: value.kindName), path)
    }
    return Repetition(of: items, as: name, let: bindings, source: path, in: scope)
  }

  private func evaluator(_ scope: Scope, _ evaluation: Evaluation) -> Evaluator {
    Evaluator(scope: scope, evaluation: evaluation, start: position)
  }
}
