import JSONReading

extension Evaluator {
  /// Whether an expression holds.
  func truth(of node: ExpressionNode) -> Bool {
    switch node {
    case .not(let operand): return !truth(of: operand)
    case .and(let a, let b): return truth(of: a) && truth(of: b)
    case .or(let a, let b): return truth(of: a) || truth(of: b)
    case .comparison(let a, let comparison, let b): return compare(a, comparison, b)
    case .path(let path) where path.isOptional:
      return value(at: path, covered: true)?.isPresent ?? false
    default: return boolean(of: node)
    }
  }

  private func boolean(of node: ExpressionNode) -> Bool {
    switch value(of: node) {
    case .bool(let value): return value
    case nil, .null: return false
    case .some(let value):
      let path = node.paths(withArguments: false).first
      report(.conditionNotBoolean(path: path?.text ?? "", found: value.kindName), path)
      return false
    }
  }

  /// Compares with what is there.
  ///
  /// Nothing is equal to an absent value, and values of different types are never equal.
  private func compare(_ a: ExpressionNode, _ comparison: Comparison, _ b: ExpressionNode) -> Bool {
    let left = value(of: a)
    let right = value(of: b)
    guard let left, let right, !left.isNull, !right.isNull else { return comparison == .unequal }
    switch comparison {
    case .equal: return left == right
    case .unequal: return left != right
    case .less, .atLeast:
      return precedes(left, right, a).map { comparison == .less ? $0 : !$0 } ?? false
    case .greater, .atMost:
      return precedes(right, left, a).map { comparison == .greater ? $0 : !$0 } ?? false
    }
  }

  /// Whether one value comes before another, or nil when they have no order.
  ///
  /// Numbers are ordered by value, texts by code points, so the order is that of no locale.
  private func precedes(_ a: JSONValue, _ b: JSONValue, _ node: ExpressionNode) -> Bool? {
    switch (a, b) {
    case (.number(let a), .number(let b)): return a < b
    case (.string(let a), .string(let b)):
      return a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
    default:
      let path = node.paths(withArguments: false).first
      report(.notComparable(a.kindName.capitalizedFirst, b.kindName), path)
      return nil
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
