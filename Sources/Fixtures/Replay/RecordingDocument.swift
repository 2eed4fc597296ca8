import Diagnostics
package import ListEngine

/// A recording as it is written, with the places of what a verdict may point at.
package struct RecordingDocument: Sendable {
  /// The file as it was named.
  package var file: String
  /// The name, which reports use.
  package var name: String
  package var recording: BatchRecording
  /// The places of each step.
  var places: [StepPlaces]

  /// Where the parts of a step are written.
  struct StepPlaces: Sendable {
    var action: Place
    /// One for each operation, in their order; none where there are no operations.
    var operations: [Place] = []
    var after: SectionPlaces
    var answerBefore: Place?
    var answerInside: Place?
    /// Where ids are reloaded or reconfigured.
    var ids: [String: Place] = [:]
  }

  /// Where sections are written.
  struct SectionPlaces: Sendable {
    var all: Place
    var sections: [Place]
    var items: [[Place]]
  }
}
