/// Changes to a value, as RFC 6902 defines them.
///
/// A patch never changes the value it is applied to; it gives another that shares what stayed.
package enum JSONPatch {
  /// One change with the place it was written at.
  package struct Operation: Hashable, Sendable {
    package var action: Action
    package var position: SourcePosition

    package init(_ action: Action, at position: SourcePosition = .start) {
      self.action = action
      self.position = position
    }
  }

  /// What is done.
  package enum Action: Hashable, Sendable {
    case add(JSONPointer, JSONNode)
    case remove(JSONPointer)
    case replace(JSONPointer, JSONNode)
    case move(from: JSONPointer, to: JSONPointer)
    case copy(from: JSONPointer, to: JSONPointer)
    case test(JSONPointer, JSONNode)
  }

  /// Applies operations one after the other.
  ///
  /// - Throws: The first operation that cannot be applied; nothing is half done then.
  package static func apply(
    _ operations: [Operation],
    to document: JSONNode
  ) throws(JSONPatchError) -> JSONNode {
    var document = document
    for (index, operation) in operations.enumerated() {
      do {
        document = try apply(operation.action, to: document)
      } catch {
        throw JSONPatchError(error, operation: index, at: operation.position)
      }
    }
    return document
  }

  private static func apply(
    _ action: Action,
    to document: JSONNode
  ) throws(JSONPatchError.Fact) -> JSONNode {
    switch action {
    case .add(let path, let value):
      return try document.editing(path, .add(value))
    case .remove(let path):
      return try document.editing(path, .remove)
    case .replace(let path, let value):
      return try document.editing(path, .replace(value))
    case .move(let from, let to):
      guard from == to || !to.tokens.starts(with: from.tokens) else {
        throw .moveIntoItself(from: from, to: to)
      }
      let value = try document.found(at: from)
      return try document.editing(from, .remove).editing(to, .add(value))
    case .copy(let from, let to):
      return try document.editing(to, .add(document.found(at: from)))
    case .test(let path, let expected):
      let value = try document.found(at: path)
      guard value == expected else {
        throw .testFailed(path, expected: expected.value, found: value.value)
      }
      return document
    }
  }
}
