import Elements
import Geometry
import Goldens
import JSONReading
import Testing

@Suite struct RoundTripTests {
  @Test(arguments: UInt64(1)...100)
  func readsWhatWasWritten(seed: UInt64) throws {
    var random = RandomCaptures(seed: seed)
    let set = random.set()
    let text = FramesWriter.text(of: set)
    let read = try FramesReader.read(text)
    #expect(read == set, "seed \(seed)")
    #expect(FramesWriter.text(of: read) == text, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...40)
  func endsLinesWithLineFeedsAndKeepsEveryLineWhole(seed: UInt64) {
    var random = RandomCaptures(seed: seed)
    let text = FramesWriter.text(of: random.set())
    let unseen = text.unicodeScalars.filter { scalar in
      scalar != "\n" && (scalar.value < 0x20 || scalar.properties.generalCategory == .format)
    }
    #expect(unseen.isEmpty, "seed \(seed)")
    #expect(text.hasSuffix("\n"))
  }

  @Test(arguments: UInt64(1)...40)
  func readsLinesThatEndWithCarriageReturnsAsEqual(seed: UInt64) throws {
    var random = RandomCaptures(seed: seed)
    let set = random.set()
    let lines = FramesWriter.text(of: set).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(try FramesReader.read(lines.joined(separator: "\r\n")) == set, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...40)
  func saysWhereATextIsBrokenWithoutCrashing(seed: UInt64) {
    var random = RandomCaptures(seed: seed)
    var scalars = Array(FramesWriter.text(of: random.set()).unicodeScalars)
    for _ in 0..<3 {
      let index = random.number(0...scalars.count - 1)
      scalars[index] = random.pick(["\"", " ", "=", "9", "\n", "-", "/"])
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    do {
      _ = try FramesReader.read(String(text))
    } catch {
      #expect(error.position.line >= 1 && error.position.column >= 1, "seed \(seed)")
    }
  }
}

extension RoundTripTests {
  /// Overlays stand on the screen and not in the content, in a section behind all others.
  @Test func readsAnOverlayThatWasWritten() throws {
    var set = Feed().set
    let overlay = Element(
      path: ElementPath(["@overlay", "jump"]),
      kind: .supplementary("overlay"),
      frame: FixedRect(Rect(x: 300, y: 700, width: 60, height: 40)),
      zIndex: 1_000_000,
      attributes: [.component: .word("Jump"), .pinned: .word("true")]
    )
    set.captures[0].sections.append(CapturedSection(id: "@overlay", elements: [overlay]))
    let text = FramesWriter.text(of: set)
    #expect(try FramesReader.read(text) == set)
    #expect(text.contains("supplementary jump"), "\(text.suffix(300))")
  }
}
