import JSONReading
import TestSupport
import Testing

@Suite struct JSONReportTests {
  private static let keys = [
    "name", "fixture", "variant", "capture", "status", "reason", "detail", "causes",
    "consequences", "unexplained", "notes", "golden", "pending", "artefacts",
  ]

  private func report(of run: ToolRun) throws -> JSONValue {
    #expect(run.errors.isEmpty)
    #expect(run.output.hasSuffix("}\n"))
    return try JSONReader.read(Array(run.output.utf8)).value
  }

  @Test func sumsUpEveryKindOfVerdict() throws {
    let suite = try TemporarySuite(["a.feed.json": CardFeed.text, "b.feed.json": CardFeed.text])
    try suite.approveAll()
    try suite.edit(#""size": 15"#, #""size": 16"#, in: "b.feed.json")
    try suite.write(CardFeed.text, to: "c.feed.json")
    try suite.write("{", to: "d.feed.json")
    try suite.write("", to: "a.snapshots/old.frames")

    let run = try suite.run("test", "--reporter", "json")
    #expect(run.status == 2)
    let report = try report(of: run)
    #expect(report.object?.members.map(\.key) == ["schemaVersion", "totals", "cases"])
    #expect(report["schemaVersion"]?.value == 1)
    #expect(
      report["totals"]?.value == [
        "cases": 5, "same": 1, "changed": 1, "missing": 1, "obsolete": 1, "failed": 1,
      ]
    )
    let cases = try #require(report["cases"]?.value.array)
    for one in cases { #expect(one.value.object?.members.map(\.key) == Self.keys) }
    #expect(
      cases.map { $0.value["status"]?.value } == [
        "same", "obsolete", "changed", "missing", "failed",
      ]
    )
    #expect(cases.last?.value["reason"]?.value == "unreadable")
    #expect(
      cases.last?.value["detail"]?.value.string?.hasPrefix("d.feed.json:1:2: error: ") == true
    )
  }

  @Test func tellsCausesWithValuesAndUnits() throws {
    let suite = try TemporarySuite.approved()
    try suite.edit(#""spacing": 4"#, #""spacing": 6"#)
    let report = try report(of: suite.run("test", "--reporter", "json"))
    let one = try #require(report["cases"]?.value.array?.first?.value)
    #expect(one["name"]?.value == "cards · default · top")
    #expect(one["golden"]?.value == "cards.snapshots/default.frames")
    #expect(one["pending"]?.value == "cards.snapshots/default.frames.new")
    #expect(one["unexplained"]?.value == [])
    let cause = try #require(one["causes"]?.value.array?.first?.value)
    #expect(cause["attribute"]?.value == "spacing")
    #expect(cause["before"]?.value == 4)
    #expect(cause["after"]?.value == 6)
    #expect(cause["unit"]?.value == "pt")
    #expect(cause["path"]?.value == "feed/c1")
  }

  @Test func goesToAFileBesideTheTextForPeople() throws {
    let suite = try TemporarySuite.approved()
    let run = try suite.run("test", "--reporter", "text", "--reporter", "json=out/report.json")
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("\n1 capture, same.\n"))
    let bytes = try suite.bytes(of: "out/report.json")
    #expect(try JSONReader.read(bytes).value["totals"]?.value["same"]?.value == 1)
  }
}
