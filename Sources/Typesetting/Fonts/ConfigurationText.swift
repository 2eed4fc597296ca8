/// The configuration that fontconfig is given, in its own XML.
struct ConfigurationText: CustomStringConvertible {
  let description: String

  init(_ families: [FoundFamily]) {
    let directories = families.map(\.directory).reduce(into: [String]()) { list, directory in
      if !list.contains(directory) { list.append(directory) }
    }
    let lines =
      directories.map { "<dir>\(escaped($0))</dir>" }
      + Self.caches
      + ["<selectfont>", "<rejectfont>"] + Self.unwantedFamilies + ["</rejectfont>"]
      + ["<rejectfont><glob>*</glob></rejectfont>", "<acceptfont>"]
      + families.flatMap(\.files).map { "<glob>\(escaped($0))</glob>" }
      + ["</acceptfont>", "</selectfont>", Self.rules]
    description = "<fontconfig>\n" + lines.joined(separator: "\n") + "\n</fontconfig>\n"
  }

  /// Reading a collection of fonts takes longer than all the rest, so the cache of the system is
  /// asked first; one of our own is written only where that one does not answer.
  private static let caches = [
    "<cachedir>/var/cache/fontconfig</cachedir>",
    "<cachedir>/opt/homebrew/var/cache/fontconfig</cachedir>",
    "<cachedir>/usr/local/var/cache/fontconfig</cachedir>",
    "<cachedir prefix=\"xdg\">proofsheet/fontconfig</cachedir>",
  ]

  /// A collection for all of East Asia also has faces for other countries than the one we name.
  private static let unwantedFamilies =
    ["Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans CJK HK"].map(pattern)
    + ["JP", "KR", "SC", "TC", "HK"].map { pattern("Noto Sans Mono CJK \($0)") }

  private static func pattern(_ family: String) -> String {
    "<pattern><patelt name=\"family\"><string>\(family)</string></patelt></pattern>"
  }

  /// Outlines as they are, and pictures of emoji scaled to the size of the text: without the last
  /// rule an emoji is as large as the picture in its font.
  ///
  /// Smoothing is left to Cairo, which draws no coloured glyph at all where it is said here.
  private static let rules = """
    <match target="pattern">
      <test name="family"><string>emoji</string></test>
      <edit name="family" mode="prepend" binding="strong">
        <string>Noto Color Emoji</string>
      </edit>
    </match>
    <match target="font">
      <edit name="hinting" mode="assign"><bool>false</bool></edit>
      <edit name="autohint" mode="assign"><bool>false</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
      <edit name="rgba" mode="assign"><const>none</const></edit>
    </match>
    <match target="font">
      <test name="outline"><bool>false</bool></test>
      <edit name="bitmapfactor" mode="assign">
        <divide>
          <name target="pattern">pixelsize</name>
          <name target="font">pixelsize</name>
        </divide>
      </edit>
      <edit name="matrix" mode="assign">
        <times>
          <name>matrix</name>
          <matrix>
            <name>bitmapfactor</name><double>0</double>
            <double>0</double><name>bitmapfactor</name>
          </matrix>
        </times>
      </edit>
      <edit name="size" mode="assign">
        <divide><name>size</name><name>bitmapfactor</name></divide>
      </edit>
    </match>
    """
}

private func escaped(_ path: String) -> String {
  path.reduce(into: "") { text, character in
    switch character {
    case "&": text += "&amp;"
    case "<": text += "&lt;"
    case ">": text += "&gt;"
    default: text.append(character)
    }
  }
}
