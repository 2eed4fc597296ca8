import Elements
package import ListEngine

extension BatchViolation.Rule {
  /// What the rule is called, as in `one operation each`.
  package var title: String {
    switch self {
    case .itemCounts: "items add up"
    case .sectionCounts: "sections add up"
    case .sourceExists: "what goes was there"
    case .targetExists: "what comes is there"
    case .oneOperationEach: "one operation each"
    case .onePlaceEach: "one place each"
    case .deletedOnce: "deleted once"
    case .reloadedInPlace: "a reload does not move"
    case .sectionsReloadedAlone: "sections are reloaded alone"
    case .movedSectionsUnchanged: "a section that moves stays as it is"
    case .movesMove: "a move moves"
    case .dataChangesInside: "data changes inside the batch"
    case .undisturbed: "a batch is undisturbed"
    case .sectionsFirst: "a section goes and comes as a whole"
    case .sameView: "the same view"
    case .uniqueIdentifiers: "every id is there once"
    }
  }
}

extension BatchViolation {
  /// What is wrong, with ids, positions and numbers, as a sentence.
  ///
  /// - Parameters:
  ///   - before: The sections before the batch.
  ///   - after: The sections after it.
  package func sentence(before: [RecordedSection], after: [RecordedSection]) -> String {
    let (who, both) = (named, spelledOperations)
    switch rule {
    case .itemCounts:
      return "section \(Self.name(section, in: after)) has \(Self.items(found)) after the batch, "
        + "but \(sum) make \(expected ?? 0). " + accounting
    case .sectionCounts:
      return "there are \(Self.sections(found)) after the batch, but \(sum) make \(expected ?? 0). "
        + accounting
    case .sourceExists: return "\(both) names \(missing(in: before)) before the batch."
    case .targetExists: return "\(both) names \(missing(in: after)) after the batch."
    case .oneOperationEach: return "\(who) is asked for two things at once: \(both)."
    case .deletedOnce: return "\(who) is deleted twice, which is not two deletions: \(both)."
    case .reloadedInPlace: return "\(who) is reloaded and moved at once: \(both)."
    case .onePlaceEach where operations.contains(where: \.isReload):
      return "the reload of \(who) lands where something moves to: \(both)."
    case .onePlaceEach: return "one place is filled twice: \(both)."
    case .sectionsReloadedAlone: return "\(both) are in one batch."
    case .movedSectionsUnchanged: return "\(both) changes \(who) inside a section that moves."
    case .movesMove: return "\(both) leaves \(who) where it is."
    case .dataChangesInside: return answerSentence
    case .undisturbed: return disturbance
    case .sectionsFirst: return "\(both) both concern \(who); the section alone is listed."
    case .sameView: return viewSentence
    case .uniqueIdentifiers where found == 0: return "\(who) is not in the snapshot."
    case .uniqueIdentifiers:
      // Sections are looked at before items.
      let isSection = after.count { $0.id == ids.first } > 1
      let name = isSection ? "section '\(ids.first ?? "")'" : who
      return "\(name) occurs \(found ?? 0) times in the snapshot."
    }
  }

  private var viewSentence: String {
    let (was, now) = (views?.before ?? "", views?.after ?? "")
    return "\(named) is reconfigured, but it has a view '\(was)' and needs one of '\(now)'."
  }

  private var disturbance: String {
    operations == [.reloadData]
      ? "reloadData is called inside the batch."
      : "the batch follows on a reload that was not laid out, or begins inside another one."
  }

  private var answerSentence: String {
    let (answer, right) =
      section.map { ("\(Self.items(found)) for section \($0)", Self.items(expected)) }
      ?? (Self.sections(found), Self.sections(expected))
    return
      "the data source answers \(answer) while the collection view counts on \(right): the data "
      + "changed outside the batch."
  }
}

// MARK: - Names and sums

extension BatchViolation {
  private var named: String {
    let isSection = operations.last?.isOfSection == true
    return (isSection ? "section " : "item ") + ids.prefix(1).map { "'\($0)'" }.joined()
  }

  private var spelledOperations: String {
    if operations.count == 2, operations[0] == operations[1] { return "\(operations[0]), twice" }
    return operations.map(\.description).joined(separator: " and ")
  }

  private static func name(_ section: Int?, in sections: [RecordedSection]) -> String {
    guard let section, sections.indices.contains(section) else { return "" }
    return "\(section) ('\(sections[section].id)')"
  }

  private static func items(_ count: Int?) -> String {
    count == 1 ? "1 item" : "\(count ?? 0) items"
  }

  private static func sections(_ count: Int?) -> String {
    count == 1 ? "1 section" : "\(count ?? 0) sections"
  }

  /// Where nothing is, and how much there is.
  private func missing(in sections: [RecordedSection]) -> String {
    guard let id = ids.first else {
      return "section \(found ?? 0), but there \(expected == 1 ? "is" : "are") "
        + Self.sections(expected)
    }
    return "item \(found ?? 0) of section '\(id)', which has \(Self.items(expected))"
  }

  /// What was there and what was listed, as in `3 + 0 inserted - 1 deleted`.
  private var sum: String {
    let counted = Counted(self)
    let start = (expected ?? 0) - counted.balance
    var sum = "\(start) + \(counted.inserted) inserted - \(counted.deleted) deleted"
    if counted.movedIn > 0 { sum += " + \(counted.movedIn) moved in" }
    if counted.movedOut > 0 { sum += " - \(counted.movedOut) moved out" }
    return sum
  }

  /// Says who is not accounted for, which may be many, and what else may be the reason.
  private var accounting: String {
    let shown = ids.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    let more = ids.count > 10 ? " and \(ids.count - 10) more" : ""
    let names = ids.isEmpty ? "" : "Not accounted for: \(shown)\(more)."
    guard operations.isEmpty else { return names }
    return names
      + " Nothing is listed, so an operation is missing or the data changed outside (R12)."
  }
}

/// The operations that change one count.
private struct Counted {
  var (inserted, deleted, movedIn, movedOut) = (0, 0, 0, 0)

  var balance: Int { inserted - deleted + movedIn - movedOut }

  init(_ violation: BatchViolation) {
    for operation in violation.operations {
      switch operation {
      case .insertItem, .insertSection: inserted += 1
      case .deleteItem, .deleteSection: deleted += 1
      case .moveItem(_, let target) where target.section == violation.section: movedIn += 1
      case .moveItem: movedOut += 1
      default: break
      }
    }
  }
}

extension BatchOperation {
  fileprivate var isReload: Bool {
    switch self {
    case .reloadItem, .reloadSection: true
    default: false
    }
  }

  fileprivate var isOfSection: Bool {
    switch self {
    case .deleteSection, .insertSection, .moveSection, .reloadSection, .renderSection: true
    default: false
    }
  }
}

// MARK: - The platform's words

extension BatchViolation {
  /// What UIKit's exception says in its own words, as far as threads about it tell; a paraphrase.
  package var platformSentence: String {
    switch rule {
    case .itemCounts,
      .dataChangesInside where section != nil:
      "invalid update: invalid number of items in section \(section ?? 0)"
    case .sectionCounts, .dataChangesInside: "invalid update: invalid number of sections"
    case .sourceExists:
      "attempt to \(verbs) something that is not there before the update"
    case .targetExists: "attempt to \(verbs) something that is not there after the update"
    case .oneOperationEach: "attempt to \(verbs) the same index path"
    case .deletedOnce: "nothing at once; bad memory access later"
    case .reloadedInPlace: "attempt to delete and move from the same index path"
    case .onePlaceEach: "attempt to perform an insert and a move to the same index path"
    case .sectionsReloadedAlone: "cannot create a view animation for a view that is nil"
    case .movedSectionsUnchanged: "two animations for one cell, or a damaged heap"
    case .movesMove: "request for a global index past the end"
    case .undisturbed: "internal inconsistency, or request for an absurd global index"
    case .sectionsFirst: "attempt to delete or insert what its section already does"
    case .sameView: "attempt to dequeue a cell of another type or reuse identifier"
    case .uniqueIdentifiers where found == 0: "attempt to reload an identifier that does not exist"
    case .uniqueIdentifiers: "supplied identifiers are not unique"
    }
  }

  private var verbs: String {
    let verbs = operations.map(\.verb).map { verb in
      ["delete", "insert", "move", "reload", "reconfigure", "render"].first {
        verb.hasPrefix($0)
      } ?? verb
    }
    return verbs.joined(separator: " and ")
  }
}
