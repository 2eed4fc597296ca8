import Diagnostics
import JSONReading

/// A value of a document, together with what it takes to complain about it.
struct Cursor: Sendable {
  var node: JSONNode
  /// The file as it was named.
  var file: String
  /// What a person calls the value: the key it stands under, or its place in a list.
  var name: String

  var place: Place { Place(file: file, position: node.position) }

  /// The error that a value is not what the format asks for.
  func wrongType(_ expected: String) -> UnusableInput {
    failure("wrong-type", "\(name) takes \(expected), not \(node.value.kindName).")
  }

  /// An error at this value.
  func failure(_ identifier: String, _ summary: String, _ solutions: String...) -> UnusableInput {
    UnusableInput(
      Diagnostic(
        .error,
        identifier,
        subject: name,
        summary: summary,
        place: place,
        solutions: solutions
      )
    )
  }
}

extension Cursor {
  func string() throws -> String {
    guard case .string(let string) = node.value else { throw wrongType("text") }
    return string
  }

  func bool() throws -> Bool {
    guard case .bool(let bool) = node.value else { throw wrongType("true or false") }
    return bool
  }

  /// A number that is finite and no larger than any screen could need.
  func number() throws -> Double {
    guard case .number(let number) = node.value else { throw wrongType("a number") }
    let double = number.double
    guard double.isFinite, abs(double) <= 1e9 else {
      throw failure("out-of-range", "\(name) takes a number up to 1e9, not \(number.literal).")
    }
    return double
  }

  /// A number that is not negative.
  func length() throws -> Double {
    let number = try number()
    guard number >= 0 else {
      throw failure("out-of-range", "\(name) takes a number from 0, not \(number.shortest).")
    }
    return number
  }

  func integer(from least: Int = Int.min) throws -> Int {
    guard case .number(let number) = node.value else { throw wrongType("a whole number") }
    guard let int = number.int, int >= least, int.magnitude <= 1_000_000_000 else {
      let range = least == Int.min ? "" : " from \(least)"
      throw failure("out-of-range", "\(name) takes a whole number\(range), not \(number.literal).")
    }
    return int
  }

  func list() throws -> [Cursor] {
    guard case .array(let nodes) = node.value else { throw wrongType("a list") }
    return nodes.enumerated().map { index, node in
      Cursor(node: node, file: file, name: "\(name)[\(index)]")
    }
  }

  func object() throws -> ObjectCursor {
    guard case .object(let object) = node.value else { throw wrongType("an object") }
    return try ObjectCursor(object: object, cursor: self)
  }

  /// One word of a closed list.
  func choice<Value>(_ names: [String], _ read: (String) -> Value?) throws -> Value {
    let string = try string()
    if let value = read(string) { return value }
    throw failure(
      "unknown-value",
      "unknown value '\(string)' for \(name).",
      suggestion(for: string, among: names)
    )
  }

  /// One case of an enumeration whose raw values are the names.
  func choice<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) throws -> Value
  where Value.RawValue == String {
    try choice(Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
  }
}

/// The nearest known name as a question, or all known names.
func suggestion(for word: String, among names: [String]) -> String {
  if let near = NearMiss.nearest(to: word, in: names) { return "Did you mean '\(near)'?" }
  return "Known here: \(names.joined(separator: ", "))."
}

extension Double {
  /// The shortest spelling; whole numbers without a fraction.
  var shortest: String {
    Int(exactly: self).map { String($0) } ?? description
  }
}
