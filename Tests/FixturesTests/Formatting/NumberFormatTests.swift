import Fixtures
import Testing

@Suite struct NumberFormatTests {
  @Test(arguments: [
    (#""3045120""#, "currency:'KRW'", "ko_KR", "₩3,045,120"),
    (#""0""#, "currency:code", "ko_KR", "₩0"),
    (#""-1234.5""#, "currency:'USD'", "ko_KR", "-US$1,234.50"),
    (#""-1234.5""#, "currency:'USD'", "en_US", "-$1,234.50"),
    (#""999999999999.99""#, "currency:'USD'", "en_US", "$999,999,999,999.99"),
    (#""12345678901234567890.12""#, "currency:'USD'", "en_US", "$12,345,678,901,234,567,890.12"),
    (#""0.125""#, "currency:'USD'", "en_US", "$0.12"),
    ("1234.5", "currency:'EUR'", "de_DE", "1.234,50 €"),
    ("12840", "compact", "ko_KR", "1.3만"), ("12840", "compact", "en_US", "13K"),
    ("999", "compact", "ko_KR", "999"), ("0.001", "percent:2", "ko_KR", "0.10%"),
    ("0.256", "percent", "en_US", "26%"), ("-0.5", "percent:1", "en_US", "-50.0%"),
    ("1234567.891", "number:'#,##0.##'", "ko_KR", "1,234,567.89"),
    ("1234567.891", "number:'#,##0.##'", "de_DE", "1.234.567,89"),
    ("1234567.891", "number:'#,##0.##'", "ar_EG", "١٬٢٣٤٬٥٦٧٫٨٩"),
    ("5", "number:'0.00'", "en_US", "5.00"),
    ("1234", "number:'0'", "en_US", "1234"), ("7", "number:'000'", "en_US", "007"),
    ("0.5", "number:'#.##'", "en_US", ".5"), ("-1234", "number:'₩#,##0'", "ko_KR", "-₩1,234"),
    ("3000", "number:'#,##0''원'''", "ko_KR", "3,000원"),
    ("0.256", "number:'0.0%'", "en_US", "25.6%"),
    ("2.5", "number:'0'", "en_US", "2"), ("3.5", "number:'0'", "en_US", "4"),
    (#"" 1234.50 ""#, "number", "en_US", "1,234.5"), ("1e3", "number", "en_US", "1,000"),
    ("9007199254740993", "number", "en_US", "9,007,199,254,740,993"),
  ])
  func answersAsTheLocaleDoes(json: String, formatter: String, locale: String, expected: String)
    throws
  {
    let setting = try Setting("{\"x\": \(json), \"code\": \"KRW\"}", locale: locale)
    let result = try setting.text("{{x | \(formatter)}}")
    #expect(result.findings.isEmpty)
    #expect(result.value.replacing("\u{A0}", with: " ") == expected)
  }

  @Test(arguments: [
    (#""12abc""#, "number", "12abc"), (#""""#, "compact", ""), ("true", "percent", "true"),
    (#""1,234""#, "currency:'USD'", "1,234"), ("1", "currency:'dollars'", "1"),
    ("1", "currency:null", "1"),
    ("1", "percent:-1", "1"), ("1e400", "number", "1e400"),
    (
      #""123456789012345678901234567890123456789""#, "number",
      "123456789012345678901234567890123456789"
    ),
  ])
  func showsTheRawTextOfWhatItCannotRead(json: String, formatter: String, shown: String) throws {
    let setting = try Setting("{\"x\": \(json), \"null\": null}")
    #expect(try setting.text("{{x | \(formatter)}}") == Evaluated(shown, "format-failed"))
  }

  @Test func leavesAbsenceAlone() throws {
    let setting = try Setting(#"{"x": null, "code": "KRW"}"#)
    #expect(try setting.text("{{x | currency:code}}{{y? | compact}}") == Evaluated(""))
    #expect(try setting.text("{{y | compact}}") == Evaluated("", "missing-binding"))
  }
}
