import Diagnostics
import JSONReading

/// An object of a document whose members are read by key.
struct ObjectCursor: Sendable {
  let object: JSONObject
  /// The object as a value.
  let cursor: Cursor

  /// - Throws: `UnusableInput` where a key stands twice.
  init(object: JSONObject, cursor: Cursor) throws {
    self.object = object
    self.cursor = cursor
    guard let duplicate = object.duplicates.first else { return }
    throw UnusableInput(
      Diagnostic(
        .error,
        "duplicate-key",
        subject: duplicate.key,
        summary: "the key '\(duplicate.key)' stands twice.",
        place: Place(file: cursor.file, position: duplicate.position),
        solutions: ["It was first written in line \(duplicate.firstPosition.line)."]
      )
    )
  }

  /// The value of a key, or nil where the object does not have it.
  subscript(key: String) -> Cursor? {
    object[key].map { Cursor(node: $0, file: cursor.file, name: "'\(key)'") }
  }

  /// The value of a key that must be there.
  func required(_ key: String) throws -> Cursor {
    if let value = self[key] { return value }
    throw cursor.failure("missing-key", "\(cursor.name) needs '\(key)'.")
  }

  /// The members in their order, without comments.
  var members: [JSONObject.Member] { object.members.filter { $0.key != Self.comment } }

  /// Complains about the first key that is not known.
  func allow(_ keys: [String]) throws {
    for member in members where !keys.contains(member.key) {
      throw unknownKey(member, among: keys)
    }
  }

  func unknownKey(_ member: JSONObject.Member, among keys: [String]) -> UnusableInput {
    UnusableInput(
      Diagnostic(
        .error,
        "unknown-key",
        subject: member.key,
        summary: "unknown key '\(member.key)'.",
        place: Place(file: cursor.file, position: member.keyPosition),
        solutions: [suggestion(for: member.key, among: keys)]
      )
    )
  }

  /// The key under which any object may hold a remark.
  private static let comment = "$comment"
}
