package import JSONReading

/// Why a string with bindings, or a condition, cannot be read.
package struct TemplateError: Error, Hashable, Sendable {
  package var fact: Fact
  /// How many Unicode scalars of the string come before the fault.
  package var offset: Int
  /// The place of the fault in the file; exact as long as the string has no escape before it.
  package var position: SourcePosition

  /// What is wrong.
  package enum Fact: Hashable, Sendable {
    case unclosedBraces
    case unclosedLiteral
    case emptyExpression
    case unexpected(String?, expected: Expectation)
    case numberForm(String)
    case pointer(JSONPointer.Malformed)
    case unknownRoot(String, nearest: String?)
    case unknownFormatter(String, nearest: String?)
    case argumentCount(formatter: String, allowed: ClosedRange<Int>, found: Int)
    case readsNoPattern(formatter: String)
    case pattern(PatternFault)
    case choiceNeedsSpaces
    case bracesInExpression
    case tooLong(limit: Int)
    case tooDeep(limit: Int)
  }

  /// What would have been right.
  package enum Expectation: String, Hashable, Sendable {
    case value = "a path, a number or a text in single quotes"
    case name = "a name"
    case formatter = "the name of a formatter"
    case end = "an operator or the end of the expression"
    case closingBraces = "an operator or '}}'"
    case closingParenthesis = "')'"
    case closingBracket = "']'"
    case colon = "':' between the two choices"
  }
}

extension TemplateError {
  /// The fact as a sentence without the place.
  package var sentence: String {
    switch fact {
    case .unclosedBraces: "'{{' is not closed by '}}'; a literal '{{' is written {{'{{'}}."
    case .unclosedLiteral: "the text in single quotes is not closed."
    case .emptyExpression: "there is nothing between the braces."
    case .unexpected(let found, let expected):
      "found \(found.map { "'\($0)'" } ?? "the end") where \(expected.rawValue) should be."
    case .numberForm(let text): "'\(text)' is not a number."
    case .pointer(let malformed): malformed.sentence
    case .unknownRoot(let name, let nearest):
      "unknown name '\(name)'." + Self.hint(nearest) + Self.list(BindingPath.Root.dollarNames)
    case .unknownFormatter(let name, let nearest):
      "unknown formatter '\(name)'." + Self.hint(nearest)
        + Self.list(ValueFormatter.allCases.map(\.rawValue))
    case .argumentCount(let formatter, let allowed, let found):
      "'\(formatter)' takes \(Self.count(allowed)), not \(found)."
    case .readsNoPattern(let formatter): "'\(formatter)' has no 'in:'; only dates are read by one."
    case .pattern(let fault): fault.sentence
    case .choiceNeedsSpaces:
      "the '?' of a choice has white space on both sides; without it, it belongs to its path."
    case .bracesInExpression: "an expression here is written without braces."
    case .tooLong(let limit): "an expression has at most \(limit) parts."
    case .tooDeep(let limit): "an expression is nested at most \(limit) deep."
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " Did you mean '\($0)'?" } ?? ""
  }

  private static func list(_ names: [String]) -> String {
    " Known are \(names.joined(separator: ", "))."
  }

  private static func count(_ allowed: ClosedRange<Int>) -> String {
    let most = allowed.upperBound == 1 ? "1 argument" : "\(allowed.upperBound) arguments"
    if allowed == 0...0 { return "no argument" }
    return allowed.count == 1 ? most : "at most \(most)"
  }
}

extension BindingPath.Root {
  static var dollarNames: [String] { allCases.map(\.rawValue).filter { $0.hasPrefix("$") } }
}
