import Elements

/// Judges a batch by the lists before and after it.
struct BatchContract {
  let batch: BatchUpdates
  let before: [Section]
  let after: [Section]

  /// Takes a batch; the order of its operations does not matter.
  init(batch: BatchUpdates, before: [Section], after: [Section]) {
    self.batch = batch.sorted()
    self.before = before
    self.after = after
  }

  /// Throws the first rule that is broken.
  ///
  /// What explains something else is looked at before it: a position that does not exist (R3, R4)
  /// before one that is used twice (R7, R5, R8, then R6), that before what is listed inside a
  /// section that goes, comes, moves or is reloaded (R14, R10, R9), and all of those before counts
  /// (R2, R1), because a wrong operation makes a wrong count. Only then moves that move nothing
  /// (R11) and views (R16) are looked at, which need counts that are right. Among operations of
  /// one kind the one with the smallest position is named.
  ///
  /// Complexity: O(d log d + s) in the numbers of operations and sections.
  func check() throws(BatchViolation) {
    try checkPositions()
    try checkSources()
    try checkTargets()
    try checkSections()
    let map = PositionMap(batch, before: before, after: after)
    try checkCounts(map)
    try checkMoves(map)
    try checkViews(map)
  }

  /// The id of an item whose position exists.
  func id(_ position: IndexPath, in sections: [Section]) -> String {
    String(describing: sections[position.section].cells[position.item].id)
  }

  /// The id of a section whose position exists.
  func id(_ section: Int, in sections: [Section]) -> String {
    String(describing: sections[section].id)
  }
}

// MARK: - Positions

extension BatchContract {
  /// R3 and R4.
  private func checkPositions() throws(BatchViolation) {
    for operation in batch.operations {
      switch operation {
      case .deleteSection(let section), .reloadSection(let section), .renderSection(let section):
        try check(section, operation, .sourceExists)
      case .deleteItem(let position), .reloadItem(let position), .reconfigureItem(let position):
        try check(position, operation, .sourceExists)
      case .insertSection(let section): try check(section, operation, .targetExists)
      case .insertItem(let position): try check(position, operation, .targetExists)
      case .moveSection(let source, let target):
        try check(source, operation, .sourceExists)
        try check(target, operation, .targetExists)
      case .moveItem(let source, let target):
        try check(source, operation, .sourceExists)
        try check(target, operation, .targetExists)
      case .reloadData: break
      }
    }
  }

  private func check(
    _ section: Int,
    _ operation: BatchOperation,
    _ rule: BatchViolation.Rule
  ) throws(BatchViolation) {
    let sections = rule == .sourceExists ? before : after
    guard !sections.indices.contains(section) else { return }
    throw BatchViolation(
      rule,
      section: section,
      expected: sections.count,
      found: section,
      operations: [operation]
    )
  }

  private func check(
    _ position: IndexPath,
    _ operation: BatchOperation,
    _ rule: BatchViolation.Rule
  ) throws(BatchViolation) {
    try check(position.section, operation, rule)
    let sections = rule == .sourceExists ? before : after
    let count = sections[position.section].cells.count
    guard !(0..<count).contains(position.item) else { return }
    throw BatchViolation(
      rule,
      section: position.section,
      ids: [id(position.section, in: sections)],
      expected: count,
      found: position.item,
      operations: [operation]
    )
  }
}
