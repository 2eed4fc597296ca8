/// The order of sections between two batches, when some have come and others not yet gone.
///
/// An old section has its old position as key, one that comes its new position plus the number of
/// old ones.
struct SectionOrder {
  /// The keys of the sections in their order.
  private(set) var keys: [Int] = []
  /// For each key its place, or nil where the section is not there.
  private(set) var places: [Int?]

  /// How far the sections have got.
  struct Progress: Equatable {
    var hasInserted: Bool
    var hasMoved: Bool
    var hasDeleted: Bool
  }

  /// Puts the sections in order for a state of progress.
  ///
  /// What only passes through must not look moved: a section about to go follows the unmoved one
  /// it always followed, and one that came early precedes the unmoved one it will precede. Between
  /// the same two unmoved ones those that go stand first.
  init(_ plan: SectionPlan, progress: Progress) {
    places = [Int?](repeating: nil, count: plan.newOf.count + plan.oldOf.count)
    if progress.hasMoved {
      addInNewOrder(plan, progress: progress)
    } else {
      addInOldOrder(plan, progress: progress)
    }
    for (place, key) in keys.enumerated() { places[key] = place }
  }

  private mutating func addInNewOrder(_ plan: SectionPlan, progress: Progress) {
    var leaving = progress.hasDeleted ? [:] : Self.leaving(plan)
    keys += leaving.removeValue(forKey: -1) ?? []
    for (section, old) in plan.oldOf.enumerated() {
      if let old {
        keys.append(old)
        keys += leaving.removeValue(forKey: old) ?? []
      } else if progress.hasInserted {
        keys.append(plan.newOf.count + section)
      }
    }
  }

  private mutating func addInOldOrder(_ plan: SectionPlan, progress: Progress) {
    var coming = progress.hasInserted ? Self.coming(plan) : [:]
    for (old, new) in plan.newOf.enumerated() {
      if plan.isStable[old] { keys += coming.removeValue(forKey: old) ?? [] }
      if new != nil || !progress.hasDeleted { keys.append(old) }
    }
    keys += coming.removeValue(forKey: plan.newOf.count) ?? []
  }

  /// Sections that go, by the unmoved section before them; -1 where there is none.
  private static func leaving(_ plan: SectionPlan) -> [Int: [Int]] {
    var anchor = -1
    var groups: [Int: [Int]] = [:]
    for (old, new) in plan.newOf.enumerated() {
      if plan.isStable[old] { anchor = old }
      if new == nil { groups[anchor, default: []].append(old) }
    }
    return groups
  }

  /// Sections that come, by the unmoved section after them; the number of old ones for none.
  private static func coming(_ plan: SectionPlan) -> [Int: [Int]] {
    var anchor = plan.newOf.count
    var groups: [Int: [Int]] = [:]
    for (section, old) in plan.oldOf.enumerated().reversed() {
      if let old, plan.isStable[old] { anchor = old }
      if old == nil { groups[anchor, default: []].append(plan.newOf.count + section) }
    }
    return groups.mapValues { $0.reversed() }
  }
}
