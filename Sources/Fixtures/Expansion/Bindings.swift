import Diagnostics
import JSONReading

extension Template {
  /// Reads a text with bindings; a number stands for its spelling.
  ///
  /// - Throws: `UnusableInput` with the place inside the text where it cannot be read.
  static func read(_ cursor: Cursor, allowsNull: Bool = false) throws -> Template {
    switch cursor.node.value {
    case .number(let number): try parsing(number.literal, cursor)
    case .null where allowsNull: try parsing("", cursor)
    default: try parsing(cursor.string(), cursor)
    }
  }

  private static func parsing(_ text: String, _ cursor: Cursor) throws -> Template {
    try cursor.located { () throws(TemplateError) in
      try Template(parsing: text, at: cursor.node.position)
    }
  }
}

extension Expression {
  /// Reads an expression without braces.
  static func read(_ cursor: Cursor) throws -> Expression {
    let text = try cursor.string()
    return try cursor.located { () throws(TemplateError) in
      try Expression(parsing: text, at: cursor.node.position)
    }
  }
}

extension BoundValue {
  /// Reads a value whose strings may hold bindings.
  static func read(_ cursor: Cursor) throws -> BoundValue {
    try cursor.located { () throws(TemplateError) in try BoundValue(parsing: cursor.node) }
  }

  /// Whether nothing in the value depends on data.
  var isSettled: Bool {
    switch self {
    case .constant: true
    case .template: false
    case .array(let elements): elements.allSatisfy(\.isSettled)
    case .object(let members): members.allSatisfy(\.value.isSettled)
    }
  }
}

/// A condition together with its spelling, which captures keep.
struct Condition: Sendable {
  var expression: Expression
  var source: String

  static func read(_ cursor: Cursor) throws -> Condition {
    Condition(expression: try .read(cursor), source: try cursor.string())
  }
}

/// A value that is settled, or depends on data.
enum Bindable<Value: Sendable>: Sendable {
  case settled(Value)
  case bound(BoundValue, Cursor, read: @Sendable (Cursor) throws -> Value)

  /// Reads a value now, or later where it has bindings.
  init(_ cursor: Cursor, read: @escaping @Sendable (Cursor) throws -> Value) throws {
    let value = try BoundValue.read(cursor)
    self = value.isSettled ? .settled(try read(cursor)) : .bound(value, cursor, read: read)
  }
}

extension Cursor {
  /// Runs a parser and gives its error the place of this value's file.
  fileprivate func located<Result>(
    _ parse: () throws(TemplateError) -> Result
  ) throws -> Result {
    do {
      return try parse()
    } catch {
      throw UnusableInput(
        Diagnostic(
          .error,
          "bad-binding",
          subject: name,
          summary: error.sentence,
          place: Place(file: file, position: error.position)
        )
      )
    }
  }

  /// The same place with another value.
  func replacing(_ value: JSONValue) -> Cursor {
    var copy = self
    copy.node.value = value
    return copy
  }
}

extension ObjectCursor {
  /// All members as values whose strings may hold bindings, by key.
  func boundMembers() throws -> [String: BoundValue] {
    var values: [String: BoundValue] = [:]
    for member in members {
      values[member.key] = try self[member.key].map { try BoundValue.read($0) }
    }
    return values
  }
}
