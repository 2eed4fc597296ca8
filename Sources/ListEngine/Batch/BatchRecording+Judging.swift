import Elements

extension BatchRecording {
  /// The first thing in a recording that a collection view does not allow.
  public struct Finding: Hashable, Sendable {
    /// Which step, from 0.
    public var step: Int
    /// What is wrong with it.
    public var violation: BatchViolation
  }

  /// The first step that breaks the contract, or nil where all is lawful.
  ///
  /// What happens after it is not judged, because by then the app has ended. Within a step, what
  /// explains the rest is named: a batch that is disturbed (R13), then data that changed outside it
  /// (R12), then what the batch itself does.
  ///
  /// Complexity: O(n + d log d) in the numbers of items and operations of all steps.
  public var finding: Finding? {
    var judge = Judge(sections: before.map(Section.init))
    for (index, step) in steps.enumerated() {
      do throws(BatchViolation) {
        try judge.check(step)
      } catch {
        return Finding(step: index, violation: error)
      }
    }
    return nil
  }

  /// What a step starts from.
  public func sections(beforeStep step: Int) -> [RecordedSection] {
    step > 0 && step <= steps.count ? steps[step - 1].after : before
  }
}

/// A collection view as far as it judges batches.
private struct Judge {
  var sections: [Section]
  /// Whether everything was read anew and not laid out since.
  var isPending = false

  mutating func check(_ step: BatchRecording.Step) throws(BatchViolation) {
    let after = step.after.map(Section.init)
    switch step.action {
    case .batch(let operations):
      try checkDisturbance(operations)
      try check(step.answerBefore, for: sections)
      try check(step.answerInside, for: after)
      try BatchContract(batch: BatchUpdates(operations), before: sections, after: after).check()
    case .snapshot(let reloading, let reconfiguring):
      try SnapshotContract(before: sections, after: after).check(
        reloading: reloading,
        reconfiguring: reconfiguring
      )
    case .reload: break
    }
    sections = after
    isPending = step.action == .reload(isLaidOut: false)
  }

  private func checkDisturbance(_ operations: [BatchOperation]) throws(BatchViolation) {
    if operations.contains(.reloadData) {
      throw BatchViolation(.undisturbed, operations: [.reloadData])
    }
    if isPending, !operations.isEmpty {
      throw BatchViolation(.undisturbed, operations: operations)
    }
  }

  private func check(_ answer: [Int]?, for sections: [Section]) throws(BatchViolation) {
    guard let answer else { return }
    try BatchContract.checkAnswer(answer, for: sections) { section in
      section.map { [String(describing: sections[$0].id)] } ?? []
    }
  }
}

/// Judges what a diffable data source is given.
private struct SnapshotContract {
  let before: [Section]
  let after: [Section]

  func check(reloading: [String], reconfiguring: [String]) throws(BatchViolation) {
    try checkSections()
    let items = try positions()
    for id in reloading + reconfiguring where items[id] == nil {
      throw BatchViolation(.uniqueIdentifiers, ids: [id], expected: 1, found: 0)
    }
    try checkViews(reconfiguring, items)
  }

  private func checkSections() throws(BatchViolation) {
    var seen: Set<AnyHashable> = []
    for (index, section) in after.enumerated() where !seen.insert(section.id).inserted {
      throw BatchViolation(
        .uniqueIdentifiers,
        section: index,
        ids: [String(describing: section.id)],
        expected: 1,
        found: after.count { $0.id == section.id }
      )
    }
  }

  /// Where each id is, over all sections.
  private func positions() throws(BatchViolation) -> [AnyHashable: IndexPath] {
    var positions: [AnyHashable: IndexPath] = [:]
    for (section, content) in after.enumerated() {
      for (item, cell) in content.cells.enumerated() {
        let position = IndexPath(item: item, section: section)
        guard positions.updateValue(position, forKey: cell.id) != nil else { continue }
        throw BatchViolation(
          .uniqueIdentifiers,
          section: section,
          ids: [String(describing: cell.id)],
          expected: 1,
          found: after.reduce(0) { $0 + $1.cells.count { $0.id == cell.id } }
        )
      }
    }
    return positions
  }

  private func checkViews(
    _ reconfiguring: [String],
    _ items: [AnyHashable: IndexPath]
  ) throws(BatchViolation) {
    guard !reconfiguring.isEmpty else { return }
    var old: [AnyHashable: AnyComponent] = [:]
    for cell in before.flatMap(\.cells) { old[cell.id] = cell.component }
    for id in reconfiguring {
      guard let was = old[id], let position = items[id] else { continue }
      let now = after[position.section].cells[position.item].component
      guard !was.canTakeOver(now) else { continue }
      throw BatchViolation(
        .sameView,
        section: position.section,
        ids: [id],
        views: .init(before: was.reuseIdentifier, after: now.reuseIdentifier)
      )
    }
  }
}
