import Fixtures
import Testing

@Suite struct ConditionTests {
  private let data = #"""
    {"n": 3, "big": 9007199254740993, "text": "3", "on": true, "off": false, "null": null,
     "b": "b", "list": [1], "one": [1.0]}
    """#

  @Test(arguments: [
    ("n == 3", true), ("n == 3.0", true), ("n != 3", false), ("n < 4", true), ("n <= 3", true),
    ("n > 3", false), ("n >= 3", true), ("n>=3&&n<4", true), ("big > 9007199254740992", true),
    ("text == 3", false), ("text != 3", true), ("text == '3'", true), ("b > 'a'", true),
    ("b <= 'a'", false), ("on == true", true), ("on != off", true), ("list == one", true),
    ("null == null", false), ("null != null", true), ("null != 3", true), ("null < 3", false),
    ("missing? == 3", false), ("missing? != 3", true), ("off || on && off", false),
    ("(off || on) && on", true), ("!(n == 3)", false), ("!off && !!on", true),
    ("on || missing", true), ("off && missing", false), ("on ? off : on", false),
  ])
  func decides(condition: String, expected: Bool) throws {
    #expect(try Setting(data).truth(condition) == Evaluated(expected))
  }

  @Test(arguments: [
    ("missing == 3", Evaluated(false, "missing-binding")),
    ("missing != 3", Evaluated(true, "missing-binding")),
    ("3 < missing", Evaluated(false, "missing-binding")),
    ("n < text", Evaluated(false, "not-comparable")),
    ("list >= 1", Evaluated(false, "not-comparable")),
    ("n || on", Evaluated(true, "condition-not-boolean")),
    ("on == (n | upper)", Evaluated(false)),
  ])
  func reportsWhatItCannotCompare(condition: String, expected: Evaluated<Bool>) throws {
    #expect(try Setting(data).truth(condition) == expected)
  }
}
