/// What happens to files once a capture has been compared with its golden.
///
/// A golden is only ever written by approval; a run at most leaves something to approve:
///
///     WriteDecision(status: .changed, place: .besideGoldens)  // .leavePending
///     WriteDecision(status: .same, place: .besideGoldens)     // .dropPending
///     WriteDecision(status: .missing, place: .output)         // .leaveInOutput
package enum WriteDecision: Hashable, Sendable, CaseIterable {
  /// Nothing is touched.
  case keep
  /// What waits from an earlier run is deleted, since the golden is right again.
  case dropPending
  /// The capture waits beside the golden.
  case leavePending
  /// The capture waits under the output folder; what is beside the golden is not touched.
  case leaveInOutput

  /// Where a run may write.
  package enum Place: Hashable, Sendable, CaseIterable {
    /// Beside the goldens: somebody sits there who can review.
    case besideGoldens
    /// Only under the output folder: nobody does.
    case output
  }

  /// Decides by how the capture stands to its golden.
  package init(status: Status, place: Place) {
    switch (status, place) {
    case (.same, .besideGoldens): self = .dropPending
    case (.changed, .besideGoldens), (.missing, .besideGoldens): self = .leavePending
    case (.changed, .output), (.missing, .output): self = .leaveInOutput
    case (.same, .output), (.obsolete, _), (.failed, _): self = .keep
    }
  }
}

extension GoldenFolder {
  /// Carries out a decision for one golden.
  ///
  /// What already waits with the same bytes is not written again.
  ///
  /// - Parameters:
  ///   - output: The folder of the same fixture under the output folder.
  /// - Returns: The path of what waits, where something does.
  @discardableResult
  package func carryOut(
    _ decision: WriteDecision,
    _ file: GoldenFile,
    bytes: [UInt8],
    output: GoldenFolder
  ) throws(StoreFailure) -> String? {
    switch decision {
    case .keep: return nil
    case .dropPending:
      try delete(file.pendingName)
      return nil
    case .leavePending: return try leave(bytes, as: file.pendingName)
    case .leaveInOutput: return try output.leave(bytes, as: file.pendingName)
    }
  }

  private func leave(_ bytes: [UInt8], as name: String) throws(StoreFailure) -> String {
    if try read(name) != bytes { try write(bytes, to: name) }
    return path(of: name)
  }
}
