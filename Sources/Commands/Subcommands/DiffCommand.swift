import Diagnostics
import Elements
import Fixtures
import Goldens
import Rendering
import Reports

/// `proofsheet diff`: compares two screens without a store of goldens.
package struct DiffOptions: CommandOptions, Hashable {
  /// The fixture, `.frames` file or picture before the change.
  package var before = ""
  /// The same after it.
  package var after = ""
  package var color = ColorWish.auto

  package init() {}

  package static let grammar = Grammar<Self>(
    "diff",
    "Compare two fixtures, .frames files or pictures.",
    example: "diff old.frames new.frames",
    [
      .positional("A", \.before, "What it was."),
      .positional("B", \.after, "What it is."),
      .option("--color", \.color, "When to colour the text."),
    ]
  )
}

/// Compares two screens, or two pictures.
enum DiffCommand {
  static let command = Command(DiffOptions.grammar) { options, session in
    let isPicture = [options.before, options.after].map { $0.hasSuffix(".png") }
    guard isPicture[0] == isPicture[1] else {
      throw UnusableInput(
        Diagnostic(
          .error,
          "different-kinds",
          summary: "a picture has nothing in common with a screen."
        )
      )
    }
    return isPicture[0] ? try pictures(options, session) : try screens(options, session)
  }

  private static func screens(_ options: DiffOptions, _ session: Session) throws -> ExitStatus {
    let bench = Workbench()
    let before = try ScreenSource(options.before, variant: nil, bench)
    let after = try ScreenSource(options.after, variant: nil, bench)
    var report = Report()
    for (old, new) in zip(before.sets, after.sets) {
      report.add(
        Comparison.verdict(golden: old, now: new),
        fixture: after.name,
        variant: new.variant
      )
    }
    let reporter = ConsoleReporter(
      columns: session.environment.columns,
      isColored: session.environment.usesColor(options.color),
      offersApproval: false
    )
    session.console.output.write(reporter.text(of: report))
    if report.count(.failed) > 0 { return .unusable }
    return report.cases.allSatisfy { $0.status == .same } ? .success : .differences
  }

  private static func pictures(_ options: DiffOptions, _ session: Session) throws -> ExitStatus {
    let bench = Workbench()
    let before = try picture(options.before, bench)
    let after = try picture(options.after, bench)
    guard let comparison = PixelComparison(before, after), !comparison.isSame else {
      session.console.print("the pictures are the same.")
      return .success
    }
    session.console.print(comparison.sentence)
    return .differences
  }

  private static func picture(_ file: String, _ bench: Workbench) throws -> Picture {
    let bytes = try bench.files.bytes(of: file)
    do {
      return try Picture(png: bytes)
    } catch {
      throw UnusableInput(
        Diagnostic(
          .error,
          "unreadable-picture",
          subject: file,
          summary: "the picture \(error).",
          place: Place(file: file)
        )
      )
    }
  }
}
