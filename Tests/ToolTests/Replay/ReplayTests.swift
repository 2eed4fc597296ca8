import JSONReading
import TestSupport
import Testing

/// Batches that brought down apps of the field, as recordings.
@Suite struct ReplayTests {
  private func replay(
    _ before: String,
    _ operations: String,
    _ after: String
  ) throws -> ToolRun {
    let text = """
      {"format": "batch/1",
       "before": \(before),
       "operations": [\(operations)],
       "after": \(after)}
      """
    return try TemporarySuite(["crash.batch.json": text]).run("replay", "crash.batch.json")
  }

  private func expect(
    _ run: ToolRun,
    _ output: String,
    status: Int32 = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == status, sourceLocation: sourceLocation)
    #expect(run.output == output + "\n", sourceLocation: sourceLocation)
    #expect(run.errors.isEmpty, sourceLocation: sourceLocation)
  }

  @Test func tellsWhoIsMissing() throws {
    let run = try replay(
      #"[{"id": "feed", "items": ["x", "y", "z"]}]"#,
      #"{"deleteItem": [0, 0]}"#,
      #"[{"id": "feed", "items": []}]"#
    )
    expect(
      run,
      """
      ✗ crash · R1 items add up
        crash.batch.json:4:12: section 0 ('feed') has 0 items after the batch, but 3 + 0 inserted \
      - 1 deleted make 2. Not accounted for: 'y', 'z'.
        crash.batch.json:3:17: deleteItem 0/0
        UIKit: invalid update: invalid number of items in section 0
        right: 1 batch, 3 operations, 0 moves (the fewest)
          1. delete feed/x 0/0
          1. delete feed/y 0/1
          1. delete feed/z 0/2
      broken: 1.
      """
    )
  }

  @Test func tellsWhatDidNotHappen() throws {
    let run = try replay(
      #"[{"id": "feed", "items": ["x", "y", "z"]}]"#,
      #"{"deleteItem": [0, 0]}"#,
      #"[{"id": "feed", "items": ["x", "y", "z"]}]"#
    )
    #expect(run.status == 1)
    #expect(
      run.output.contains("has 3 items after the batch, but 3 + 0 inserted - 1 deleted make 2.")
    )
    #expect(run.output.contains("Not accounted for: 'x'.\n"))
    #expect(run.output.contains("\n  right: no batch, since nothing changed\n"))
  }

  /// LMArrayChangeSets PR #2.
  @Test func refusesAMoveThatTheDeleteMakesAnyway() throws {
    let run = try replay(
      #"[{"id": "s", "items": ["a", "b"]}]"#,
      #"{"deleteItem": [0, 0]}, {"moveItem": {"from": [0, 1], "to": [0, 0]}}"#,
      #"[{"id": "s", "items": ["b"]}]"#
    )
    expect(
      run,
      """
      ✗ crash · R11 a move moves
        crash.batch.json:3:41: moveItem 0/1 -> 0/0 leaves item 'b' where it is.
        UIKit: request for a global index past the end
        right: 1 batch, 1 operation, 0 moves (the fewest)
          1. delete s/a 0/0
      broken: 1.
      """
    )
  }

  /// Radar 31786176.
  @Test func countsOneDeleteOnce() throws {
    let run = try replay(
      #"[{"id": "s", "items": ["a", "b", "c"]}]"#,
      #"{"deleteItems": [[0, 0], [0, 0]]}"#,
      #"[{"id": "s", "items": ["c"]}]"#
    )
    expect(
      run,
      """
      ✗ crash · R7 deleted once
        crash.batch.json:3:42: item 'a' is deleted twice, which is not two deletions: \
      deleteItem 0/0, twice.
        crash.batch.json:3:34: deleteItem 0/0
        UIKit: nothing at once; bad memory access later
        right: 1 batch, 2 operations, 0 moves (the fewest)
          1. delete s/a 0/0
          1. delete s/b 0/1
      broken: 1.
      """
    )
  }

  /// Radar 48941906.
  @Test func refusesASectionMoveToItsPlace() throws {
    let sections = #"[{"id": "A", "items": ["a"]}, {"id": "B", "items": ["x"]}]"#
    let run = try replay(sections, #"{"moveSection": {"from": 1, "to": 1}}"#, sections)
    #expect(run.output.hasPrefix("✗ crash · R11 a move moves\n"))
    let withItem = try replay(
      sections,
      #"{"moveSection": {"from": 1, "to": 1}}, {"moveItem": {"from": [1, 0], "to": [0, 0]}}"#,
      #"[{"id": "A", "items": ["x", "a"]}, {"id": "B", "items": []}]"#
    )
    #expect(withItem.status == 1)
    #expect(withItem.output.hasPrefix("✗ crash · R10 a section that moves stays as it is\n"))
    #expect(withItem.output.contains("\n  right: 1 batch, 1 operation, 1 move (the fewest)\n"))
    #expect(withItem.output.contains("\n    1. move A/x 1/0 -> 0/0\n"))
  }

  /// RxDataSources #288: a loading row comes and goes in a section of its own.
  @Test func acceptsASectionThatComesAndGoes() throws {
    let suite = try TemporarySuite()
    let text = """
      {"format": "batch/1", "name": "loading",
       "before": [{"id": "items", "items": [1, 2]}],
       "batches": [
        {"operations": [{"insertSection": 0}],
         "after": [{"id": "load", "items": ["spin"]}, {"id": "items", "items": [1, 2]}]},
        {"operations": [{"deleteSection": 0}, {"insertItem": [0, 0]}],
         "answers": {"before": [1, 2], "inside": [3]},
         "after": [{"id": "items", "items": [0, 1, 2]}]}
       ]}
      """
    try suite.write(text, to: "rx.batch.json")
    expect(
      try suite.run("replay", "rx.batch.json"),
      "✓ loading · 2 batches, lawful\nlawful: 1.",
      status: 0
    )
    let inOldNumbers = try text.edited(#""insertItem": [0, 0]"#, #""insertItem": [1, 0]"#)
    try suite.write(inOldNumbers, to: "rx.batch.json")
    let run = try suite.run("replay", "rx.batch.json")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        """
        ✗ loading · batch 2 of 2 · R4 what comes is there
          rx.batch.json:6:41: insertItem 1/0 names section 1, but there is 1 section after the batch.
        """
      )
    )
    let asked = try text.edited(#""before": [1, 2]"#, #""before": [2]"#)
    try suite.write(asked, to: "rx.batch.json")
    let early = try suite.run("replay", "rx.batch.json")
    #expect(early.status == 1)
    #expect(
      early.output.hasPrefix(
        """
        ✗ loading · batch 2 of 2 · R12 data changes inside the batch
          rx.batch.json:7:26: the data source answers 1 section while the collection view counts on \
        2 sections: the data changed outside the batch.
        """
      )
    )
  }

  /// DifferenceKit #139 and #106.
  @Test func acceptsMovesByPlacesBeforeAndAfter() throws {
    let reversal = try replay(
      #"[{"id": "s", "items": [1, 3]}]"#,
      #"{"insertItem": [0, 1]}, {"moveItem": {"from": [0, 1], "to": [0, 0]}}"#,
      #"[{"id": "s", "items": [3, 2, 1]}]"#
    )
    expect(reversal, "✓ crash · lawful\nlawful: 1.", status: 0)
    let before = #"[{"id": "A", "items": [1, 2]}, {"id": "B", "items": [3]}]"#
    let after = #"[{"id": "A", "items": [1]}, {"id": "B", "items": [3, 2]}]"#
    let across = try replay(before, #"{"moveItem": {"from": [0, 1], "to": [1, 1]}}"#, after)
    #expect(across.status == 0)
    let unmoved = try replay(before, #"{"moveItem": {"from": [0, 1], "to": [1, 1]}}"#, before)
    #expect(unmoved.status == 1)
    #expect(unmoved.output.contains("R4 what comes is there"))
    let reloaded = try replay(
      before,
      #"{"moveItem": {"from": [0, 1], "to": [1, 1]}}, {"reloadSections": [0, 1]}"#,
      after
    )
    #expect(reloaded.output.hasPrefix("✗ crash · R9 sections are reloaded alone\n"))
    #expect(reloaded.output.contains("\n    1. move B/2 0/1 -> 1/1\n"))
  }

  /// Radar 27354858: a batch directly after a reload.
  @Test func refusesABatchBeforeAReloadIsLaidOut() throws {
    let text = """
      {"format": "batch/1", "before": [],
       "batches": [
        {"reload": "pending", "after": [{"id": "s", "items": ["a"]}]},
        {"operations": [{"insertItem": [0, 1]}], "after": [{"id": "s", "items": ["a", "b"]}]}
       ]}
      """
    let suite = try TemporarySuite(["crash.batch.json": text])
    let run = try suite.run("replay", "crash.batch.json")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("✗ crash · batch 2 of 2 · R13 a batch is undisturbed\n"))
    try suite.write(text.edited("pending", "laidOut"), to: "crash.batch.json")
    #expect(try suite.run("replay", "crash.batch.json").status == 0)
    let inside = try replay(
      #"[{"id": "s", "items": []}]"#,
      #"{"insertItem": [0, 0]}, {"reloadData": true}"#,
      #"[{"id": "s", "items": [1]}]"#
    )
    #expect(inside.output.contains("crash.batch.json:3:41: reloadData is called inside the batch."))
  }

  @Test func wantsEveryIdOnceInASnapshot() throws {
    let suite = try TemporarySuite([
      "twice.batch.json": """
      {"format": "batch/1", "before": [], "snapshot": {},
       "after": [{"id": "s", "items": ["a", "b"]}, {"id": "t", "items": ["c",
         "a"]}]}
      """,
      "absent.batch.json": """
      {"format": "batch/1", "before": [], "snapshot": {"reloadItems": ["b", "q"]},
       "after": [{"id": "s", "items": ["a", "b"]}]}
      """,
      "section.batch.json": """
      {"format": "batch/1", "before": [], "snapshot": {},
       "after": [{"id": "s", "items": []}, {"id": "s", "items": []}]}
      """,
      "other.batch.json": """
      {"format": "batch/1", "before": [{"id": "s", "items": [{"id": "a", "reuse": "Text"}]}],
       "snapshot": {"reconfigureItems": ["a"]},
       "after": [{"id": "s", "items": [{"id": "a", "reuse": "Banner"}]}]}
      """,
    ])
    let twice = try suite.run("replay", "twice.batch.json")
    expect(
      twice,
      """
      ✗ twice · R17 every id is there once
        twice.batch.json:3:4: item 'a' occurs 2 times in the snapshot.
        UIKit: supplied identifiers are not unique
        right: every id once, and reloads of ids that are there
      broken: 1.
      """
    )
    let absent = try suite.run("replay", "absent.batch.json")
    #expect(absent.output.contains("absent.batch.json:1:71: item 'q' is not in the snapshot.\n"))
    let section = try suite.run("replay", "section.batch.json")
    #expect(section.output.contains(":2:38: section 's' occurs 2 times in the snapshot.\n"))
    let other = try suite.run("replay", "other.batch.json")
    #expect(
      other.output.hasPrefix("✗ other · R16 the same view\n  other.batch.json:2:36: item 'a' ")
    )
    #expect(other.output.contains("\n    1. reload s/a because reuse Text -> Banner\n"))
  }

  @Test func goesOnAfterAFileThatCannotBeRead() throws {
    let suite = try TemporarySuite([
      "bad.batch.json": "{}",
      "good.batch.json":
        #"{"format": "batch/1", "before": [], "operations": [], "after": []}"#,
      "broken.batch.json":
        #"{"format": "batch/1", "before": [], "operations": [{"deleteSection": 0}], "after": []}"#,
      "empty.batch.json": "",
    ])
    let files = ["bad", "good", "broken", "empty", "gone"].map { $0 + ".batch.json" }
    let run = try suite.shell("proofsheet replay " + files.joined(separator: " "))
    #expect(run.status == 2)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        """
        ! bad.batch.json
          bad.batch.json:1:1: error: the recording needs 'format'.
        ✓ good · lawful
        ✗ broken · R3 what goes was there
        """
      )
    )
    #expect(
      run.output.contains("\n  gone.batch.json: error: there is no file 'gone.batch.json'.\n")
    )
    #expect(run.output.hasSuffix("\nunreadable: 3, broken: 1, lawful: 1.\n"))
    #expect(try suite.changes() == [])
    #expect(try suite.run("replay", "broken.batch.json").status == 1)
    #expect(try suite.run("replay").status == 2)
  }

  @Test func tellsPrograms() throws {
    let suite = try TemporarySuite([
      "a.batch.json": """
      {"format": "batch/1", "before": [{"id": "s", "items": ["a", "b"]}],
       "operations": [{"reloadItem": [0, 0]}, {"moveItem": {"from": [0, 0], "to": [0, 1]}}],
       "after": [{"id": "s", "items": ["b", "a"]}]}
      """
    ])
    let run = try suite.run("replay", "a.batch.json", "--reporter", "json")
    #expect(run.status == 1)
    let report = try JSONReader.read(Array(run.output.utf8)).value
    #expect(report["totals"]?.value == ["recordings": 1, "lawful": 0, "broken": 1, "failed": 0])
    let one = try #require(report["recordings"]?.value.array?.first?.value)
    #expect(one["status"]?.value == "broken")
    let violation = try #require(one["violation"]?.value)
    #expect(violation["rule"]?.value == "R8")
    #expect(violation["ids"]?.value == ["a"])
    #expect(violation["place"]?.value == ["file": "a.batch.json", "line": 2, "column": 41])
    #expect(
      violation["operations"]?.value.array?.map { $0.value["operation"]?.value } == [
        ["reloadItem": [0, 0]], ["moveItem": ["from": [0, 0], "to": [0, 1]]],
      ]
    )
    let right = try #require(one["right"]?.value.array?.first?.value)
    #expect(right["operations"]?.value == [["moveItem": ["from": [0, 1], "to": [0, 0]]]])
    #expect(right["after"]?.value == [["id": "s", "items": ["b", "a"]]])
  }
}
