import Rendering
import TestSupport
import Testing

extension RenderingTests {
  @Suite struct PNGTests {
    @Test(arguments: 0..<60)
    func readsBackEveryPixelItWrites(seed: Int) throws {
      var random = SeededGenerator(seed: UInt64(seed))
      let picture = randomPicture(using: &random)
      #expect(try Picture(png: picture.png()) == picture, "seed \(seed)")
    }

    @Test func writesTheSameBytesTwice() throws {
      var random = SeededGenerator(seed: 7)
      let picture = randomPicture(using: &random)
      let texts = [PNGText("proofsheet:format", "1")]
      #expect(try picture.png(texts: texts) == picture.png(texts: texts))
    }

    @Test func writesThreePartsAPixelWhereNothingShowsThrough() throws {
      var random = SeededGenerator(seed: 1)
      var picture = randomPicture(using: &random)
      for index in stride(from: 3, to: picture.rgba.count, by: 4) { picture.rgba[index] = 255 }
      let colorType = 25
      #expect(try picture.png()[colorType] == 2)
      picture.rgba[3] = 254
      #expect(try picture.png()[colorType] == 6)
    }

    @Test func carriesTextsAndNoTime() throws {
      let picture = try #require(Picture(width: 1, height: 1, rgba: [1, 2, 3, 255]))
      let texts = [PNGText("proofsheet:format", "1"), PNGText("proofsheet:drawn", "abc")]
      let bytes = try picture.png(texts: texts)
      let header = try PNGHeader(png: bytes)
      #expect(header.texts == texts)
      #expect(header.width == 1)
      #expect(header["proofsheet:drawn"] == "abc")
      #expect(header["proofsheet:pixels"] == nil)
      #expect(!bytes.contains("tIME"))
    }

    @Test(arguments: 0..<20)
    func saysThatATruncatedPictureIsTruncated(seed: Int) throws {
      var random = SeededGenerator(seed: UInt64(seed))
      let bytes = try randomPicture(using: &random).png(texts: [PNGText("a", "b")])
      for length in stride(from: 0, to: bytes.count - 12, by: 7) {
        let error = #expect(throws: PNGFailure.self) { try Picture(png: Array(bytes[..<length])) }
        #expect(error == (length == 0 ? .notPNG : .truncated), "seed \(seed), length \(length)")
      }
    }

    @Test(arguments: 0..<100)
    func survivesAnyDamage(seed: Int) throws {
      var random = SeededGenerator(seed: UInt64(seed))
      var bytes = try randomPicture(using: &random).png()
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        bytes[Int.random(in: 8..<bytes.count, using: &random)] = .random(
          in: 0...255,
          using: &random
        )
      }
      // Either it still is a picture or it is refused; it must come back.
      _ = try? Picture(png: bytes)
      _ = try? PNGHeader(png: bytes)
    }

    @Test func tellsPointerFilesAndOtherFilesApart() {
      let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
      #expect(throws: PNGFailure.pointerFile) { try Picture(png: Array(pointer.utf8)) }
      #expect(throws: PNGFailure.notPNG) { try Picture(png: Array("GIF89a".utf8)) }
      #expect(throws: PNGFailure.notPNG) { try PNGHeader(png: []) }
    }

    @Test func refusesPicturesThatClaimToBeHuge() {
      // A header that is right but for its size, which comes before anything is decoded.
      var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
      bytes += Array("IHDR".utf8) + [0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0]
      bytes += [0, 0, 0, 0, 0, 0, 0, 0] + Array("IDAT".utf8)
      #expect(throws: PNGFailure.self) { try Picture(png: bytes) }
    }

    @Test func digestsSizeAndPixels() throws {
      let wide = try #require(Picture(width: 2, height: 1, rgba: [0, 0, 0, 0, 0, 0, 0, 0]))
      let tall = try #require(Picture(width: 1, height: 2, rgba: wide.rgba))
      #expect(wide.digest != tall.digest)
      #expect(
        wide.digest == "afd35c7bd91f3e7be6d1b1ffbcb9b8ee4e48e083780f5a99cd43550e7c554e1e"
      )
    }
  }
}

/// A small picture of noise; half of them let things show through.
func randomPicture(using random: inout SeededGenerator) -> Picture {
  let width = Int.random(in: 1...40, using: &random)
  let height = Int.random(in: 1...40, using: &random)
  let isOpaque = Bool.random(using: &random)
  let rgba = (0..<width * height * 4).map { index in
    isOpaque && index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
  }
  guard let picture = Picture(width: width, height: height, rgba: rgba) else {
    preconditionFailure("\(width)x\(height) is a size")
  }
  return picture
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool {
    let pattern = Array(text.utf8)
    return count >= pattern.count
      && (0...count - pattern.count).contains { self[$0...].starts(with: pattern) }
  }
}
