import TestSupport
import Testing

/// What a checkout with other line ends does to goldens.
@Suite struct CheckoutTests {
  private let golden = "cards.snapshots/default.frames"

  @Test func takesCarriageReturnsBeforeLineFeedsForLineEnds() throws {
    let suite = try TemporarySuite.approved()
    let text = try suite.text(of: golden)
    try suite.write(text.replacing("\n", with: "\r\n"), to: golden)
    let run = try suite.run("test")
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("\n1 capture, same.\n"))
  }

  @Test func takesThemForLineEndsInWireframesToo() throws {
    let wireframe = "cards.snapshots/default.top.txt"
    let suite = try TemporarySuite.approved(
      CardFeed.text.edited(#""name": "cards","#, #""name": "cards", "goldens": ["wireframe"],"#)
    )
    let text = try suite.text(of: wireframe)
    try suite.write(text.replacing("\n", with: "\r\n"), to: wireframe)
    #expect(try suite.run("test").status == 0)
  }

  @Test(arguments: [#"First\r\nline"#, #"First\rline"#])
  func tellsACarriageReturnInATextFromNone(title: String) throws {
    let plain = title.replacing(#"\r"#, with: "")
    let suite = try TemporarySuite.approved(CardFeed.text.edited("First", plain))
    try suite.edit(plain, title)
    let run = try suite.test()
    #expect(run.status == 1)
    #expect(run.output.contains("text feed/c1/title  text "))
    #expect(run.output.contains(#"\u{D}"#))
  }

  @Test func keepsTheCarriageReturnOfATextThroughACheckout() throws {
    let suite = try TemporarySuite.approved(CardFeed.text.edited("First", #"First\r\nline"#))
    let text = try suite.text(of: golden)
    #expect(!text.utf8.contains(UInt8(ascii: "\r")))
    try suite.write(text.replacing("\n", with: "\r\n"), to: golden)
    #expect(try suite.run("test").status == 0)
  }
}
