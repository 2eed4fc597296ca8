package import Diagnostics
package import ListEngine

/// What came of judging a recording.
package struct ReplayVerdict: Sendable {
  package var document: RecordingDocument
  /// What is wrong, or nil for a lawful recording.
  package var fault: Fault?

  /// The first thing that a collection view does not allow.
  package struct Fault: Sendable {
    /// Which step, from 0.
    package var step: Int
    package var violation: BatchViolation
    /// What is wrong, as a sentence.
    package var sentence: String
    /// What is to blame: an operation if one is, else what does not add up.
    package var place: Place
    /// Where the operations are written that are concerned, in their order.
    package var operations: [(operation: BatchOperation, place: Place)]
    /// The batches that would have been right; none where ids must be others first.
    package var lawful: [BatchRecording.LawfulBatch]
  }

  /// Judges a recording.
  package init(_ document: RecordingDocument) {
    self.document = document
    guard let finding = document.recording.finding else { return }
    let before = document.recording.sections(beforeStep: finding.step)
    let step = document.recording.steps[finding.step]
    let operations = document.operations(of: finding)
    let isIdentifier = finding.violation.rule == .uniqueIdentifiers
    fault = Fault(
      step: finding.step,
      violation: finding.violation,
      sentence: finding.violation.sentence(before: before, after: step.after),
      place: document.place(of: finding, operations.map(\.place)),
      operations: operations,
      lawful: isIdentifier ? [] : document.recording.lawfulBatches(forStep: finding.step)
    )
  }
}

extension RecordingDocument {
  /// Finds the operations of a violation among those that were written.
  fileprivate func operations(
    of finding: BatchRecording.Finding
  ) -> [(operation: BatchOperation, place: Place)] {
    guard case .batch(let written) = recording.steps[finding.step].action else { return [] }
    var wanted = finding.violation.operations.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return zip(written, places[finding.step].operations).filter { operation, _ in
      guard let count = wanted[operation], count > 0 else { return false }
      wanted[operation] = count - 1
      return true
    }
  }

  /// The place that a person should look at first.
  fileprivate func place(of finding: BatchRecording.Finding, _ operations: [Place]) -> Place {
    let (places, violation) = (places[finding.step], finding.violation)
    switch violation.rule {
    case .itemCounts, .sectionCounts:
      return violation.section.flatMap { places.after.sections[at: $0] } ?? places.after.all
    case .dataChangesInside:
      let step = recording.steps[finding.step]
      let answersBefore = recording.sections(beforeStep: finding.step).map(\.items.count)
      let isEarly = step.answerBefore.map { $0 != answersBefore } ?? false
      return (isEarly ? places.answerBefore : places.answerInside) ?? places.action
    case .uniqueIdentifiers:
      return placeOfIdentifier(finding) ?? places.after.all
    case .sameView where operations.isEmpty:
      return violation.ids.first.flatMap { places.ids[$0] } ?? places.action
    default:
      // The operation that comes second makes a lawful batch an unlawful one.
      return operations.last ?? places.action
    }
  }

  private func placeOfIdentifier(_ finding: BatchRecording.Finding) -> Place? {
    let (places, violation) = (places[finding.step], finding.violation)
    guard let id = violation.ids.first else { return nil }
    guard let index = violation.section else { return places.ids[id] }
    let after = recording.steps[finding.step].after
    let seenBefore = after.prefix(index).contains { $0.items.contains { $0.id == id } }
    let items = after[index].items.indices.filter { after[index].items[$0].id == id }
    guard let item = items.dropFirst(seenBefore ? 0 : 1).first else {
      return places.after.sections[at: index]
    }
    return places.after.items[at: index]?[at: item]
  }
}

extension Array {
  /// The element at an index, or nil where there is none.
  fileprivate subscript(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
