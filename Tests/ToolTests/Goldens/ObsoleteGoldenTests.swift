import TestSupport
import Testing

/// A golden that no run asks for: whether that fails is a stated wish, and it is never silent
/// unless silence was asked for.
@Suite struct ObsoleteGoldenTests {
  private let left = "- cards · old.frames\n  only the golden has it\n"

  private func suite() throws -> TemporarySuite {
    let suite = try TemporarySuite.approved()
    try suite.write(
      try suite.bytes(of: "cards.snapshots/default.frames"),
      to: "cards.snapshots/old.frames"
    )
    return suite
  }

  @Test(arguments: [("warn", 0), ("fail", 1)])
  func isReported(policy: String, status: Int32) throws {
    let run = try suite().run("test", "--obsolete", policy)
    #expect(run.status == status)
    #expect(run.output.contains(left))
    #expect(run.output.contains("\nobsolete: 1 capture, same: 1.\n"))
  }

  @Test func isReportedUnlessAskedOtherwise() throws {
    let run = try suite().run("test")
    #expect(run.status == 0)
    #expect(run.output.contains(left))
  }

  @Test func isPassedOverOnRequest() throws {
    let run = try suite().run("test", "--obsolete", "ignore")
    #expect(run.status == 0)
    #expect(!run.output.contains("old"))
  }

  @Test func isNotJudgedByARunThatLeftSomethingOut() throws {
    let run = try suite().run("test", "--only", "cards/default", "--obsolete", "fail")
    #expect(run.status == 0)
    #expect(!run.output.contains("old"))
  }

  @Test func staysOnTheDisk() throws {
    let suite = try suite()
    let changes = try suite.changes { _ = try suite.run("test", "--obsolete", "fail") }
    #expect(changes == [])
  }
}
