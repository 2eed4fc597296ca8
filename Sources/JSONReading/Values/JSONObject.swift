/// The members of an object in the order of the text.
///
/// Of members with the same key the first one stays; the others are only reported, because a
/// person who wrote a key twice expects neither to vanish without a word.
package struct JSONObject: Sendable {
  /// A key with its value.
  package struct Member: Sendable {
    package var key: String
    package var keyPosition: SourcePosition
    package var value: JSONNode

    package init(key: String, keyPosition: SourcePosition, value: JSONNode) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
    }
  }

  /// A key that stood in the object before.
  package struct Duplicate: Hashable, Sendable {
    package var key: String
    package var position: SourcePosition
    package var firstPosition: SourcePosition
  }

  package private(set) var members: [Member] = []
  package private(set) var duplicates: [Duplicate] = []
  // Few members are found faster by looking at each than by hashing.
  private var places: [Spelling: Int] = [:]
  private static let mostMembersWithoutPlaces = 8

  package init() {}

  /// The value of a key.
  ///
  /// - Complexity: O(1) on average.
  package subscript(key: String) -> JSONNode? {
    place(of: key).map { members[$0].value }
  }

  /// Where the member with a key stands among the members.
  ///
  /// - Complexity: O(1) on average.
  package func place(of key: String) -> Int? {
    guard members.count > Self.mostMembersWithoutPlaces else {
      return members.firstIndex { $0.key.isSpelled(like: key) }
    }
    return places[Spelling(text: key)]
  }

  /// Adds a member at the end, or a report of it when its key is there already.
  package mutating func append(_ member: Member) {
    if let place = place(of: member.key) {
      let first = members[place].keyPosition
      duplicates.append(
        Duplicate(key: member.key, position: member.keyPosition, firstPosition: first)
      )
      return
    }
    members.append(member)
    if members.count == Self.mostMembersWithoutPlaces + 1 {
      rebuildPlaces()
    } else if members.count > Self.mostMembersWithoutPlaces {
      places[Spelling(text: member.key)] = members.count - 1
    }
  }

  /// Gives a key another value, or adds it at the end.
  package mutating func set(_ value: JSONNode, for key: String) {
    if let place = place(of: key) {
      members[place].value = value
    } else {
      append(Member(key: key, keyPosition: value.position, value: value))
    }
  }

  /// Takes a member out.
  ///
  /// - Complexity: O(*n*), where *n* is the number of members.
  package mutating func remove(_ key: String) {
    guard let place = place(of: key) else { return }
    members.remove(at: place)
    rebuildPlaces()
  }

  private mutating func rebuildPlaces() {
    places = [:]
    guard members.count > Self.mostMembersWithoutPlaces else { return }
    for (place, member) in members.enumerated() { places[Spelling(text: member.key)] = place }
  }
}

extension JSONObject: Hashable {
  package static func == (a: JSONObject, b: JSONObject) -> Bool {
    a.members.count == b.members.count && a.members.allSatisfy { b[$0.key] == $0.value }
  }

  package func hash(into hasher: inout Hasher) {
    var sum = 0
    for member in members {
      var own = Hasher()
      own.combine(member.key)
      own.combine(member.value)
      sum &+= own.finalize()
    }
    hasher.combine(sum)
  }
}

/// A key compared code point by code point.
private struct Spelling: Hashable {
  var text: String

  static func == (a: Spelling, b: Spelling) -> Bool { a.text.isSpelled(like: b.text) }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
