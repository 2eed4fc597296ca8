import Elements
import Geometry

/// Finds out who answers for each change of size and place in a section.
///
/// Layout goes two ways, and so do the reasons: a size comes from what is inside, or else from
/// what was declared around; a place comes from the siblings before, or else from what is around.
struct SectionExplanation {
  private let section: SectionCauses
  private var ledger: Ledger
  /// For each pair who answers for its size.
  private var sizes: [Answerable]
  /// Who answers for what the sections before did to this one.
  private let carried: Answerable
  /// Who answers for what scrolled.
  private let scrolled: Answerable

  /// Who answers for what goes on behind this section.
  private(set) var passedOn: Answerable

  init(
    of section: SectionCauses,
    carried: Answerable,
    scrolled: Answerable,
    environment: Answerable,
    ledger: Ledger
  ) {
    self.section = section
    self.ledger = ledger
    self.carried = carried
    self.scrolled = scrolled
    passedOn = carried
    sizes = Array(repeating: Answerable(), count: section.paired.pairs.count)
    let declared = environment.union(Answerable(causes: section.ofSection))
    let around = Surroundings(own: Answerable(causes: section.ofSection), above: declared)
    explain(section.paired.roots, in: around)
    passedOn = passedOn.union(Answerable(causes: section.ofSection))
  }

  /// The books with this section's entries.
  var result: Ledger { ledger }

  /// What is around some siblings, as far as it can answer for them.
  private struct Surroundings {
    var pair: (before: Element, after: Element)?
    /// Who was declared at the parent itself.
    var own = Answerable()
    /// Who answers for the parent's size.
    var size = Answerable()
    /// Who was declared anywhere around, and the environment.
    var above = Answerable()
  }

  private mutating func explain(_ siblings: [Int], in around: Surroundings) {
    for index in siblings { explainSize(index, siblings, in: around) }
    var shifts = SiblingShifts(siblings, in: section)
    for index in siblings {
      let pair = section.paired.pairs[index]
      guard let before = pair.before, let after = pair.after else {
        enterScreenEdge(index, in: around)
        continue
      }
      let prior = shifts.before(index).union(shifts.resized)
      explainPosition(index, before, after, prior: prior, siblings, in: around)
      enterMeasured(index, before, after, prior: prior, in: around)
      shifts.pass(index, size: sizes[index])
      explainInside(index, before, after, in: around)
    }
    if around.pair == nil { passedOn = passedOn.union(shifts.total) }
  }

  private mutating func explainInside(
    _ index: Int,
    _ before: Element,
    _ after: Element,
    in around: Surroundings
  ) {
    let own = Answerable(causes: section.moving[index])
    let inner = Surroundings(
      pair: (before, after),
      own: own,
      size: sizes[index],
      above: around.above.union(own)
    )
    explain(section.paired.pairs[index].children, in: inner)
  }

  private mutating func explainSize(_ index: Int, _ siblings: [Int], in around: Surroundings) {
    let pair = section.paired.pairs[index]
    guard let before = pair.before, let after = pair.after else { return }
    let changes = ElementChanges(before, after).size
    guard !changes.isEmpty else { return }
    let (section, scrolled) = (section, scrolled)
    let carried = around.pair == nil ? carried : Answerable()
    let answer = Answerable.first(of: [
      { Answerable(causes: section.inside[index]) },
      { around.own },
      { Self.union(siblings.map { Answerable(causes: section.inside[$0]) }) },
      { around.size },
      { around.above },
      { carried },
      { scrolled },
    ])
    for change in changes {
      sizes[index] = sizes[index].union(ledger.enter(change, at: after.path, by: answer))
    }
  }

  private mutating func explainPosition(
    _ index: Int,
    _ before: Element,
    _ after: Element,
    prior: Answerable,
    _ siblings: [Int],
    in around: Surroundings
  ) {
    let changes = ElementChanges(before, after).position(around: around.pair)
    guard !changes.isEmpty else { return }
    let (section, sizes, scrolled) = (section, sizes, scrolled)
    let carried = around.pair == nil ? carried : Answerable()
    let isHeld = before.isPinned || after.isPinned
    let answer = Answerable.first(of: [
      { isHeld ? scrolled : Answerable() },
      { prior.union(around.own).union(carried) },
      { sizes[index].union(Answerable(causes: section.moving[index])) },
      { Self.union(siblings.map { sizes[$0].union(section.presence(of: $0)) }) },
      { around.size },
      { around.above },
      { scrolled },
    ])
    var entered = Answerable()
    for change in changes {
      entered = entered.union(ledger.enter(change, at: after.path, by: answer))
    }
    if around.pair == nil { passedOn = passedOn.union(entered) }
  }

  private mutating func enterMeasured(
    _ index: Int,
    _ before: Element,
    _ after: Element,
    prior: Answerable,
    in around: Surroundings
  ) {
    let changes = ElementChanges(before, after).measured
    guard !changes.isEmpty else { return }
    let (section, size, scrolled) = (section, sizes[index], scrolled)
    let answer = Answerable.first(of: [
      { size.union(Answerable(causes: section.all[index])) },
      { prior },
      { around.size.union(around.own) },
      { around.above },
      { scrolled },
    ])
    for change in changes { _ = ledger.enter(change, at: after.path, by: answer) }
  }

  /// Enters what came or went only with the edge of the screen.
  private mutating func enterScreenEdge(_ index: Int, in around: Surroundings) {
    guard section.atScreenEdge.contains(index) else { return }
    let pair = section.paired.pairs[index]
    guard let element = pair.element else { return }
    let isNew = pair.before == nil
    let (shown, hidden) = (AttributeValue.word("on screen"), AttributeValue.word("off screen"))
    let change = Change(
      isNew ? .appeared : .disappeared,
      element.kind.word,
      element.path.description,
      "element",
      before: isNew ? hidden : shown,
      after: isNew ? shown : hidden
    )
    let (passedOn, scrolled) = (passedOn, scrolled)
    let answer = Answerable.first(of: [{ passedOn.union(scrolled) }, { around.above }])
    _ = ledger.enter(change, at: element.path, by: answer)
  }

  private static func union(_ all: [Answerable]) -> Answerable {
    all.reduce(Answerable()) { $0.union($1) }
  }
}
