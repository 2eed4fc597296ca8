import Fixtures
import JSONReading
import Testing

/// The table of what absence means, row by row.
@Suite struct AbsenceTests {
  private let data = #"""
    {"null": null, "empty": "", "list": [], "object": {}, "zero": 0, "no": false,
     "text": "t", "full": [1], "inner": {"null": null}}
    """#

  @Test(arguments: [
    ("missing", Evaluated("", "missing-binding")), ("missing?", Evaluated("")),
    ("null", Evaluated("")), ("empty", Evaluated("")),
    ("list", Evaluated("", "binding-not-scalar")), ("object", Evaluated("", "binding-not-scalar")),
    ("full", Evaluated("", "binding-not-scalar")), ("list?", Evaluated("", "binding-not-scalar")),
    ("zero", Evaluated("0")), ("no", Evaluated("false")), ("text", Evaluated("t")),
    ("inner.null.deeper", Evaluated("")), ("inner.missing", Evaluated("", "missing-binding")),
    ("text.inside", Evaluated("", "missing-binding")), ("missing.inside?", Evaluated("")),
  ])
  func showsInText(path: String, expected: Evaluated<String>) throws {
    #expect(try Setting(data).text("{{\(path)}}") == expected)
  }

  @Test(arguments: [
    ("missing", Evaluated("next")), ("null", Evaluated("next")), ("empty", Evaluated("")),
    ("list", Evaluated("", "binding-not-scalar")), ("object", Evaluated("", "binding-not-scalar")),
    ("zero", Evaluated("0")), ("no", Evaluated("false")), ("missing?", Evaluated("next")),
    ("inner.null.deeper", Evaluated("next")), ("empty | nonEmpty", Evaluated("next")),
    ("list | nonEmpty", Evaluated("next")), ("missing | upper", Evaluated("next")),
    ("missing ?? null", Evaluated("next")), ("full[missing]", Evaluated("next", "missing-binding")),
  ])
  func givesWayToAnAlternative(path: String, expected: Evaluated<String>) throws {
    #expect(try Setting(data).text("{{\(path) ?? 'next'}}") == expected)
  }

  @Test func reportsTheLastAlternativeUnlessItIsOptional() throws {
    #expect(try Setting(data).text("{{a ?? b}}") == Evaluated("", "missing-binding"))
    #expect(try Setting(data).text("{{a ?? b?}}") == Evaluated(""))
    #expect(try Setting(data).text("{{a ?? null}}") == Evaluated(""))
  }

  @Test(arguments: [
    ("missing?", false), ("null?", false), ("empty?", false), ("list?", false), ("object?", false),
    ("zero?", true), ("no?", true), ("text?", true), ("full?", true), ("inner?", true),
    ("!missing?", true), ("!text?", false), ("missing? || text?", true), ("(text?)", true),
  ])
  func asksWhetherAValueIsThere(condition: String, expected: Bool) throws {
    #expect(try Setting(data).truth(condition) == Evaluated(expected))
  }

  @Test(arguments: [
    ("missing", Evaluated(false, "missing-binding")), ("null", Evaluated(false)),
    ("empty", Evaluated(false, "condition-not-boolean")),
    ("list", Evaluated(false, "condition-not-boolean")),
    ("object", Evaluated(false, "condition-not-boolean")),
    ("zero", Evaluated(false, "condition-not-boolean")), ("no", Evaluated(false)),
    ("text", Evaluated(false, "condition-not-boolean")), ("!no", Evaluated(true)),
    ("!zero", Evaluated(true, "condition-not-boolean")),
  ])
  func wantsABooleanInABareCondition(condition: String, expected: Evaluated<Bool>) throws {
    #expect(try Setting(data).truth(condition) == expected)
  }

  @Test(
    arguments: [
      ("missing", Evaluated(nil, "missing-binding")), ("missing?", Evaluated(nil)),
      ("null", Evaluated(nil)), ("empty", Evaluated(nil)), ("text", Evaluated("t")),
      ("list", Evaluated(nil, "image-not-text")), ("object", Evaluated(nil, "image-not-text")),
      ("zero", Evaluated(nil, "image-not-text")), ("no", Evaluated(nil, "image-not-text")),
    ] as [(String, Evaluated<String?>)]
  )
  func findsTheSourceOfAnImage(path: String, expected: Evaluated<String?>) throws {
    let setting = try Setting(data)
    var result = Evaluated<String?>(
      try Template(parsing: "{{\(path)}}").imageSource(in: setting.scope, by: setting.evaluation)
    )
    result.findings = setting.evaluation.takeFindings().map(\.identifier)
    #expect(result == expected)
  }

  @Test(arguments: [
    ("missing", Evaluated(0, "missing-binding")), ("missing?", Evaluated(0)),
    ("null", Evaluated(0)), ("empty", Evaluated(0, "not-an-array")), ("list", Evaluated(0)),
    ("object", Evaluated(0)), ("zero", Evaluated(0, "not-an-array")),
    ("no", Evaluated(0, "not-an-array")), ("inner", Evaluated(0, "not-an-array")),
    ("full", Evaluated(1)),
  ])
  func repeatsWhatIsAnArray(path: String, expected: Evaluated<Int>) throws {
    let setting = try Setting(data)
    var result = Evaluated(try setting.items(path).items.count)
    result.findings = setting.evaluation.takeFindings().map(\.identifier)
    #expect(result == expected)
  }
}
