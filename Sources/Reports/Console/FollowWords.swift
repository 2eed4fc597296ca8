import Geometry
import Goldens

/// How what followed from a cause is said in words.
enum FollowWords {
  /// What followed at the elements of the cause themselves, in one phrase, or nil.
  static func own(_ cause: Cause) -> String? {
    // A declared size that became the size says nothing twice.
    let own = cause.follows.filter { follow in
      let (first, change) = (follow.first, cause.change)
      let isSame = first.attribute == change.attribute && first.after == change.after
      return follow.relation == .itself && !isSame
    }
    guard !own.isEmpty else { return nil }
    return own.map { follow in
      follow.count == 1 ? ChangeWords.attribute(follow.first) : many(follow)
    }.joined(separator: ", ")
  }

  /// What followed elsewhere, each in one phrase.
  static func elsewhere(_ cause: Cause) -> [String] {
    cause.follows.filter { $0.relation != .itself }.map { follow in
      let change = follow.first
      guard follow.count > 1 else {
        let subject = change.path.isEmpty ? change.subject : "\(change.subject) \(change.path)"
        return "\(subject) \(ChangeWords.attribute(change))"
      }
      let place =
        follow.relation == .inside ? " inside" : follow.relation == .around ? " around" : ""
      return "\(follow.count) elements\(place) \(many(follow))"
    }
  }

  private static func many(_ follow: Follow) -> String {
    let name = follow.first.attribute
    let unit = follow.first.unit.map { " \($0.rawValue)" } ?? ""
    switch follow.first.kind {
    case .appeared: return "came onto the screen"
    case .disappeared: return "left the screen"
    case .update, .event, .diagnostic:
      return "\(name) \(ChangeWords.log(follow.first)) and \(follow.count - 1) more"
    default: break
    }
    guard let least = follow.least, let most = follow.most else { return "\(name) changed" }
    if least == most { return "\(name) \(ChangeWords.signed(least))\(unit)" }
    return "\(name) \(ChangeWords.signed(least)) to \(ChangeWords.signed(most))\(unit)"
  }
}
