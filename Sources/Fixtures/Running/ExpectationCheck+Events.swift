import Diagnostics
import JSONReading
import ListEngine

extension ExpectationCheck {
  /// The claims about events: for each kind that is named, all of them and no others.
  func events() -> [Diagnostic] {
    expectation.events.compactMap { kind, cursor in
      let found = happened.events.filter { $0.kind.rawValue == kind }.map(\.path)
      let taps = kind == "onTap" ? happened.taps : found
      if let number = cursor.node.value.number {
        return number.int == taps.count
          ? nil : failure(cursor, "expected \(number.literal) of '\(kind)', found \(taps.count).")
      }
      return comparison(cursor, kind, taps)
    }
  }

  /// The claim that the lists of the step ended so, in the order in which they were applied.
  func outcomes() -> Diagnostic? {
    guard let cursor = expectation.outcomes else { return nil }
    let expected = (cursor.node.value.array ?? []).compactMap(\.value.string)
    guard expected != happened.outcomes else { return nil }
    return failure(
      cursor,
      "expected the outcomes \(listed(expected)), found \(listed(happened.outcomes))."
    )
  }

  /// The claims about views: how many were made, and whose view an item has now.
  func reuse() -> [Diagnostic] {
    var failures: [Diagnostic] = []
    if let made = expectation.reuseMade, let number = made.node.value.number,
      number.int != happened.madeViews
    {
      failures.append(
        failure(made, "\(happened.madeViews) views were made, not \(number.literal).")
      )
    }
    for (path, cursor) in expectation.reuseFrom {
      let former = happened.former(path) ?? "none"
      guard ![former, ElementQuery.unescaped(former)].contains(text(cursor)) else { continue }
      failures.append(
        failure(cursor, "the view of '\(path)' showed '\(former)' before, not '\(text(cursor))'.")
      )
    }
    return failures
  }

  /// The claims about fetching ahead: for each kind that is named, all of them and no others.
  func prefetches() -> [Diagnostic] {
    expectation.prefetch.compactMap { kind, cursor in
      let found = happened.prefetches.filter { $0.kind.rawValue == kind }.map(\.path)
      return comparison(cursor, "fetching to \(kind)", found)
    }
  }
}

/// What happened in one step, beside what is on the screen after it.
struct StepEvents {
  var events: [Event] = []
  /// The names of what was tapped, with the paths.
  var taps: [String] = []
  var prefetches: [PrefetchEvent] = []
  /// What became of the lists, in the order in which they were applied.
  var outcomes: [String] = []
  var madeViews = 0
  /// For each displayed item the path that its view showed in its former life.
  var formerPaths: [String: String] = [:]

  /// What the view at a path showed before; the path may be written unescaped.
  func former(_ path: String) -> String? {
    if let former = formerPaths[path] { return former }
    let spelled = formerPaths.keys.filter { ElementQuery.unescaped($0) == path }.min()
    return spelled.flatMap { formerPaths[$0] }
  }
}
