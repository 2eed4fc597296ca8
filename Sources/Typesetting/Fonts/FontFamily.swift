/// A family of fonts that texts are set in, and where it comes from.
package struct FontFamily: Hashable, Sendable {
  /// The name by which the fonts know themselves.
  package var name: String
  /// The package of the distribution that holds it.
  package var debianPackage: String
  /// The names its files have, one list a way of packaging; the first list that is found is used.
  var files: [[String]]

  /// The families in the order in which they are asked for a character.
  ///
  /// Inter stands for the system font of Apple's devices, which may not be given away.
  package static let all: [FontFamily] = [
    FontFamily(
      name: "Inter",
      debianPackage: "fonts-inter",
      files: ["otf", "ttf"].map { suffix in interWeights.map { "Inter-\($0).\(suffix)" } }
    ),
    FontFamily(
      name: "Noto Sans CJK KR",
      debianPackage: "fonts-noto-cjk",
      files: [
        ["NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"],
        ["NotoSansCJKkr-Regular.otf", "NotoSansCJKkr-Bold.otf"],
      ]
    ),
    noto("Noto Sans", "NotoSans"),
    noto("Noto Sans Arabic", "NotoSansArabic"),
    noto("Noto Sans Hebrew", "NotoSansHebrew"),
    noto("Noto Sans Thai", "NotoSansThai"),
    noto("Noto Sans Devanagari", "NotoSansDevanagari"),
    FontFamily(
      name: "Noto Color Emoji",
      debianPackage: "fonts-noto-color-emoji",
      files: [["NotoColorEmoji.ttf"]]
    ),
  ]

  private static func noto(_ name: String, _ file: String) -> FontFamily {
    FontFamily(
      name: name,
      debianPackage: "fonts-noto-core",
      files: ["ttf", "otf"].map { ["\(file)-Regular.\($0)", "\(file)-Bold.\($0)"] }
    )
  }

  private static let interWeights = [
    "Regular", "Thin", "ExtraLight", "Light", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]
}
