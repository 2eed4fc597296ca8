package import JSONReading

/// A string with bindings, read once and evaluated for many scopes.
///
///     let template = try Template(parsing: "{{name}} ({{count}})", at: node.position)
///     template.text(in: scope, by: evaluation)  // "Inbox (3)"
///
/// What a binding gives is never looked at again, so data may hold braces.
package struct Template: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case binding(ExpressionNode)
  }

  let parts: [Part]
  /// Where the string starts in its file.
  package let position: SourcePosition

  /// Reads a string that stands at a place of a file.
  package init(
    parsing text: String,
    at position: SourcePosition = .start
  ) throws(TemplateError) {
    var parser = ExpressionParser(Array(text.unicodeScalars), at: position)
    parts = try parser.template()
    self.position = position
  }

  /// The text when there is no binding in it.
  package var constant: String? {
    switch parts.first {
    case nil: ""
    case .text(let text) where parts.count == 1: text
    default: nil
    }
  }

  /// Every path the string reads, those of formatter arguments included, in order.
  package var paths: [BindingPath] {
    bindings.flatMap { $0.paths(withArguments: true) }
  }

  /// The first name of the only binding, by which an element without a name is known.
  ///
  /// Of alternatives the first counts; of `balance.amount | currency:balance.currency` it is
  /// `balance`. Bindings without a path count for nothing.
  package var bindingName: String? {
    let paths = bindings.compactMap { $0.paths(withArguments: false).first }
    return paths.count == 1 ? paths.first?.firstName : nil
  }

  private var bindings: [ExpressionNode] {
    parts.compactMap { part in
      if case .binding(let node) = part { node } else { nil }
    }
  }
}

extension Template {
  /// The text of the string; absent values leave nothing.
  package func text(in scope: Scope, by evaluation: Evaluation) -> String {
    if let constant { return constant }
    let evaluator = Evaluator(scope: scope, evaluation: evaluation, start: position)
    var text = ""
    for part in parts {
      switch part {
      case .text(let literal): text += literal
      case .binding(let node): text += evaluator.text(of: node)
      }
    }
    return text
  }

  /// The value of the string, or nil when it is missing.
  ///
  /// A string that is exactly one binding keeps the type of its value; any other is text.
  package func value(in scope: Scope, by evaluation: Evaluation) -> JSONValue? {
    guard parts.count == 1, case .binding(let node) = parts[0] else {
      return .string(text(in: scope, by: evaluation))
    }
    let evaluator = Evaluator(scope: scope, evaluation: evaluation, start: position)
    return evaluator.value(of: node)
  }

  /// The source of an image, or nil for the placeholder.
  ///
  /// Missing, null and the empty text all mean the placeholder; anything that is not text is
  /// reported as well.
  package func imageSource(in scope: Scope, by evaluation: Evaluation) -> String? {
    switch value(in: scope, by: evaluation) {
    case nil, .null: return nil
    case .string(let text): return text.isEmpty ? nil : text
    case .some(let value):
      let path = paths.first
      Evaluator(scope: scope, evaluation: evaluation, start: position)
        .report(.imageNotText(path: path?.text ?? "", found: value.kindName), path)
      return nil
    }
  }
}

extension ExpressionParser {
  fileprivate mutating func template() throws(TemplateError) -> [Template.Part] {
    var parts: [Template.Part] = []
    var text = String.UnicodeScalarView()
    while let scalar = peek {
      guard scalar == "{", index + 1 < scalars.count, scalars[index + 1] == "{" else {
        text.append(scalar)
        index += 1
        continue
      }
      if !text.isEmpty { parts.append(.text(String(text))) }
      text = String.UnicodeScalarView()
      parts.append(.binding(try binding()))
    }
    if !text.isEmpty { parts.append(.text(String(text))) }
    return parts
  }

  private mutating func binding() throws(TemplateError) -> ExpressionNode {
    let opening = index
    index += 2
    skipSpaces()
    if peek == nil { throw fault(.unclosedBraces, at: opening) }
    if skip("}}") { throw fault(.emptyExpression, at: opening) }
    let node = try expression()
    guard !skip("}}") else { return node }
    throw peek == nil ? fault(.unclosedBraces, at: opening) : unexpected(.closingBraces)
  }
}
