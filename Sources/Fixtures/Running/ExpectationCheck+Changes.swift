import Diagnostics
import Elements
import Geometry
import JSONReading
import ListEngine

extension ExpectationCheck {
  /// The claim that an item kept its place on the screen, or moved by so much.
  func anchor() -> Diagnostic? {
    guard let (cursor, moved) = expectation.anchor else { return nil }
    guard let before, case .one(let old) = ElementQuery(text(cursor)).find(in: before) else {
      return failure(cursor, "'\(text(cursor))' was not on the screen before.")
    }
    guard case .one(let new) = ElementQuery(text(cursor)).find(in: after) else {
      return failure(cursor, "'\(text(cursor))' is no longer on the screen.")
    }
    let distance =
      (new.frame.minY - after.contentOffset.y) - (old.frame.minY - before.contentOffset.y)
    guard distance != Thousandths(moved) else { return nil }
    return failure(
      cursor,
      "'\(text(cursor))' moved by \(distance) pt on the screen, not by \(Thousandths(moved))."
    )
  }

  /// The claim that an item, or something in it, is laid out differently than before.
  func layoutChanged(_ cursor: Cursor) -> Diagnostic? {
    guard let before, case .one(let old) = ElementQuery(text(cursor)).find(in: before),
      case .one(let new) = ElementQuery(text(cursor)).find(in: after)
    else { return failure(cursor, "'\(text(cursor))' is not on the screen before and after.") }
    let (was, now) = (old.flattened, new.flattened)
    let isSame =
      was.map(\.path) == now.map(\.path) && was.map(\.frame.size) == now.map(\.frame.size)
    return isSame ? failure(cursor, "the layout of '\(text(cursor))' did not change.") : nil
  }

  /// The claim that the last update did exactly so much of one kind.
  func diff(_ kind: String, _ cursor: Cursor) -> Diagnostic? {
    if let reload = updates.first(where: { $0.verb == "reload" && $0.subject.isEmpty }) {
      return failure(cursor, "the list was reloaded \(reload.detail).")
    }
    let isSection = kind.hasSuffix("Sections")
    let verbs = Self.verbs[kind] ?? []
    let found = updates.filter { update in
      verbs.contains(update.verb) && update.subject.hasPrefix("section ") == isSection
        && !update.subject.contains("/@")
    }
    let names = found.map { update in
      isSection ? String(update.subject.dropFirst("section ".count)) : update.subject
    }
    return comparison(cursor, kind, names)
  }

  private static let verbs: [String: Set<String>] = [
    "inserted": ["insert"], "insertedSections": ["insert"],
    "deleted": ["delete"], "deletedSections": ["delete"],
    "moved": ["move"], "movedSections": ["move"],
    "updated": ["render", "reload"], "reloaded": ["reload"],
  ]

  /// The claim that an id stands once in the list.
  func unique(_ cursor: Cursor) -> Diagnostic? {
    let id = text(cursor)
    let count = list.sections.flatMap(\.cells).filter { $0.id == AnyHashable(id) }.count
    return count == 1 ? nil : failure(cursor, "'\(id)' is there \(count) times, not once.")
  }

  func sections() -> Diagnostic? {
    guard let cursor = expectation.sections else { return nil }
    let expected = (cursor.node.value.array ?? []).compactMap(\.value.string)
    let found = list.sections.compactMap { $0.id.base as? String }
    guard expected != found else { return nil }
    return failure(
      cursor,
      "expected the sections \(expected.joined(separator: ", ")), "
        + "found \(found.joined(separator: ", "))."
    )
  }

  func contentSize() -> Diagnostic? {
    guard let cursor = expectation.contentSize else { return nil }
    let found = [after.contentSize.width, after.contentSize.height]
    for (node, length) in zip(cursor.node.value.array ?? [], found) {
      guard let number = node.value.number, Thousandths(number.double) != length else { continue }
      return failure(cursor, "the content is \(found[0])x\(found[1]) pt.")
    }
    return nil
  }

  /// The claim that the step before did so much to views.
  func mutations() -> Diagnostic? {
    guard let cursor = expectation.mutations, let number = cursor.node.value.number else {
      return nil
    }
    guard number.int != mutationCount else { return nil }
    return failure(
      cursor,
      "the step before did \(mutationCount) view mutations, not \(number.literal)."
    )
  }

  /// The claim that the step before brought exactly these findings; notes do not count.
  func diagnostics() -> Diagnostic? {
    guard let cursor = expectation.diagnostics else { return nil }
    let found = newFindings.filter { $0.severity > .note }.map { "\($0.identifier) \($0.subject)" }
    return comparison(cursor, "diagnostics", found)
  }
}
