import Elements
import Geometry
import Testing
import Views

@Suite struct FontWordTests {
  @Test(arguments: TextStyle.allCases, [false, true])
  func readsBackTheStyleItWrites(style: TextStyle, bold: Bool) {
    let font = Font.style(style, bold: bold)
    #expect(Font(font.description, bold: bold) == font)
  }

  @Test(arguments: FontWeight.allCases, [nil, TextStyle.body, .caption1])
  func readsBackTheSystemFontItWrites(weight: FontWeight, style: TextStyle?) {
    let font = Font.system(size: 15.5, weight: weight, relativeTo: style)
    #expect(Font(font.description) == font)
  }

  @Test func spellsFontsAsGoldensShowThem() {
    #expect(Font.style(.headline, bold: false).description == "headline")
    #expect(
      Font.system(size: 15, weight: .semibold, relativeTo: nil).description
        == "system(15,semibold)"
    )
    #expect(
      Font.system(size: 15, weight: .semibold, relativeTo: .body).description
        == "system(15,semibold,relativeTo:body)"
    )
  }

  @Test(arguments: [
    "", "helvetica", "system", "system()", "system(x)", "system(-1)", "system(inf)",
    "system(1,fat)", "system(1,bold,relativeTo:nothing)", "system(1,bold,relativeTo:body,more)",
  ])
  func refusesWhatIsNoFont(word: String) {
    #expect(Font(word) == nil)
  }

  @Test func readsTheAppearanceOfATextFromItsAttributes() {
    let attributes: Attributes = [
      .font: .word("headline"), .lineLimit: .points(2), .textAlignment: .word("center"),
      .truncationMode: .word("middle"), .lineSpacing: .points(3),
      .lineBreakStrategy: .word("hangulWordPriority"),
    ]
    let appearance = TextAppearance(
      attributes: attributes,
      environment: Environment(scale: 2, locale: "ko_KR", layoutDirection: .rightToLeft)
    )
    #expect(appearance.font == ResolvedFont(size: 17, weight: .semibold, leading: 22))
    #expect(appearance.lineLimit == 2)
    #expect(appearance.alignment == .center)
    #expect(appearance.truncationMode == .middle)
    #expect(appearance.lineSpacing == 3)
    #expect(appearance.lineBreakStrategy == .hangulWordPriority)
    #expect(appearance.layoutDirection == .rightToLeft)
    #expect(appearance.locale == "ko_KR")
    #expect(appearance.scale == 2)
  }

  @Test func takesDefaultsForWhatItCannotRead() {
    let attributes: Attributes = [.font: .points(3), .lineLimit: .word("many"), .bold: .word("?")]
    let appearance = TextAppearance(attributes: attributes, environment: Environment())
    #expect(appearance.font == ResolvedFont(size: 17, weight: .regular, leading: 22))
    #expect(appearance.lineLimit == nil)
  }
}
