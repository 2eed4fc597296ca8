import JSONReading

/// The parts an expression is made of.
indirect enum ExpressionNode: Hashable, Sendable {
  case literal(JSONValue)
  case path(BindingPath)
  case not(ExpressionNode)
  case and(ExpressionNode, ExpressionNode)
  case or(ExpressionNode, ExpressionNode)
  case comparison(ExpressionNode, Comparison, ExpressionNode)
  case formatted(ExpressionNode, FormatterCall)
  case alternative(ExpressionNode, ExpressionNode)
  case choice(ExpressionNode, ExpressionNode, ExpressionNode)
}

/// How two values are compared.
enum Comparison: String, Hashable, Sendable, CaseIterable {
  // The longer spellings come first, since they are tried in this order.
  case equal = "=="
  case unequal = "!="
  case atMost = "<="
  case atLeast = ">="
  case less = "<"
  case greater = ">"
}

/// A formatter as it is used in one place.
struct FormatterCall: Hashable, Sendable {
  var formatter: ValueFormatter
  var arguments: [ExpressionNode]
  /// The pattern after `in:`, by which a date is read.
  var readingPattern: ExpressionNode?
  /// Where the name stands in the string, in Unicode scalars.
  var offset: Int
}

/// A way through the data: `balance.amount`, `$root.people[sender].name` or `/source:outline/type`.
package struct BindingPath: Hashable, Sendable {
  /// Where the way starts.
  package enum Root: String, Hashable, Sendable, CaseIterable {
    /// The innermost scope that has the first name.
    case scope = ""
    /// The current item, for JSON pointers.
    case item = "/"
    case root = "$root"
    case parent = "$parent"
    case section = "$section"
    case index = "$index"
    case count = "$count"
    case first = "$first"
    case last = "$last"
    case previous = "$previous"
    case next = "$next"
  }

  enum Segment: Hashable, Sendable {
    case name(String)
    case computed(ExpressionNode)
  }

  package var root: Root
  var segments: [Segment]
  /// Whether a `?` after it says that absence is expected.
  package var isOptional = false
  /// The way as it is written, without `?`.
  package var text: String
  /// Where it stands in the string, in Unicode scalars.
  package var offset: Int

  /// The first name of the way, or that of its root when nothing follows.
  package var firstName: String {
    if case .name(let name) = segments.first { return name }
    return String(root.rawValue.drop { $0 == "$" || $0 == "/" })
  }
}

extension ExpressionNode {
  /// The paths in the order of the text.
  ///
  /// Those that only tell a formatter how to work can be left out.
  func paths(withArguments: Bool) -> [BindingPath] {
    var paths: [BindingPath] = []
    visit(withArguments: withArguments) { paths.append($0) }
    return paths
  }

  private func visit(withArguments: Bool, _ found: (BindingPath) -> Void) {
    if case .path(let path) = self { found(path) }
    for part in parts(withArguments: withArguments) {
      part.visit(withArguments: withArguments, found)
    }
  }

  private func parts(withArguments: Bool) -> [ExpressionNode] {
    switch self {
    case .literal: []
    case .path(let path): path.segments.compactMap(\.key)
    case .not(let a): [a]
    case .and(let a, let b), .or(let a, let b), .comparison(let a, _, let b): [a, b]
    case .alternative(let a, let b): [a, b]
    case .formatted(let a, let call): withArguments ? [a] + call.parts : [a]
    case .choice(let a, let b, let c): [a, b, c]
    }
  }
}

extension BindingPath.Segment {
  fileprivate var key: ExpressionNode? {
    if case .computed(let key) = self { key } else { nil }
  }
}

extension FormatterCall {
  fileprivate var parts: [ExpressionNode] {
    readingPattern.map { arguments + [$0] } ?? arguments
  }
}
