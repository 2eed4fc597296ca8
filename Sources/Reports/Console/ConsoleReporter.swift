import Goldens

/// Tells a run to a person at a terminal or in a log.
///
/// Every status has a sign, so nothing depends on colour.
package struct ConsoleReporter: Sendable {
  private let columns: Int
  private let paint: Paint
  private let isVerbose: Bool
  private let offersApproval: Bool

  /// How many lines one cause may take.
  private static let mostLines = 5
  /// How many cases are named that tell the same as one before.
  private static let mostTitles = 6

  /// Makes a reporter for a terminal of a width, in columns.
  package init(
    columns: Int = 80,
    isColored: Bool = false,
    isVerbose: Bool = false,
    offersApproval: Bool = true
  ) {
    self.columns = max(columns, 40)
    paint = Paint(isOn: isColored)
    self.isVerbose = isVerbose
    self.offersApproval = offersApproval
  }

  /// The report as text, with a final line feed.
  package func text(of report: Report) -> String {
    var lines: [String] = []
    let shown = report.cases.filter { $0.status != .same || isVerbose || !$0.notes.isEmpty }
    for group in CaseGroup.groups(of: shown) { lines += self.lines(of: group) }
    lines += ClosingLines(report, offersApproval: offersApproval).lines.map {
      paint.closing($0, report)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of group: CaseGroup) -> [String] {
    let own = lines(of: group.first)
    guard !group.others.isEmpty else { return own }
    var titles = group.others.prefix(Self.mostTitles).map { one in
      [one.variant, one.capture].compactMap(\.self).joined(separator: " · ")
    }
    if group.others.count > titles.count {
      titles.append("and \(group.others.count - titles.count) more")
    }
    titles[0] = "the same in: " + titles[0]
    return own + wrapped(titles, indent: "  ")
  }

  private func lines(of one: Report.Case) -> [String] {
    var lines = [paint.title("\(one.status.sign) \(one.title)", one.status)]
    switch one.status {
    case .missing: lines.append(offersApproval ? "  no golden yet" : "  only the second has it")
    case .obsolete:
      lines.append(offersApproval ? "  only the golden has it" : "  only the first has it")
    default: break
    }
    // Several findings of one case stand in one reason, each on a line of its own.
    let sentences = one.reason?.detail.split(separator: "\n") ?? []
    lines += sentences.flatMap { wrapped([String($0)], indent: "  ") }
    lines += one.notes.flatMap { wrapped(["note: \(ChangeWords.attribute($0))"], indent: "  ") }
    lines += one.causes.flatMap { self.lines(of: $0, prefix: "") }
    lines += one.unexplained.flatMap { self.lines(of: $0, prefix: "unexplained: ") }
    return lines
  }

  /// A cause, then what followed at the same elements, then what followed elsewhere.
  private func lines(of cause: Cause, prefix: String) -> [String] {
    let head = prefix + ChangeWords.subject(cause)
    var lines = wrapped([head, ChangeWords.event(cause)], indent: "  ", mark: "  ")
    if let own = FollowWords.own(cause) { lines += wrapped([own], indent: "    ") }
    let elsewhere = FollowWords.elsewhere(cause)
    if !elsewhere.isEmpty { lines += wrapped(elsewhere, indent: "    → ", mark: " · ") }
    guard lines.count > Self.mostLines else { return lines }
    return lines.prefix(Self.mostLines - 1) + ["    … more in the JSON report"]
  }

  private func wrapped(_ phrases: [String], indent: String, mark: String = ", ") -> [String] {
    let hanging = String(repeating: " ", count: max(4, TextWidth.columns(indent)) + 2)
    return LineWrapper(columns: columns, indent: indent, hanging: hanging)
      .lines(phrases, mark: mark)
  }
}

extension Status {
  /// The sign that stands before a case.
  var sign: String {
    switch self {
    case .same: "✓"
    case .changed: "✗"
    case .missing: "?"
    case .obsolete: "-"
    case .failed: "!"
    }
  }
}

/// Colour, where it is wanted.
private struct Paint {
  let isOn: Bool

  func title(_ text: String, _ status: Status) -> String {
    let code = [Status.same: "32", .changed: "31", .missing: "33", .obsolete: "33", .failed: "31"]
    return painted(text, "1;" + (code[status] ?? "0"))
  }

  func closing(_ text: String, _ report: Report) -> String {
    painted(text, report.cases.allSatisfy { $0.status == .same } ? "32" : "1")
  }

  private func painted(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
