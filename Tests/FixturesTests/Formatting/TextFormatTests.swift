import Fixtures
import JSONReading
import Testing

@Suite struct TextFormatTests {
  @Test(arguments: [
    ("<b>예약제</b> &amp; 현장접수<br>준비물 없음", "예약제 & 현장접수\n준비물 없음"),
    ("Nettle &amp;amp; Bone", "Nettle &amp; Bone"), ("&lt;b&gt;", "<b>"),
    ("1 < 2 & 3", "1 < 2 & 3"),
    ("I <3 you", "I <3 you"), ("<p>one</p><p class=\"x\">two</p>", "one\ntwo"),
    ("a<br/>b<BR />c", "a\nb\nc"), ("a<!-- <b>hidden</b> -->b", "ab"), ("&#39;&#x27;&apos;", "'''"),
    ("&hellip;&ndash;&eacute;&Eacute;&euro;&hearts;", "…–éÉ€♥"),
    ("&unknown; &amp", "&unknown; &amp"),
    ("&#0;&#xD800;&#99999999;", "&#0;&#xD800;&#99999999;"), ("text&nbsp;", "text"),
    ("a&nbsp;b", "a\u{A0}b"), ("<a href='x'>link", "link"), ("broken <a", "broken <a"), ("", ""),
    ("&yuml;&nbsp;&OElig;", "ÿ\u{A0}Œ"),
  ])
  func readsPlainText(html: String, expected: String) throws {
    let setting = try Setting(JSONWriter.write(["x": .string(html)], .compact))
    #expect(try setting.text("{{x | plain}}") == Evaluated(expected))
  }

  @Test(arguments: [
    (#""  a b \n""#, "trim", "a b"), (#""  ""#, "trim", ""), (#""👨‍👩‍👧‍👦ab""#, "prefix:2", "👨‍👩‍👧‍👦a"),
    (#""ab""#, "prefix:9", "ab"), ("12345", "prefix:2", "12"), (#""ab""#, "prefix:0", ""),
    (#""straße i""#, "upper", "STRASSE I"), (#""İIA""#, "lower", "i̇ia"),
    (#""a\nb\r\nc""#, "lines:2", "a\nb"), (#""a\n\nb""#, "lines:2", "a\n"),
    (#"["a", 1, null, true]"#, "join:' · '", "a · 1 · true"), ("[]", "join", ""),
    (#"["a", "b"]"#, "join", "a, b"), ("[1, 2]", "count", "2"), (#"{"a": 1}"#, "count", "1"),
    (#""가나""#, "count", "2"), (#""a-b-c""#, "replace:'-',''", "abc"),
    (#""aaa""#, "replace:'a','aa'", "aaaaaa"), (#""abc""#, "replace:'','x'", "abc"),
    (#""a""#, "replace:'a',suffix", "z"), (#""""#, "nonEmpty", ""), (#""a""#, "nonEmpty", "a"),
    (#""&lt;3""#, "trim", "&lt;3"), (#"" <i>A</i> ""#, "plain | lower | prefix:1", "a"),
  ])
  func changesText(json: String, formatters: String, expected: String) throws {
    let setting = try Setting("{\"x\": \(json), \"suffix\": \"z\"}")
    #expect(try setting.text("{{x | \(formatters)}}") == Evaluated(expected))
  }

  @Test(arguments: [
    ("12345601234567", "***-**-####", "***-**-4567"),
    ("110123456789", "***-**-####", "***-**-6789"),
    ("01012345678", "###-****-####", "010-****-5678"), ("4567", "***-**-####", "4567"),
    ("34567", "***-**-####", "*-4567"), ("1234", "(####)", "(1234)"), ("", "##", ""),
    ("BE68539007547034", "**## ####", "**54 7034"), ("12", "[##]", "[12]"),
  ])
  func masks(text: String, pattern: String, expected: String) throws {
    let setting = try Setting(JSONWriter.write(["x": .string(text)], .compact))
    #expect(try setting.text("{{x | mask:'\(pattern)'}}") == Evaluated(expected))
  }

  @Test(arguments: [
    ("[1]", "trim", ""), ("true", "count", "true"), (#""a""#, "join", "a"), ("[[1]]", "join", ""),
    (#""abc""#, "prefix:'x'", "abc"), (#""abc""#, "prefix:1.5", "abc"),
    (#""abc""#, "lines:-1", "abc"),
    (#""abc""#, "mask:bad", "abc"),
  ])
  func showsTheRawTextOfWhatItCannotRead(json: String, formatter: String, shown: String) throws {
    let setting = try Setting("{\"x\": \(json), \"bad\": \"no places\"}")
    let result = try setting.text("{{x | \(formatter)}}")
    #expect(result.value == shown)
    #expect(result.findings.first == "format-failed")
  }

  @Test func reportsAMissingArgumentByItsName() throws {
    let setting = try Setting(#"{"x": "abc"}"#)
    #expect(try setting.text("{{x | prefix:n}}") == Evaluated("abc", "missing-binding"))
  }
}
