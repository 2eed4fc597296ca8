package import JSONReading

/// A value in a fixture whose strings may hold bindings: an argument, a `let`, a size.
package indirect enum BoundValue: Hashable, Sendable {
  case constant(JSONValue)
  case template(Template)
  case array([BoundValue])
  case object([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: BoundValue
  }

  /// Reads every string inside a value.
  package init(parsing node: JSONNode) throws(TemplateError) {
    switch node.value {
    case .string(let text):
      let template = try Template(parsing: text, at: node.position)
      self = template.constant.map { .constant(.string($0)) } ?? .template(template)
    case .array(let nodes):
      var elements: [BoundValue] = []
      for node in nodes { elements.append(try BoundValue(parsing: node)) }
      self = .array(elements)
    case .object(let object):
      var members: [Member] = []
      for member in object.members {
        members.append(Member(key: member.key, value: try BoundValue(parsing: member.value)))
      }
      self = .object(members)
    default: self = .constant(node.value)
    }
  }

  /// The value for a scope, or nil when it is missing; missing parts of a container are null.
  package func value(in scope: Scope, by evaluation: Evaluation) -> JSONValue? {
    switch self {
    case .constant(let value): value
    case .template(let template): template.value(in: scope, by: evaluation)
    case .array(let elements):
      JSONValue(elements.map { $0.value(in: scope, by: evaluation) ?? .null })
    case .object(let members):
      .object(
        JSONObject(members.map { ($0.key, $0.value.value(in: scope, by: evaluation) ?? .null) })
      )
    }
  }
}

/// Named values that are evaluated when first asked for, and at most once.
final class BoundNames {
  private enum State {
    case evaluating
    case done(JSONValue?)
  }

  private let values: [String: BoundValue]
  private var states: [String: State] = [:]

  init(_ values: [String: BoundValue]) {
    self.values = values
  }

  var names: [String] { values.keys.sorted() }

  /// The value of a name, in which scope-dependent parts are evaluated.
  ///
  /// A name that is being evaluated is not there for itself: `"title": "{{title | trim}}"` means
  /// the title further out.
  func value(of name: String, in scope: Scope, by evaluation: Evaluation) -> Found? {
    guard let bound = values[name] else { return nil }
    switch states[name] {
    case .evaluating: return nil
    case .done(let value): return .bound(value)
    case nil: break
    }
    states[name] = .evaluating
    let value = evaluation.descend { bound.value(in: scope, by: evaluation) }
    states[name] = .done(value ?? nil)
    return .bound(value ?? nil)
  }
}

/// What a name stands for.
enum Found {
  /// A place in the data.
  case node(JSONNode)
  /// A `let` or an argument; what is missing in it was reported where it is written.
  case bound(JSONValue?)
}
