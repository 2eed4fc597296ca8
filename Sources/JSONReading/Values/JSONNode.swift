/// A value together with the place where it starts.
///
/// Equality is that of the values alone: the same data read from another file is the same data.
package struct JSONNode: Sendable {
  package var value: JSONValue
  /// Where the first character of the value stands; the beginning of the text for a built value.
  package var position: SourcePosition

  package init(_ value: JSONValue, at position: SourcePosition = .start) {
    self.value = value
    self.position = position
  }
}

extension JSONNode: Hashable {
  package static func == (a: JSONNode, b: JSONNode) -> Bool { a.value == b.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
