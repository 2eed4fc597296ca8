import Elements
import Geometry

/// Compares two captures of one snapshot step.
struct CaptureComparison {
  private let before: Capture
  private let after: Capture
  private var causes = CauseList()
  private var ledger = Ledger()

  init(_ before: Capture, _ after: Capture) {
    self.before = before
    self.after = after
  }

  /// How the captures stand to each other.
  static func verdict(_ before: Capture, _ after: Capture) -> CaptureVerdict {
    guard before != after else { return CaptureVerdict(name: after.name, status: .same) }
    var comparison = CaptureComparison(before, after)
    comparison.compare()
    return Books(causes: comparison.causes.causes, ledger: comparison.ledger)
      .verdict(named: after.name)
  }

  private mutating func compare() {
    let environment = Set(
      EnvironmentChanges.between(before.environment, after.environment)
        .map { causes.add($0, at: ElementPath([])) }
    )
    if before.extent != after.extent { addExtent() }
    let pairs = sectionPairs()
    let isWhole = before.extent == .content && after.extent == .content
    let ofSections = compareSections()
    let sections = pairs.map {
      SectionCauses($0.before, $0.after, isWholeContent: isWhole, causes: &causes)
    }
    let moving = ofSections.union(environment).union(sections.flatMap(Self.moving))
    let scrolled = enterOffset(Answerable(causes: moving))
    var carried = Answerable(causes: ofSections)
    for section in sections {
      let explanation = SectionExplanation(
        of: section,
        carried: carried,
        scrolled: scrolled,
        environment: Answerable(causes: environment),
        ledger: ledger
      )
      (carried, ledger) = (explanation.passedOn, explanation.result)
    }
    enterScrollOffsets(pairs, Answerable(causes: moving))
    enterContentSize(carried, or: Answerable(causes: moving))
    enterLogs()
    enterRest()
  }

  private static func moving(_ section: SectionCauses) -> Set<Int> {
    section.paired.roots.reduce(section.ofSection) { $0.union(section.inside[$1]) }
  }

  private mutating func addExtent() {
    let (old, new) = (before.extent.rawValue, after.extent.rawValue)
    _ = causes.add(
      Change(.layout, "capture", "extent", before: .word(old), after: .word(new)),
      at: ElementPath([])
    )
  }

  private func sectionPairs() -> [(before: CapturedSection, after: CapturedSection)] {
    let old = Dictionary(before.sections.map { ($0.id, $0) }) { first, _ in first }
    return after.sections.compactMap { section in old[section.id].map { ($0, section) } }
  }

  /// Finds sections that came, went or moved.
  private mutating func compareSections() -> Set<Int> {
    let (old, new) = (before.sections.map(\.id), after.sections.map(\.id))
    var found: Set<Int> = []
    for id in old where !new.contains(id) { found.insert(addSection(id, .removed)) }
    for id in new where !old.contains(id) { found.insert(addSection(id, .added)) }
    let both = new.filter(old.contains)
    let places = both.map { old.firstIndex(of: $0) ?? 0 }
    for position in LongestOrder.displaced(places).sorted() {
      found.insert(addSection(both[position], .moved, from: places[position], to: position))
    }
    return found
  }

  private mutating func addSection(
    _ id: String,
    _ kind: Change.Kind,
    from: Int? = nil,
    to: Int? = nil
  ) -> Int {
    let there = AttributeValue.word("there")
    let change = Change(
      kind,
      "section",
      id,
      kind == .moved ? "position" : "section",
      before: from.map { .number(Thousandths(Double($0 + 1))) } ?? (kind == .removed ? there : nil),
      after: to.map { .number(Thousandths(Double($0 + 1))) } ?? (kind == .added ? there : nil)
    )
    return causes.add(change, at: ElementPath([id]))
  }
}

extension CaptureComparison {
  private mutating func enter(
    _ attribute: String,
    _ before: Thousandths,
    _ after: Thousandths,
    path: String = "",
    by answerable: Answerable
  ) -> Answerable {
    guard before != after else { return Answerable() }
    let subject = path.isEmpty ? "content" : "section"
    let change = Change(
      .content,
      subject,
      path,
      attribute,
      before: .number(before),
      after: .number(after)
    )
    return ledger.enter(change, at: ElementPath(path.isEmpty ? [] : [path]), by: answerable)
  }

  /// Enters where the screen is, and says who answers for it.
  private mutating func enterOffset(_ moving: Answerable) -> Answerable {
    let (old, new) = (before.contentOffset, after.contentOffset)
    let x = enter("offset.x", old.x, new.x, by: moving)
    let y = enter("offset.y", old.y, new.y, by: moving)
    return x.union(y)
  }

  private mutating func enterScrollOffsets(
    _ pairs: [(before: CapturedSection, after: CapturedSection)],
    _ moving: Answerable
  ) {
    for (old, new) in pairs {
      let (from, to) = (old.scrollOffset, new.scrollOffset)
      _ = enter("scrollOffset.x", from.x, to.x, path: new.id, by: moving)
      _ = enter("scrollOffset.y", from.y, to.y, path: new.id, by: moving)
    }
  }

  private mutating func enterContentSize(_ carried: Answerable, or moving: Answerable) {
    let answer = carried.isEmpty ? moving : carried
    let (old, new) = (before.contentSize, after.contentSize)
    _ = enter("width", old.width, new.width, by: answer)
    _ = enter("height", old.height, new.height, by: answer)
  }

  /// Enters updates, events and findings: with the causes at their subject, or by themselves.
  private mutating func enterLogs() {
    let owners = Dictionary(
      causes.causes.enumerated().flatMap { index, cause in cause.paths.map { ($0, [index]) } }
    ) { $0 + $1 }
    for change in LogChanges.between(before, after) {
      let subject =
        change.path.hasPrefix("section ") ? String(change.path.dropFirst(8)) : change.path
      let answerable = Answerable(causes: Set(owners[subject] ?? []))
      if answerable.isEmpty {
        _ = causes.add(change, at: ElementPath([]))
      } else {
        _ = ledger.enter(change, at: ElementPath([]), by: answerable)
      }
    }
  }

  /// Makes sure that captures that differ are never told to be the same.
  private mutating func enterRest() {
    guard causes.causes.isEmpty, ledger.entries.isEmpty, ledger.unexplained.causes.isEmpty else {
      return
    }
    let paths = [before, after].map { $0.sections.flatMap(\.elements).flatMap(\.flattened) }
    let differing = zip(paths[0], paths[1]).first { $0 != $1 }
    let change = Change(
      .measured,
      differing?.1.kind.word ?? "capture",
      differing?.1.path.description ?? "",
      "indexPath",
      before: differing?.0.indexPath.map { .word($0.description) },
      after: differing?.1.indexPath.map { .word($0.description) }
    )
    _ = ledger.enter(change, at: differing?.1.path ?? ElementPath([]), by: Answerable())
  }
}
