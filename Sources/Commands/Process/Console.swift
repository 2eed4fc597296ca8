package import Diagnostics

/// The two streams of a run: results go to one, findings about the run to the other.
package final class Console {
  package let output: BufferedOutput
  package let errors: BufferedOutput

  package init(output: BufferedOutput, errors: BufferedOutput) {
    self.output = output
    self.errors = errors
  }

  /// Prints a result and ends its line.
  package func print(_ text: some CustomStringConvertible) {
    output.write(text.description + "\n")
  }

  /// Prints a finding; what was printed before it appears before it.
  package func report(_ finding: Diagnostic) {
    output.flush()
    errors.write(finding.description + "\n")
    errors.flush()
  }

  /// Delivers everything, and answers how the run ends.
  ///
  /// A reader that went away leaves the verdict as it is; a full disk does not, since then a
  /// report is not where it is expected.
  func close(_ status: ExitStatus) -> ExitStatus {
    output.flush()
    guard case .refused(let reason) = output.failure else { return status }
    report(Diagnostic(.error, "output", summary: "standard output cannot be written: \(reason)."))
    return .unusable
  }
}
