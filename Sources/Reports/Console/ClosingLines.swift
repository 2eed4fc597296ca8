import Goldens

/// The end of a report: the reason for the exit status in sums, and what to type next.
struct ClosingLines {
  private let report: Report
  private let offersApproval: Bool

  init(_ report: Report, offersApproval: Bool = true) {
    self.report = report
    self.offersApproval = offersApproval
  }

  var lines: [String] {
    let shown = report.cases.filter { $0.status != .same }
    guard !shown.isEmpty else {
      let all = report.cases.count
      return ["\(count(all, "capture")), \(all == 1 ? "" : "all ")same."]
    }
    var lines = [summary(shown)]
    if offersApproval, let command { lines.append(command) }
    return lines
  }

  private func summary(_ shown: [Report.Case]) -> String {
    var parts: [String] = []
    for status in [Status.changed, .missing, .obsolete, .failed] where report.count(status) > 0 {
      var part = "\(status.rawValue): \(count(report.count(status), "capture"))"
      if status == .changed { part += " (\(books(shown)))" }
      if status == .failed { part += " (\(reasons(shown)))" }
      parts.append(part)
    }
    if report.count(.same) > 0 { parts.append("same: \(report.count(.same))") }
    return parts.joined(separator: ", ") + "."
  }

  private func books(_ shown: [Report.Case]) -> String {
    let causes = shown.reduce(0) { $0 + $1.causes.count }
    let consequences = shown.reduce(0) { $0 + $1.consequenceCount }
    let unexplained = shown.reduce(0) { $0 + $1.unexplained.count }
    var words = "\(count(causes, "cause")), \(count(consequences, "consequence"))"
    if unexplained > 0 { words += ", \(unexplained) unexplained" }
    return words
  }

  private func reasons(_ shown: [Report.Case]) -> String {
    let names = shown.filter { $0.status == .failed }.compactMap { $0.reason?.name }
    return distinct(names).joined(separator: ", ")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// What accepts everything that can be accepted, and nothing else.
  private var command: String? {
    let open = report.cases.filter { $0.status == .changed || $0.status == .missing }
    let names = distinct(open.map(\.fixture))
    guard !names.isEmpty else { return nil }
    return "accept \(names.count == 1 ? "it" : "them"): proofsheet approve "
      + names.map(quoted).joined(separator: " ")
  }

  /// A name as a shell takes it.
  private func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      Unicode.Scalar(byte).properties.isAlphabetic || (48...57).contains(byte)
        || "-_./".utf8.contains(byte)
    }
    return isPlain
      ? name
      : "'"
        + name.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }

  private func distinct(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
