import Elements

/// Collects changes that nothing brought about; the same change at many elements is one cause.
struct CauseList {
  private(set) var causes: [Cause] = []
  private var positions: [Signature: Int] = [:]
  private var seen: [Set<String>] = []

  /// What makes two changes the same: everything but whose they are.
  private struct Signature: Hashable {
    var change: Change
    var name: [String]
  }

  /// Adds a change and gives the position of its cause.
  mutating func add(_ change: Change, at path: ElementPath) -> Int {
    let signature = Self.signature(of: change, at: path)
    if let position = positions[signature] {
      if seen[position].insert(change.path).inserted {
        causes[position].paths.append(change.path)
      }
      return position
    }
    positions[signature] = causes.count
    causes.append(Cause(change: change, paths: [change.path]))
    seen.append([change.path])
    return causes.count - 1
  }

  private static func signature(of change: Change, at path: ElementPath) -> Signature {
    var same = change
    same.path = ""
    switch change.kind {
    case .added, .removed, .moved:
      // Which values they had says who they are, not what happened.
      (same.before, same.after) = (nil, nil)
      return Signature(change: same, name: Array(path.segments.dropLast()))
    case .update, .event, .diagnostic:
      (same.before, same.after, same.attribute) = (nil, nil, "")
      return Signature(change: same, name: [])
    default:
      let isInsideItem = path.segments.count > 1
      let name = isInsideItem ? Array(path.segments.dropFirst(2)) : path.segments
      return Signature(change: same, name: name)
    }
  }
}
