import Elements
import Geometry

/// Puts causes, what followed and what is left over in the order in which they are told.
struct Books {
  private let causes: [Cause]
  private let ledger: Ledger

  init(causes: [Cause], ledger: Ledger) {
    self.causes = causes
    self.ledger = ledger
  }

  /// The verdict on a capture that changed.
  func verdict(named name: String) -> CaptureVerdict {
    let followed = entries(by: \.causes)
    let told = causes.indices.map { summed(causes[$0], followed[$0] ?? []) }
    let weights = told.map { cause in cause.follows.reduce(0) { $0 + $1.count } }
    let order = told.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
    var ranks: [Int: Int] = [:]
    for (rank, index) in order.enumerated() { ranks[index] = rank }
    let leftOver = entries(by: \.unexplained)
    return CaptureVerdict(
      name: name,
      status: .changed,
      causes: order.map { told[$0] },
      consequences: ledger.entries.map { entry in
        let causes = entry.answerable.causes.compactMap { ranks[$0] }.sorted()
        return Consequence(change: entry.change, causes: causes)
      },
      unexplained: ledger.unexplained.causes.enumerated().map { index, cause in
        summed(cause, leftOver[index] ?? [])
      }
    )
  }

  private typealias Entry = (change: Change, answerable: Answerable)

  /// The entries by the position of each that answers for them.
  private func entries(by kind: KeyPath<Answerable, Set<Int>>) -> [Int: [Entry]] {
    var entries: [Int: [Entry]] = [:]
    for entry in ledger.entries {
      for index in entry.answerable[keyPath: kind] { entries[index, default: []].append(entry) }
    }
    return entries
  }

  /// A cause with what followed from it, equal changes told once.
  private func summed(_ cause: Cause, _ entries: [Entry]) -> Cause {
    var cause = cause
    let kin = Kinship(cause.paths)
    var sums = FollowSums()
    for (change, _) in entries {
      let relation = kin.relation(to: change)
      let isAlone = relation == .around && cause.paths.count == 1
      sums.add(change, relation, as: isAlone ? change.path : "")
    }
    cause.follows = inOrder(sums.follows)
    return cause
  }

  private func inOrder(_ follows: [Follow]) -> [Follow] {
    Follow.Relation.allCases.flatMap { relation in
      let alike = follows.filter { $0.relation == relation }
      // Around an element the nearest is told first, and it is the one entered last.
      return relation == .around
        ? alike.sorted { $0.first.path.utf8.count > $1.first.path.utf8.count }
        : alike.enumerated().sorted {
          ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
        }
        .map(\.element)
    }
  }
}

/// How elements stand to those of a cause, by their paths.
private struct Kinship {
  private let own: Set<String>
  private let around: Set<String>

  init(_ paths: [String]) {
    own = Set(paths)
    around = Set(paths.flatMap(Self.prefixes))
  }

  private static func prefixes(of path: String) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return (1..<max(1, parts.count)).map { parts.prefix($0).joined(separator: "/") }
  }

  func relation(to change: Change) -> Follow.Relation {
    if change.kind == .content { return .content }
    if own.contains(change.path) { return .itself }
    if around.contains(change.path) { return .around }
    return Self.prefixes(of: change.path).contains(where: own.contains) ? .inside : .others
  }
}
