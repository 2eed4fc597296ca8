import JSONReading
import ListEngine

extension Expectation {
  mutating func readEvents(_ object: ObjectCursor) throws {
    events = try Self.kinds(object["events"], Event.Kind.allCases.map(\.rawValue) + ["onTap"])
    prefetch = try Self.kinds(object["prefetch"], ["start", "finish", "cancel"])
    outcomes = object["outcomes"]
    for word in try outcomes?.list() ?? [] {
      _ = try word.choice(Self.outcomeWords) { Self.outcomeWords.contains($0) ? $0 : nil }
    }
    guard let reuse = try object["reuse"]?.object() else { return }
    try reuse.allow(["made", "from"])
    reuseMade = reuse["made"]
    _ = try reuseMade?.integer(from: 0)
    guard let from = try reuse["from"]?.object() else { return }
    reuseFrom = try from.members.map { member in
      let cursor = from[member.key] ?? from.cursor
      _ = try cursor.string()
      return (member.key, cursor)
    }
  }

  /// For each kind the paths, or their number.
  private static func kinds(
    _ cursor: Cursor?,
    _ known: [String]
  ) throws -> [(kind: String, cursor: Cursor)] {
    guard let object = try cursor?.object() else { return [] }
    try object.allow(known)
    return try object.members.map { member in
      let value = object[member.key] ?? object.cursor
      if value.node.value.number == nil {
        _ = try texts(value)
      } else {
        _ = try value.integer(from: 0)
      }
      return (member.key, value)
    }
  }

  static let outcomeWords = ["unchanged", "updated", "reloaded", "superseded", "cancelled"]
}

extension ApplyOutcome {
  /// The outcome in one word.
  var word: String {
    switch self {
    case .unchanged: "unchanged"
    case .updated: "updated"
    case .reloaded: "reloaded"
    case .superseded: "superseded"
    case .cancelled: "cancelled"
    }
  }
}
