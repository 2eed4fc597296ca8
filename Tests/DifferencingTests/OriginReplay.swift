import Differencing

/// Follows where everything in a list comes from, through all batches.
///
/// Arrays are edited as a collection view edits its cells: what goes is removed from the end on,
/// what comes is inserted from the beginning on. Ids and contents are never looked at, so it also
/// tells apart what has the same id.
struct OriginReplay {
  /// For each section its old position, or nil where it came.
  private(set) var sections: [Int?]
  /// For each item its old place, or nil where it came.
  private(set) var items: [[ItemPosition?]]

  init(_ list: [SampleSection]) {
    sections = Array(list.indices)
    items = list.enumerated().map { section, content in
      content.items.indices.map { ItemPosition(section: section, item: $0) }
    }
  }

  mutating func perform(_ stage: StagedChangeset<SampleSection>.Stage) {
    let changes = stage.changes
    let carried = changes.itemMoves.map { items[$0.source.section][$0.source.item] }
    for position in (changes.itemDeletes + changes.itemMoves.map(\.source)).sorted(by: >) {
      items[position.section].remove(at: position.item)
    }
    moveSections(changes, after: stage.sections)
    let arrivals =
      changes.itemInserts.map { ($0, nil) } + zip(changes.itemMoves.map(\.target), carried)
    for (position, origin) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      items[position.section].insert(origin, at: position.item)
    }
  }

  private mutating func moveSections(_ changes: Changes, after: [SampleSection]) {
    let carried = changes.sectionMoves.map { (sections[$0.source], items[$0.source]) }
    for section in (changes.sectionDeletes + changes.sectionMoves.map(\.source)).sorted(by: >) {
      sections.remove(at: section)
      items.remove(at: section)
    }
    let inserted = changes.sectionInserts.map { section in
      (section, (nil as Int?, after[section].items.map { _ in nil as ItemPosition? }))
    }
    let arrivals = inserted + zip(changes.sectionMoves.map(\.target), carried)
    for (section, content) in arrivals.sorted(by: { $0.0 < $1.0 }) {
      sections.insert(content.0, at: section)
      items.insert(content.1, at: section)
    }
  }
}
