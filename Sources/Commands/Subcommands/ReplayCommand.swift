import Diagnostics
import Fixtures
import JSONReading

/// `proofsheet replay`: judges batches that were recorded in an app.
package struct ReplayOptions: CommandOptions, Hashable {
  /// The recordings.
  package var files: [String] = []
  /// Where reports go and in which form; none means text to standard output.
  package var reporters: [ReporterWish] = []

  package init() {}

  package func check() throws(ArgumentFault) {
    if files.isEmpty { throw .missingArgument("FILE") }
  }

  package static let grammar = Grammar<Self>(
    "replay",
    "Say what is wrong with a recorded batch update.",
    example: "replay crash.batch.json",
    [
      .remainder("FILE", \.files, "Recordings (NAME.batch.json)."),
      .options("--reporter text|json[=PATH]", \.reporters, "Form of the report (repeatable)."),
    ]
  )
}

/// Judges recordings, one after another; one that cannot be read does not stop the others.
enum ReplayCommand {
  /// A recording and what came of it.
  enum Outcome {
    case judged(ReplayVerdict)
    case unreadable(file: String, [Diagnostic])
  }

  static let command = Command(ReplayOptions.grammar) { options, session in
    let outcomes = try options.files.map(judge)
    let reporters = options.reporters.isEmpty ? [ReporterWish(form: .text)] : options.reporters
    for reporter in reporters {
      let text =
        switch reporter.form {
        case .text: ReplayText.text(of: outcomes)
        case .json: JSONWriter.write(ReplayJSON.value(of: outcomes)) + "\n"
        }
      if let path = reporter.path {
        try Artefacts.write(Array(text.utf8), to: path)
      } else {
        session.console.output.write(text)
      }
    }
    return status(outcomes)
  }

  private static func judge(_ file: String) throws -> Outcome {
    do {
      return .judged(ReplayVerdict(try RecordingDocument.read(file, from: .disk)))
    } catch let input as UnusableInput {
      return .unreadable(file: file, input.diagnostics)
    }
  }

  private static func status(_ outcomes: [Outcome]) -> ExitStatus {
    let counts = Counts(outcomes)
    if counts.unreadable > 0 { return .unusable }
    return counts.broken > 0 ? .differences : .success
  }

  /// How many recordings came to what.
  struct Counts {
    var (lawful, broken, unreadable) = (0, 0, 0)

    init(_ outcomes: [Outcome]) {
      for outcome in outcomes {
        switch outcome {
        case .judged(let verdict) where verdict.fault == nil: lawful += 1
        case .judged: broken += 1
        case .unreadable: unreadable += 1
        }
      }
    }
  }
}
