/// What a run says to the program that started it, in the habit of `diff`.
package enum ExitStatus: Int32, Hashable, Sendable {
  /// Everything is equal, or what was asked for is done.
  case success = 0
  /// Something differs, is missing, or waits for a decision.
  case differences = 1
  /// The request or its input cannot be used, or the tool failed.
  case unusable = 2
  /// A person stopped the run.
  case interrupted = 130
}
