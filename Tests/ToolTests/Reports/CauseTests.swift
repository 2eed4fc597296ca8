import TestSupport
import Testing

/// A small change in a fixture, and the sentence that must name it.
@Suite struct CauseTests {
  @Test func seesColoursThatAnEyeWouldMiss() throws {
    let suite = try TemporarySuite.approved()
    try suite.edit("#3C3C43", "#55555C")
    try suite.edit("#C8C8CC", "#E0E0E4")

    let run = try suite.test()
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    // Nothing but the two colours: no frame, size or position is said to differ.
    #expect(
      run.output == """
        ✗ cards · default · top
          text feed/c1/title and 2 more  color #3C3C43 → #55555C
          rectangle feed/c1/separator and 2 more  color #C8C8CC → #E0E0E4
        changed: 1 capture (2 causes, 0 consequences).
        accept it: proofsheet approve cards

        """
    )
  }

  @Test func tellsOneElementFromItsNeighbours() throws {
    let suite = try TemporarySuite.approved()
    try suite.edit(
      ##""foregroundStyle": "#3C3C43""##,
      ##""foregroundStyle": "{{id == 'c2' ? '#3C3C44' : '#3C3C43'}}""##
    )
    let run = try suite.test()
    #expect(run.status == 1)
    #expect(run.output.contains("\n  text feed/c2/title  color #3C3C43 → #3C3C44\n"))
    #expect(run.output.contains("(1 cause, 0 consequences)"))
  }

  @Test(arguments: [
    (
      #""font": {"size": 15}"#, #""font": {"size": 16}"#,
      "text feed/c1/detail and 2 more  font system(15,regular) → system(16,regular)"
    ),
    (
      #""spacing": 4"#, #""spacing": 6"#,
      "cell feed/c1 and 2 more  spacing 4 → 6 pt (+2)"
    ),
    (
      #""Second""#, #""Zweite""#,
      #"text feed/c2/title  text "Second" → "Zweite""#
    ),
    (
      ##""background": "#F2F2F7""##, ##""background": "#F2F2F8""##,
      "cell feed/c1 and 2 more  background #F2F2F7 → #F2F2F8"
    ),
    (
      #""list": {"spacing": 8"#, #""list": {"spacing": 10"#,
      "section feed  interGroupSpacing 8 → 10 pt (+2)"
    ),
  ])
  func namesElementAndAttribute(old: String, new: String, cause: String) throws {
    let suite = try TemporarySuite.approved()
    try suite.edit(old, new)

    let run = try suite.test()
    #expect(run.status == 1)
    #expect(run.output.contains("\n  \(cause)\n"))
    #expect(run.output.contains("changed: 1 capture (1 cause, "))

    #expect(try suite.run("approve", "cards").output == "approved cards/default.frames\n")
    #expect(try suite.run("test").status == 0)
  }

  @Test func countsWhatFollowsButDoesNotCallItACause() throws {
    let suite = try TemporarySuite.approved()
    try suite.edit(#""spacing": 4"#, #""spacing": 6"#)
    let run = try suite.test()
    #expect(!run.output.contains("unexplained"))
    #expect(!run.output.contains("(1 cause, 0 consequences)"))
  }
}
