/// Why a patch could not be read or applied, and which of its operations was at fault.
package struct JSONPatchError: Error, Hashable, Sendable {
  package var fact: Fact
  /// The index of the operation, from 0.
  package var operation: Int
  /// Where the operation is written.
  package var position: SourcePosition

  package init(_ fact: Fact, operation: Int, at position: SourcePosition) {
    self.fact = fact
    self.operation = operation
    self.position = position
  }

  /// What is wrong.
  package enum Fact: Error, Hashable, Sendable {
    case notAList(found: JSONValue)
    case notAnOperation(found: JSONValue)
    case unknownOperation(String)
    case memberMissing(String, operation: String)
    case pointer(JSONPointer.Malformed)
    case nothingThere(JSONPointer)
    case notAContainer(JSONPointer, found: JSONValue)
    case notAnIndex(JSONPointer, String)
    case indexOutOfRange(JSONPointer, index: Int, count: Int)
    case removesWholeDocument
    case moveIntoItself(from: JSONPointer, to: JSONPointer)
    case testFailed(JSONPointer, expected: JSONValue, found: JSONValue)
  }
}

extension JSONPatchError {
  /// The fact as a sentence without the place.
  package var sentence: String {
    switch fact {
    case .notAList(let found): "A patch is a list of operations, not \(found.kindName)."
    case .notAnOperation(let found):
      "an operation is an object with 'op' and 'path', not \(found.kindName)."
    case .unknownOperation(let name):
      "unknown operation '\(name)'; known are add, copy, move, remove, replace and test."
    case .memberMissing(let member, let operation): "'\(operation)' needs the key '\(member)'."
    case .pointer(let malformed): malformed.sentence
    case .nothingThere(let path): "there is nothing at '\(path)'."
    case .notAContainer(let path, let found):
      "'\(path)' leads into \(found.kindName), which has nothing inside."
    case .notAnIndex(let path, let token):
      "'\(token)' in '\(path)' is not an index of the array there; write digits, or '-' to append."
    case .indexOutOfRange(let path, let index, let count):
      "index \(index) of '\(path)' is out of range; the array has \(count) elements."
    case .removesWholeDocument: "the whole data cannot be removed."
    case .moveIntoItself(let from, let to): "'\(from)' cannot be moved into itself at '\(to)'."
    case .testFailed(let path, let expected, let found):
      "'\(path)' is \(Self.short(found)), not \(Self.short(expected))."
    }
  }

  private static func short(_ value: JSONValue) -> String {
    let text = JSONWriter.write(value, .compact)
    return text.count <= 60 ? text : text.prefix(57) + "..."
  }
}
