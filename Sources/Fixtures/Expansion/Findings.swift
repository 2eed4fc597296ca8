import Diagnostics
import JSONReading

/// Collects what is noticed while a screen is built, each thing once.
final class Findings {
  /// Evaluates bindings and notices what is wrong with them.
  let evaluation: Evaluation
  private let file: String
  private var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  /// The item that is being built.
  var subject = ""

  init(evaluation: Evaluation, file: String) {
    self.evaluation = evaluation
    self.file = file
  }

  func add(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// Notes that something about the item at hand is worth a look.
  func lint(_ identifier: String, _ summary: String, at position: SourcePosition) {
    add(
      Diagnostic(
        .note,
        identifier,
        subject: subject,
        summary: summary,
        place: Place(file: file, position: position)
      )
    )
  }

  /// Takes over what evaluating noticed since the last call.
  func drain() {
    for finding in evaluation.takeFindings() { add(finding.diagnostic(file: file)) }
  }

  /// Does something that may fail because of data; a failure is noted and gives nil.
  func attempt<Result>(_ work: () throws -> Result) -> Result? {
    do {
      return try work()
    } catch let input as UnusableInput {
      input.diagnostics.forEach(add)
    } catch {
      add(Diagnostic(.error, "internal", summary: "\(error)"))
    }
    return nil
  }

  /// Everything collected, in the order it was noticed; the next collection starts empty.
  func take() -> [Diagnostic] {
    drain()
    defer {
      diagnostics = []
      seen = []
    }
    return diagnostics
  }
}
