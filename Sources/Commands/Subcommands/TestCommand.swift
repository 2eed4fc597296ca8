import Diagnostics
import Goldens
import Reports

/// `proofsheet test`: runs fixtures and compares what they show with their goldens.
package struct TestOptions: CommandOptions, Hashable {
  /// Fixtures, or folders that are searched for them; none means the current folder.
  package var paths: [String] = []
  /// Patterns of the names to run; none means all.
  package var only: [String] = []
  /// Patterns of the names to leave out.
  package var exclude: [String] = []
  /// Where reports go and in which form; none means text to standard output.
  package var reporters: [ReporterWish] = []
  /// The folder for everything that a run leaves behind.
  package var output = ".proofsheet"
  /// The folder that holds the goldens, or nil for beside their fixtures.
  package var goldenFolder: String?
  package var color = ColorWish.auto
  /// Whether every pixel of a picture golden is compared, even where its digest is equal.
  package var pixels = false
  package var quiet = false
  package var verbose = false
  /// What goldens that no run asks for are worth.
  package var obsolete = ObsoletePolicy.warn
  /// The number of failures after which the run stops.
  package var maxFailures: Count?

  package init() {}

  package func check() throws(ArgumentFault) {
    if quiet && verbose { throw .bothGiven("--quiet", "--verbose") }
  }

  package static let grammar = Grammar<Self>(
    "test",
    "Compare what fixtures show with their goldens.",
    example: "test Snapshots --only 'chat-*'",
    [
      .remainder("PATH", \.paths, "Fixtures or folders; none is the current folder."),
      .options("--only GLOB", \.only, "Run only matching names (repeatable)."),
      .options("--exclude GLOB", \.exclude, "Leave matching names out (repeatable)."),
      .options("--reporter text|json[=PATH]", \.reporters, "Form of the report (repeatable)."),
      .option("--output DIR", \.output, "Where artefacts go (.proofsheet)."),
      .option("--golden-dir DIR", \.goldenFolder, "Where goldens are."),
      .option("--color", \.color, "When to colour the text."),
      .flag("--pixels", \.pixels, "Compare every pixel of a picture."),
      .option("--obsolete", \.obsolete, "What superfluous goldens are worth (warn)."),
      .option("--max-failures N", \.maxFailures, "Stop after N failures."),
      .flag("--quiet", \.quiet, "Print the closing line and what failed."),
      .flag("--verbose", \.verbose, "Print what passed, too."),
    ]
  )
}

/// What becomes of a run that finds goldens nobody asks for any more.
package enum ObsoletePolicy: String, ArgumentValue, CaseIterable {
  case fail, warn, ignore
}

/// A form of the report, and the file it goes to.
package struct ReporterWish: ArgumentValue, Hashable {
  package enum Form: String, Hashable, Sendable, CaseIterable {
    case text, json
  }

  package var form: Form
  /// The file, or nil for standard output.
  package var path: String?

  package static var choices: [String] { Form.allCases.map(\.rawValue) }
  package static var expectation: String { "text or json, with =PATH for a file" }

  package init(form: Form, path: String? = nil) {
    self.form = form
    self.path = path
  }

  package init?(argument word: String) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let form = Form(rawValue: String(parts[0])), parts.last != "" else { return nil }
    self.init(form: form, path: parts.count > 1 ? String(parts[1]) : nil)
  }
}

/// Runs fixtures and reports how they stand to their goldens.
enum TestCommand {
  static let command = Command(TestOptions.grammar) { options, session in
    let files = try FixtureFinder.fixtures(in: options.paths)
    let runner = TestRunner(
      options,
      isContinuousIntegration: session.environment.isContinuousIntegration
    )
    runner.run(files)
    guard !runner.report.cases.isEmpty else { throw nothingMatches(options) }
    try tell(runner, options, session)
    return status(runner, options)
  }

  private static func tell(_ runner: TestRunner, _ options: TestOptions, _ session: Session) throws
  {
    // An error is the reason why its case failed, and told there.
    let findings = options.verbose ? runner.diagnostics.filter { $0.severity < .error } : []
    FindingList(findings).report(to: session.console)
    let reporters = options.reporters.isEmpty ? [ReporterWish(form: .text)] : options.reporters
    for reporter in reporters {
      let text = text(of: runner, reporter, options, session)
      if let path = reporter.path {
        try Artefacts.write(Array(text.utf8), to: path)
      } else {
        session.console.output.write(text)
      }
    }
  }

  private static func text(
    of runner: TestRunner,
    _ wish: ReporterWish,
    _ options: TestOptions,
    _ session: Session
  ) -> String {
    switch wish.form {
    case .json:
      return JSONReporter.text(of: runner.report)
    case .text:
      let reporter = ConsoleReporter(
        columns: session.environment.columns,
        isColored: wish.path == nil && session.environment.usesColor(options.color),
        isVerbose: options.verbose
      )
      let passed = options.quiet || options.verbose ? [] : runner.passed
      return passed.map { $0 + "\n" }.joined() + reporter.text(of: runner.report)
    }
  }

  private static func status(_ runner: TestRunner, _ options: TestOptions) -> ExitStatus {
    if runner.wasUnusable { return .unusable }
    let isClean = runner.report.cases.allSatisfy { one in
      one.status == .same || (one.status == .obsolete && options.obsolete != .fail)
    }
    return isClean ? .success : .differences
  }

  private static func nothingMatches(_ options: TestOptions) -> UnusableInput {
    let patterns = (options.only + options.exclude).joined(separator: ", ")
    return UnusableInput(
      Diagnostic(
        .error,
        "nothing-matches",
        subject: patterns,
        summary: "no fixture and variant matches \(patterns)."
      )
    )
  }
}
