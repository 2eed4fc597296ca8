import Differencing
public import Elements

extension BatchRecording {
  /// A batch that a collection view allows.
  public struct LawfulBatch: Hashable, Sendable {
    /// What the batch does.
    public var operations: [BatchOperation]
    /// The same told by id, as in `move feed/b 0/1 -> 0/0`.
    public var updates: [CapturedUpdate]
    /// What the data source must answer inside the batch.
    public var after: [RecordedSection]
  }

  /// The fewest batches that lead from the sections before a step to those after it.
  ///
  /// They have as few moves as can be, and none for equal sections. Items whose content changed are
  /// reconfigured, or reloaded where the views they have cannot show them.
  ///
  /// Complexity: O((n + d) log d) in the numbers of items and changes; an empty array for a step
  /// that there is not.
  public func lawfulBatches(forStep step: Int) -> [LawfulBatch] {
    guard steps.indices.contains(step) else { return [] }
    var before = List(sections: sections(beforeStep: step).map(Section.init))
    let new = steps[step].after.map(Section.init)
    let changeset = StagedChangeset(from: before.sections, to: new)
    return changeset.stages.map { stage in
      let after = List(sections: stage.sections)
      let batch = BatchUpdates(stage.changes) { position in
        let was = before.sections[position.section].cells[position.item].component
        return !was.canTakeOver(after.sections[position.section].cells[position.item].component)
      }
      let words = UpdateWords(
        before: before,
        after: after,
        old: PathNames(before),
        new: PathNames(after)
      )
      before = after
      return LawfulBatch(
        operations: batch.operations,
        updates: words.words(for: batch),
        after: after.sections.map(RecordedSection.init(replayed:))
      )
    }
  }
}

extension RecordedSection {
  /// Takes back what was made into a section of a list.
  fileprivate init(replayed section: Section) {
    self.init(
      id: String(describing: section.id),
      items: section.cells.map { cell in
        RecordedItem(
          id: String(describing: cell.id),
          content: cell.component.as(RecordedContent.self)?.item ?? "",
          reuseIdentifier: cell.component.reuseIdentifier
        )
      }
    )
  }
}
