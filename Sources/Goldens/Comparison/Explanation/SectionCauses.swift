import Elements
import Geometry

/// The causes at the elements of one section, and what each of them can bring about.
struct SectionCauses {
  let paired: PairedElements
  /// For each pair the positions of all its causes.
  private(set) var all: [Set<Int>]
  /// For each pair the positions of those of its causes that can move things.
  private(set) var moving: [Set<Int>]
  /// For each pair the same, with those of everything inside it.
  private(set) var inside: [Set<Int>]
  /// The positions of the causes at the section itself.
  private(set) var ofSection: Set<Int> = []
  /// For each pair the causes that say it moved among its siblings.
  private(set) var moves: [Set<Int>]
  /// The positions of the pairs that come or go with the edge of the screen, and are no causes.
  private(set) var atScreenEdge: Set<Int> = []

  init(
    _ before: CapturedSection,
    _ after: CapturedSection,
    isWholeContent: Bool,
    causes: inout CauseList
  ) {
    paired = PairedElements(before: before.elementsAndRanges, after: after.elementsAndRanges)
    all = Array(repeating: [], count: paired.pairs.count)
    (moving, inside, moves) = (all, all, all)
    compareLayout(before, after, causes: &causes)
    let edge = ScreenEdge(before, after)
    compareCount(before, after, unseen: edge.unseen, causes: &causes)
    for index in paired.pairs.indices {
      compare(index, edge, sameLayout: before.layout == after.layout && !isWholeContent, &causes)
    }
    findMoves(among: paired.roots, causes: &causes)
    for pair in paired.pairs { findMoves(among: pair.children, causes: &causes) }
    gatherInside()
  }

  private mutating func compareLayout(
    _ before: CapturedSection,
    _ after: CapturedSection,
    causes: inout CauseList
  ) {
    for name in before.layout.names(differingFrom: after.layout) {
      let change = Change(
        .layout,
        "section",
        after.id,
        name.rawValue,
        before: before.layout[name],
        after: after.layout[name]
      )
      ofSection.insert(causes.add(change, at: ElementPath([after.id])))
    }
  }

  private mutating func compareCount(
    _ before: CapturedSection,
    _ after: CapturedSection,
    unseen: Int,
    causes: inout CauseList
  ) {
    guard unseen != 0 else { return }
    let counts = [before, after].map { section in
      let cells = section.elements.count { $0.kind == .cell }
      return section.ranges.reduce(cells) { $0 &+ $1.count }
    }
    guard counts[0] != counts[1] else { return }
    let change = Change(
      unseen > 0 ? .added : .removed,
      "section",
      after.id,
      "items",
      before: .number(Thousandths(Double(counts[0]))),
      after: .number(Thousandths(Double(counts[1])))
    )
    ofSection.insert(causes.add(change, at: ElementPath([after.id, "items"])))
  }

  private mutating func compare(
    _ index: Int,
    _ edge: ScreenEdge,
    sameLayout: Bool,
    _ causes: inout CauseList
  ) {
    let pair = paired.pairs[index]
    switch (pair.before, pair.after) {
    case (let before?, let after?): compare(before, after, at: index, &causes)
    case (nil, let after?):
      let isAtEdge = edge.came.contains(after.path) || isOffScreen(after, sameLayout)
      note(after, .added, isAtEdge: isAtEdge, at: index, &causes)
    case (let before?, nil):
      let isAtEdge = edge.left.contains(before.path) || isOffScreen(before, sameLayout)
      note(before, .removed, isAtEdge: isAtEdge, at: index, &causes)
    case (nil, nil): break
    }
  }

  /// Whether something that no list counts can come and go only with the screen.
  private func isOffScreen(_ element: Element, _ sameLayout: Bool) -> Bool {
    switch element.kind {
    case .supplementary, .decoration: sameLayout
    default: element.isRange
    }
  }

  private mutating func compare(
    _ before: Element,
    _ after: Element,
    at index: Int,
    _ causes: inout CauseList
  ) {
    let changes = ElementChanges(before, after)
    let isResized = before.frame.size != after.frame.size
    guard !after.isRange else { return }
    for (change, role) in changes.declared {
      let cause = causes.add(change, at: after.path)
      all[index].insert(cause)
      if role == .declared || role == .content && isResized { moving[index].insert(cause) }
    }
    for change in changes.conditions {
      all[index].insert(causes.add(change, at: after.path))
    }
  }

  /// Takes note of an element that came or went; those inside it go without saying.
  private mutating func note(
    _ element: Element,
    _ kind: Change.Kind,
    isAtEdge: Bool,
    at index: Int,
    _ causes: inout CauseList
  ) {
    let parent = paired.pairs[index].parent
    if let parent, isWholly(kind, parent) { return }
    guard !isAtEdge else {
      atScreenEdge.insert(index)
      return
    }
    let condition = condition(of: element, in: parent.map { paired.pairs[$0] }, kind)
    let there = AttributeValue.word(condition == nil ? "there" : "shown")
    let change = Change(
      condition == nil ? kind : .condition,
      element.kind.word,
      element.path.description,
      condition.map { "if \($0)" } ?? "element",
      before: kind == .added ? condition.map { _ in .word("hidden") } : there,
      after: kind == .added ? there : condition.map { _ in .word("hidden") }
    )
    let cause = causes.add(change, at: element.path)
    all[index].insert(cause)
    moving[index].insert(cause)
  }

  private func isWholly(_ kind: Change.Kind, _ index: Int) -> Bool {
    kind == .added ? paired.pairs[index].before == nil : paired.pairs[index].after == nil
  }

  /// The condition that keeps an element away on the side where it is not.
  private func condition(
    of element: Element,
    in parent: ElementPair?,
    _ kind: Change.Kind
  ) -> String? {
    let holder = kind == .added ? parent?.before : parent?.after
    return holder?.absences.first { $0.path == element.path }?.condition
  }

  private mutating func findMoves(among siblings: [Int], causes: inout CauseList) {
    for (index, change, path) in paired.moves(among: siblings) {
      let cause = causes.add(change, at: path)
      all[index].insert(cause)
      moving[index].insert(cause)
      moves[index].insert(cause)
    }
  }

  /// Adds up what is inside, from the innermost outwards.
  private mutating func gatherInside() {
    for index in inside.indices { inside[index] = moving[index].subtracting(moves[index]) }
    for root in paired.roots { gather(root) }
  }

  private mutating func gather(_ index: Int) {
    for child in paired.pairs[index].children {
      gather(child)
      inside[index].formUnion(inside[child].union(moves[child]))
    }
  }
}

extension SectionCauses {
  /// Who answers for a pair being there, and for being where it is among its siblings.
  func presence(of index: Int) -> Answerable {
    let pair = paired.pairs[index]
    let isWhole = pair.before != nil && pair.after != nil
    return Answerable(causes: isWhole ? moves[index] : moving[index])
  }
}
