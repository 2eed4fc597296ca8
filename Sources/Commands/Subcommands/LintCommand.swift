import Diagnostics
import Fixtures
import Reports

/// `proofsheet lint`: looks for what is suspicious in fixtures.
package struct LintOptions: CommandOptions, Hashable {
  /// Fixtures, or folders that are searched for them; none means the current folder.
  package var paths: [String] = []
  /// Where reports go and in which form; none means text to standard output.
  package var reporters: [ReporterWish] = []

  package init() {}

  package static let grammar = Grammar<Self>(
    "lint",
    "Look for what is suspicious in fixtures.",
    example: "lint Snapshots",
    [
      .remainder("PATH", \.paths, "Fixtures or folders; none is the current folder."),
      .options("--reporter text|json[=PATH]", \.reporters, "Form of the report (repeatable)."),
    ]
  )
}

/// Runs the scripts of fixtures in all variants and tells what was noticed.
enum LintCommand {
  static let command = Command(LintOptions.grammar) { options, session in
    let bench = Workbench()
    let files = try FixtureFinder.fixtures(in: options.paths)
    var findings: [Diagnostic] = []
    var unusable: [Diagnostic] = []
    for file in files {
      do {
        let found = try bench.lint(Fixture.read(file, from: bench.files))
        findings += found.filter { !findings.contains($0) }
      } catch let input as UnusableInput {
        unusable += input.diagnostics
      }
    }
    unusable.forEach(session.console.report)
    let list = FindingList(findings)
    let reporters = options.reporters.isEmpty ? [ReporterWish(form: .text)] : options.reporters
    for reporter in reporters {
      let text =
        reporter.form == .json
        ? FindingsJSON.text(of: findings) : LintReport.text(list, files.count)
      if let path = reporter.path {
        try Artefacts.write(Array(text.utf8), to: path)
      } else {
        session.console.output.write(text)
      }
    }
    return !unusable.isEmpty ? .unusable : findings.isEmpty ? .success : .differences
  }
}

/// Tells findings to people.
private enum LintReport {
  static func text(_ list: FindingList, _ fixtureCount: Int) -> String {
    let fixtures = "\(fixtureCount) fixture\(fixtureCount == 1 ? "" : "s")"
    let count = list.lines.count
    let end =
      count == 0
      ? "clean: \(fixtures)." : "found: \(count) thing\(count == 1 ? "" : "s") in \(fixtures)."
    return (list.lines + [end]).map { $0 + "\n" }.joined()
  }
}
