import Geometry

/// Adds up what followed from one cause, so that a long list takes no more lines than a short one.
struct FollowSums {
  private var groups: [Key: [Thousandths?: Group]] = [:]
  private var order: [Key] = []

  private struct Key: Hashable {
    var relation: Follow.Relation
    var kind: Change.Kind
    var attribute: String
    var path: String
  }

  private struct Group {
    var first: Change
    var rank: Int
    var paths: Set<String>
  }

  /// Adds a change, apart from others where it has a name of its own.
  mutating func add(_ change: Change, _ relation: Follow.Relation, as name: String) {
    let key = Key(
      relation: relation,
      kind: change.kind,
      attribute: change.attribute,
      path: name
    )
    if groups[key] == nil { order.append(key) }
    let rank = groups[key]?.count ?? 0
    groups[key, default: [:]][
      change.delta,
      default: Group(first: change, rank: rank, paths: [])
    ].paths.insert(change.path)
  }

  /// The sums in the order in which their first change was added.
  var follows: [Follow] {
    order.flatMap { key -> [Follow] in
      let sums = (groups[key] ?? [:]).sorted { $0.value.rank < $1.value.rank }
      let follows = sums.map { delta, group in
        Follow(
          relation: key.relation,
          first: group.first,
          count: group.paths.count,
          least: delta,
          most: delta
        )
      }
      return follows.count > 1 ? [Self.merged(follows)] : follows
    }
  }

  private static func merged(_ follows: [Follow]) -> Follow {
    var merged = follows[0]
    merged.count = follows.reduce(0) { $0 + $1.count }
    let deltas = follows.compactMap(\.least)
    (merged.least, merged.most) = (deltas.min(), deltas.max())
    return merged
  }
}
