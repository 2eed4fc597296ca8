/// What a JSON text says, with member order and number spelling kept.
///
/// Two values are equal when they mean the same: positions and the order of members do not
/// count, numbers are compared by value, strings code point by code point.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONNode])
  case object(JSONObject)
}

extension JSONValue: Hashable {
  package static func == (a: JSONValue, b: JSONValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a.isSpelled(like: b)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let nodes): hasher.combine(nodes)
    case .object(let object): hasher.combine(object)
    }
  }
}

extension JSONValue {
  package var isNull: Bool { self == .null }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  package var number: JSONNumber? {
    if case .number(let value) = self { value } else { nil }
  }

  package var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var array: [JSONNode]? {
    if case .array(let nodes) = self { nodes } else { nil }
  }

  package var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The value of a member, or nil when this is no object or has no such member.
  package subscript(key: String) -> JSONNode? { object?[key] }

  /// The kind as a person would say it: `null`, `a boolean`, `a number`, `an object` and so on.
  package var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension String {
  /// Whether both have the same code points.
  ///
  /// The equality of strings would also accept another normal form, which JSON tells apart.
  func isSpelled(like other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
