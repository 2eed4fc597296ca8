import Testing
import Typesetting
import Views

extension TypesettingTests {
  @Suite struct FontSourceTests {
    @Test func saysWhichFontsAreMissingAndWhatBringsThem() {
      let error = #expect(throws: MissingFonts.self) {
        try Typesetter(fonts: .directories(["/does/not/exist"]))
      }
      #expect(error?.families.map(\.name) == FontFamily.all.map(\.name))
      #expect(
        error?.packages == [
          "fonts-inter", "fonts-noto-cjk", "fonts-noto-core", "fonts-noto-color-emoji",
        ]
      )
      #expect(error?.description.contains("fonts-noto-cjk") == true)
    }

    @Test func findsFontsBelowADirectoryThatIsGiven() throws {
      guard let given = try? Typesetter(fonts: .directories(["/usr/share/fonts"])) else { return }
      let standard = try Typesetter()
      let text = "Hello 안녕 🎉"
      #expect(
        given.measure(text, as: body(), width: nil)
          == standard.measure(text, as: body(), width: nil)
      )
    }

    @Test func namesTheVersionOfPango() {
      #expect(Typesetter.version.hasPrefix("pango 1."))
      #expect(Typesetter.version.split(separator: ".").count == 2)
    }

    @Test func digestsAsTheStandardSays() {
      #expect(
        SHA256.digest(Array("abc".utf8))
          == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      )
      let digest = SHA256()
      digest.update(Array("a".utf8))
      digest.update("bc".utf8)
      #expect(digest.finish() == SHA256.digest("abc".utf8))
    }
  }
}
