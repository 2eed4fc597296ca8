import Elements
import Geometry
import Goldens
import JSONReading

extension JSONValue {
  /// A length as the exact decimal that a golden keeps.
  init(_ length: Thousandths) {
    self = JSONNumber(literal: length.description).map(JSONValue.number) ?? .null
  }

  /// The value of an attribute: numbers as numbers, words and texts as strings.
  init(_ value: AttributeValue?) {
    switch value {
    case nil: self = .null
    case .number(let number): self.init(number)
    case .numbers(let numbers): self.init(numbers.map { JSONValue($0) })
    case .word("true"): self = true
    case .word(let text), .text(let text): self = .string(text)
    }
  }

  /// A string, or null.
  init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }

  /// Attributes in their order.
  init(_ attributes: Attributes) {
    self = .object(JSONObject(attributes.map { ($0.name.rawValue, JSONValue($0.value)) }))
  }
}

/// Changes, causes and consequences as JSON.
enum ChangeJSON {
  static func members(_ change: Change) -> [(String, JSONValue)] {
    [
      ("path", .string(change.path)),
      ("kind", .string(change.kind.rawValue)),
      ("element", .string(change.subject)),
      ("attribute", .string(change.attribute)),
      ("before", JSONValue(change.before)),
      ("after", JSONValue(change.after)),
      ("unit", JSONValue(change.unit?.rawValue)),
    ]
  }

  static func value(_ change: Change) -> JSONValue { .object(JSONObject(members(change))) }

  static func value(_ cause: Cause) -> JSONValue {
    let paths = JSONValue(cause.paths.map(JSONValue.string))
    let follows = JSONValue(cause.follows.map(value))
    return .object(
      JSONObject(members(cause.change) + [("paths", paths), ("follows", follows)])
    )
  }

  private static func value(_ follow: Follow) -> JSONValue {
    [
      "relation": .string(follow.relation.rawValue),
      "attribute": .string(follow.first.attribute),
      "count": JSONValue(follow.count),
      "least": follow.least.map { JSONValue($0) } ?? .null,
      "most": follow.most.map { JSONValue($0) } ?? .null,
      "first": value(follow.first),
    ]
  }

  static func value(_ consequence: Consequence) -> JSONValue {
    let causes = JSONValue(consequence.causes.map { JSONValue($0) })
    return .object(JSONObject(members(consequence.change) + [("causes", causes)]))
  }
}
