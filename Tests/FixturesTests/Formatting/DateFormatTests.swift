import Fixtures
import Testing

@Suite struct DateFormatTests {
  private func format(
    _ json: String,
    _ formatter: String,
    locale: String = "ko_KR",
    timeZone: String = "Asia/Seoul"
  ) throws -> Evaluated<String> {
    try Setting("{\"x\": \(json)}", locale: locale, timeZone: timeZone).text("{{x | \(formatter)}}")
  }

  @Test func knowsTheTimeZoneOfSeoul() throws {
    #expect(
      try format(#""2026-11-28T15:00:00Z""#, "date:'yyyy-MM-dd HH:mm VV'")
        == Evaluated("2026-11-29 00:00 Asia/Seoul")
    )
  }

  @Test(arguments: [
    (#""2026-11-28T14:59:50Z""#, "2026-11-28 23:59:50"),
    (#""2026-11-28T15:00:10Z""#, "2026-11-29 00:00:10"),
    (#""2026-11-29""#, "2026-11-29 00:00:00"),
    (#""2026-11-29T03:00:00.750Z""#, "2026-11-29 12:00:00"),
    (#""2026-11-29T03:00:00+09:00""#, "2026-11-29 03:00:00"),
    (#""2026-11-29T03:00:00-0530""#, "2026-11-29 17:30:00"),
    (#""2026-11-29 03:04""#, "2026-11-29 03:04:00"),
    (#""2026-11-29T03:04:05""#, "2026-11-29 03:04:05"),
    (#""20261129T030405Z""#, "2026-11-29 12:04:05"), (#""20261129""#, "2026-11-29 00:00:00"),
    (#""2024-02-29T24:00:00""#, "2024-03-01 00:00:00"),
    (#""1969-12-31T23:59:59Z""#, "1970-01-01 08:59:59"),
    ("1795878000", "2026-11-29 00:00:00"), ("1795878000000", "2026-11-29 00:00:00"),
    (#""1795878000""#, "2026-11-29 00:00:00"), (#""1795878000.000200""#, "2026-11-29 00:00:00"),
    ("0", "1970-01-01 09:00:00"),
    (#""Sat, 28 Nov 2026 15:00:00 GMT""#, "2026-11-29 00:00:00"),
    (#""28 Nov 26 15:00 +0000""#, "2026-11-29 00:00:00"),
    (#""Sat, 28 Nov 2026 10:00:00 EST""#, "2026-11-29 00:00:00"),
    (#""  2026-11-29 ""#, "2026-11-29 00:00:00"),
  ])
  func readsWhatFeedsWrite(json: String, expected: String) throws {
    #expect(try format(json, "date:'yyyy-MM-dd HH:mm:ss'") == Evaluated(expected))
  }

  @Test(arguments: [
    ("y년 M월 d일 EEEE", "ko_KR", "2026년 11월 29일 일요일"), ("a h:mm", "ko_KR", "오전 12:05"),
    ("M.d", "ko_KR", "11.29"), ("M.d", "ar_EG", "١١.٢٩"), ("EEE, MMM d", "en_US", "Sun, Nov 29"),
    ("h 'o''clock' a", "en_US", "12 o'clock AM"), ("yy/MM/dd kk:mm", "en_US", "26/11/29 24:05"),
    ("MMMM", "de_DE", "November"), ("y", "th_TH", "2569"), ("''yy", "en_US", "'26"),
    ("HH:mm:ss.SSS", "en_US", "00:05:00.250"),
    ("Z", "en_US", "+0900"), ("ZZZZZ", "en_US", "+09:00"), ("QQQ", "en_US", "Q4"),
    ("LLLL", "ko_KR", "11월"), ("D", "en_US", "333"),
  ])
  func writesByPattern(pattern: String, locale: String, expected: String) throws {
    let quoted = pattern.replacing("'", with: "''")
    let result = try format(#""2026-11-28T15:05:00.250Z""#, "date:'\(quoted)'", locale: locale)
    #expect(result == Evaluated(expected))
  }

  @Test(arguments: [
    ("2026-11-30T06:00:00+09:00", "ko_KR", "3시간 전"),
    ("2026-11-30T08:59:30+09:00", "ko_KR", "30초 전"),
    ("2026-11-23T09:00:00+09:00", "en_US", "1 week ago"),
    ("2026-12-02T09:00:00+09:00", "en_US", "in 2 days"),
  ])
  func countsFromTheNowOfTheEnvironment(date: String, locale: String, expected: String) throws {
    #expect(try format("\"\(date)\"", "relative", locale: locale) == Evaluated(expected))
  }

  @Test(arguments: [
    ("29/11/2026 03:04", "dd/MM/yyyy HH:mm", "2026-11-29 03:04"),
    ("Sun Nov 29 03:04:00 +0000 2026", "EEE MMM dd HH:mm:ss Z yyyy", "2026-11-29 12:04"),
    ("2026년 3월 1일", "y년 M월 d일", "2026-03-01 00:00"),
  ])
  func readsByAPatternOfItsOwn(text: String, pattern: String, expected: String) throws {
    let result = try format("\"\(text)\"", "date:'yyyy-MM-dd HH:mm',in:'\(pattern)'")
    #expect(result == Evaluated(expected))
  }

  @Test(arguments: [
    #""2026–11–29""#, #""2026-13-01""#, #""2026-02-29""#, #""2026-11-29T25:00""#,
    #""2026-11-29Tx""#,
    #""2026-11-29T03:00:00+""#, #""tomorrow""#, #""""#, #""12""#, "true", "1e300",
    #""Sat, 28 Foo 2026 15:00 GMT""#,
    #""2026-11-2""#,
  ])
  func showsTheRawTextOfWhatItCannotRead(json: String) throws {
    let raw = json.replacing("\"", with: "")
    #expect(try format(json, "date:'y'") == Evaluated(raw, "format-failed"))
  }

  @Test func neverReadsMoreThanThePatternSays() throws {
    #expect(
      try format(#""2026-11-29 later""#, "date:'y',in:'yyyy-MM-dd'")
        == Evaluated("2026-11-29 later", "format-failed")
    )
  }

  @Test func saysThatAZoneOrTheNowIsUnknown() throws {
    #expect(try format("0", "date:'y'", timeZone: "Mars/Base") == Evaluated("0", "format-failed"))
    let setting = try Setting(#"{"x": 0}"#, now: "now")
    #expect(try setting.text("{{x | relative}}") == Evaluated("0", "format-failed"))
  }
}
