import Diagnostics
import JSONReading

extension ExpressionParser {
  /// A path, a literal or an expression in parentheses.
  mutating func term() throws(TemplateError) -> ExpressionNode {
    skipSpaces()
    guard let scalar = peek else { throw unexpected(.value) }
    switch scalar {
    case "(": return try parenthesized()
    case "'": return .literal(.string(try quoted()))
    case "-", "0"..."9": return .literal(.number(try number()))
    case "/": return .path(try pointer())
    case "$": return .path(try rooted())
    case _ where Self.startsName(scalar): return try named()
    case "{": throw fault(.bracesInExpression)
    default: throw unexpected(.value)
    }
  }

  private mutating func parenthesized() throws(TemplateError) -> ExpressionNode {
    index += 1
    let node = try expression()
    guard skip(")") else { throw unexpected(.closingParenthesis) }
    return node
  }

  /// A text in single quotes; two of them inside mean one.
  private mutating func quoted() throws(TemplateError) -> String {
    let opening = index
    var text = String.UnicodeScalarView()
    index += 1
    while let scalar = peek {
      index += 1
      guard scalar == "'" else {
        text.append(scalar)
        continue
      }
      guard peek == "'" else { return String(text) }
      text.append("'")
      index += 1
    }
    throw fault(.unclosedLiteral, at: opening)
  }

  private mutating func number() throws(TemplateError) -> JSONNumber {
    let opening = index
    let text = take { Self.continuesName($0) || $0 == "." || $0 == "+" }
    guard let number = JSONNumber(literal: text) else {
      throw fault(.numberForm(text), at: opening)
    }
    return number
  }

  private mutating func named() throws(TemplateError) -> ExpressionNode {
    let path = try path(from: .scope, segments: [.name(take(while: Self.continuesName))])
    switch path.text {
    case "true" where !path.isOptional: return .literal(true)
    case "false" where !path.isOptional: return .literal(false)
    default: return .path(path)
    }
  }

  mutating func take(while matches: (Unicode.Scalar) -> Bool) -> String {
    let run = scalars[index...].prefix(while: matches)
    index = run.endIndex
    return String(String.UnicodeScalarView(run))
  }

  static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  /// A hyphen belongs to a name, as there is no arithmetic that it could mean.
  static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    startsName(scalar) || "0"..."9" ~= scalar || scalar == "-"
      || scalar.properties.generalCategory == .nonspacingMark
  }
}

extension ExpressionParser {
  private mutating func rooted() throws(TemplateError) -> BindingPath {
    let opening = index
    index += 1
    let name = "$" + take(while: Self.continuesName)
    guard let root = BindingPath.Root(rawValue: name), root != .scope, root != .item else {
      let nearest = NearMiss.nearest(to: name, in: BindingPath.Root.dollarNames)
      throw fault(.unknownRoot(name, nearest: nearest), at: opening)
    }
    return try path(from: root, segments: [], opening: opening)
  }

  private mutating func path(
    from root: BindingPath.Root,
    segments: [BindingPath.Segment],
    opening: Int? = nil
  ) throws(TemplateError) -> BindingPath {
    var segments = segments
    var opening = opening ?? index
    if case .name(let name) = segments.first { opening = index - name.unicodeScalars.count }
    while true {
      if peek == "." {
        index += 1
        let name = take(while: Self.continuesName)
        if name.isEmpty { throw unexpected(.name) }
        segments.append(.name(name))
      } else if peek == "[" {
        index += 1
        segments.append(.computed(try expression()))
        guard skip("]") else { throw unexpected(.closingBracket) }
      } else {
        break
      }
    }
    return finish(
      BindingPath(root: root, segments: segments, text: text(from: opening), offset: opening)
    )
  }

  /// A JSON pointer, up to white space or a mark that ends a term.
  private mutating func pointer() throws(TemplateError) -> BindingPath {
    let opening = index
    let text = take { !$0.properties.isWhitespace && !"|?()[],}".unicodeScalars.contains($0) }
    do {
      let segments = try JSONPointer(text).tokens.map { BindingPath.Segment.name($0) }
      return finish(BindingPath(root: .item, segments: segments, text: text, offset: opening))
    } catch {
      throw fault(.pointer(error), at: opening)
    }
  }

  /// Takes the `?` that touches a path; two of them are an operator, of three the first is ours.
  private mutating func finish(_ path: BindingPath) -> BindingPath {
    var path = path
    let marks = scalars[index...].prefix { $0 == "?" }.count
    if marks == 1 || marks == 3 {
      path.isOptional = true
      index += 1
    }
    return path
  }

  private func text(from opening: Int) -> String {
    String(String.UnicodeScalarView(scalars[opening..<index]))
  }
}
