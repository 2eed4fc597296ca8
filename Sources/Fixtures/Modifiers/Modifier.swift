import JSONReading

/// One lower-case key of an element: how its value is read, and what it sets.
///
/// Reading and setting are two steps, so that a value without bindings is read, and complained
/// about, only once.
struct Modifier: Sendable {
  typealias Setting = @Sendable (inout Draft) -> Void

  /// Reads a value that holds no more bindings.
  var read: @Sendable (Cursor) throws -> Setting

  /// A modifier whose value is read by one function and stored by another.
  init<Value: Sendable>(
    _ read: @escaping @Sendable (Cursor) throws -> Value,
    _ set: @escaping @Sendable (inout Draft, Value) -> Void
  ) {
    self.read = { cursor in
      let value = try read(cursor)
      return { draft in set(&draft, value) }
    }
  }

  /// All modifiers by key.
  static let all: [String: Modifier] = text.merging(box) { first, _ in first }
    .merging(decoration) { first, _ in first }
    .merging(content) { first, _ in first }

  /// All keys in alphabetical order.
  static let keys: [String] = all.keys.sorted()
}
