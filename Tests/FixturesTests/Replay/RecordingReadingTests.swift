import Diagnostics
import Fixtures
import ListEngine
import Testing

/// A recording is read as it is meant, or answered with the place of what is wrong.
@Suite struct RecordingReadingTests {
  private func read(_ text: String) throws -> RecordingDocument {
    try RecordingDocument.read("a/crash.batch.json", from: .memory(["a/crash.batch.json": text]))
  }

  /// What reading complains about, without the name of the file.
  private func complaint(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch let input as UnusableInput {
      let lines = input.diagnostics.map(\.description).joined(separator: "\n")
      return String(lines.dropFirst("a/crash.batch.json:".count))
    } catch {
      return "unexpected: \(error)"
    }
  }

  @Test func readsEveryOperation() throws {
    let document = try read(
      """
      {"format": "batch/1", "$comment": "from a log", "before": [],
       "operations": [
         {"deleteItem": [0, 1]}, {"insertItems": [[2, 3], [4, 5]]},
         {"moveItem": {"from": [0, 1], "to": [1, 0]}}, {"reloadItem": [6, 7]},
         {"reconfigureItems": [[8, 9]]}, {"deleteSections": [0, 1]}, {"insertSection": 2},
         {"moveSection": {"from": 3, "to": 4}}, {"reloadSection": 5}, {"renderSection": 6},
         {"reloadData": true}
       ],
       "after": []}
      """
    )
    #expect(document.name == "crash")
    #expect(
      document.recording.steps.first?.action
        == .batch([
          .deleteItem(at(0, 1)), .insertItem(at(2, 3)), .insertItem(at(4, 5)),
          .moveItem(from: at(0, 1), to: at(1, 0)), .reloadItem(at(6, 7)),
          .reconfigureItem(at(8, 9)), .deleteSection(0), .deleteSection(1), .insertSection(2),
          .moveSection(from: 3, to: 4), .reloadSection(5), .renderSection(6), .reloadData,
        ])
    )
  }

  @Test func readsSectionsItemsAndSteps() throws {
    let document = try read(
      """
      {"format": "batch/1", "name": "three steps",
       "before": [{"id": 7, "items": [1, "two", {"id": 3, "content": {"a": 1}, "reuse": "Card"}]}],
       "batches": [
         {"operations": [], "answers": {"before": [3], "inside": [4]}, "after": []},
         {"reload": "pending", "after": []},
         {"snapshot": {"reloadItems": ["x"], "reconfigureItems": [2]}, "after": []}
       ]}
      """
    )
    #expect(document.name == "three steps")
    let items = [
      RecordedItem(id: "1"), RecordedItem(id: "two"),
      RecordedItem(id: "3", content: #"{"a":1}"#, reuseIdentifier: "Card"),
    ]
    #expect(document.recording.before == [RecordedSection(id: "7", items: items)])
    #expect(
      document.recording.steps == [
        BatchRecording.Step(.batch([]), after: [], answerBefore: [3], answerInside: [4]),
        BatchRecording.Step(.reload(isLaidOut: false), after: []),
        BatchRecording.Step(.snapshot(reloading: ["x"], reconfiguring: ["2"]), after: []),
      ]
    )
  }

  @Test(arguments: [
    ("", "1:1: error: "), ("{", "1:2: error: "),
    ("[]", "1:1: error: the recording takes an object, not an array."),
    ("{}", "1:1: error: the recording needs 'format'."),
    (
      #"{"format": "feed/1"}"#,
      "1:12: error: unknown format 'feed/1'. This version reads 'batch/1'."
    ),
    (#"{"format": "batch/1"}"#, "1:1: error: the recording needs 'before'."),
    (
      #"{"format": "batch/1", "before": []}"#, "1:1: error: the recording needs 'after'."
    ),
    (
      #"{"format": "batch/1", "before": [], "after": []}"#,
      "1:1: error: the recording needs 'operations'."
    ),
    (
      #"{"format": "batch/1", "befor": []}"#,
      "1:23: error: unknown key 'befor'. Did you mean 'before'?"
    ),
    (
      #"{"format": "batch/1", "before": [], "batches": [], "after": []}"#,
      "1:52: error: unknown key 'after'. "
    ),
    (
      #"{"format": "batch/1", "before": [], "batches": [{"after": [], "operation": []}]}"#,
      "1:63: error: unknown key 'operation'. Did you mean 'operations'?"
    ),
    (
      #"{"format": "batch/1", "before": [], "reload": "later", "after": []}"#,
      "1:47: error: unknown value 'later' for 'reload'. "
    ),
    (
      #"{"format": "batch/1", "before": [], "reload": "pending", "operations": [], "after": []}"#,
      "1:47: error: a step is one of operations, reload, snapshot, not 'operations' and 'reload'."
    ),
    (
      #"{"format": "batch/1", "before": [], "before": [], "operations": [], "after": []}"#,
      "1:37: error: the key 'before' stands twice. "
    ),
    (
      #"{"format": "batch/1", "before": [{"id": 1.5, "items": []}]}"#,
      "1:41: error: 'id' takes an id, which is text or a whole number, not a number."
    ),
    (
      #"{"format": "batch/1", "before": [{"id": "a"}]}"#,
      "1:34: error: 'before'[0] needs 'items'."
    ),
    (
      #"{"format": "batch/1", "before": [{"id": "a", "items": [{"id": "x", "reus": ""}]}]}"#,
      "1:68: error: unknown key 'reus'. Did you mean 'reuse'?"
    ),
  ])
  func isPlaced(text: String, message: String) {
    #expect(complaint(text)?.hasPrefix(message) == true, "\(complaint(text) ?? "none")")
  }

  @Test(arguments: [
    (#"{"deletItem": [0, 0]}"#, "1:53: error: unknown key 'deletItem'. Did you mean 'deleteItem'?"),
    ("{}", "1:52: error: an operation needs a verb. Known here: deleteItem, "),
    (
      #"{"deleteItem": [0, 0], "insertItem": [0, 0]}"#,
      "1:52: error: an operation has one verb, not both 'deleteItem' and 'insertItem'."
    ),
    (#"{"deleteItem": [0]}"#, "1:67: error: 'deleteItem' takes a position as [section, item], "),
    (#"{"deleteItem": "0/1"}"#, "1:67: error: 'deleteItem' takes a list, not a string."),
    (#"{"deleteItem": [0, 0.5]}"#, "1:71: error: "), (#"{"deleteItem": [0, 1e400]}"#, "1:71: "),
    (#"{"deleteSection": true}"#, "1:70: error: 'deleteSection' takes a position, "),
    (#"{"moveItem": {"from": [0, 0]}}"#, "1:65: error: 'moveItem' needs 'to'."),
    (#"{"moveItem": {"from": [0, 0], "too": [0, 0]}}"#, "1:82: error: unknown key 'too'. "),
    ("7", "1:52: error: 'operations'[0] takes an object, not a number."),
  ])
  func isPlacedInAnOperation(operation: String, message: String) {
    let text =
      #"{"format": "batch/1", "before": [], "operations": ["# + operation + #"], "after": []}"#
    #expect(complaint(text)?.hasPrefix(message) == true, "\(complaint(text) ?? "none")")
  }

  /// `NSNotFound` stands in many logs: that there is no such place is for the verdict to say.
  @Test func readsPositionsThatCannotBe() throws {
    let document = try read(
      """
      {"format": "batch/1", "before": [{"id": "a", "items": ["x"]}],
       "operations": [{"deleteItem": [0, 9223372036854775807]}, {"insertItem": [-1, -5]}],
       "after": [{"id": "a", "items": ["x"]}]}
      """
    )
    let fault = ReplayVerdict(document).fault
    #expect(fault?.violation.rule == .sourceExists)
    #expect(fault?.violation.found == .max)
    #expect(fault?.place.description == "a/crash.batch.json:2:17")
  }
}
