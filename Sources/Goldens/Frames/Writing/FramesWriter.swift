package import Elements
import Geometry

/// Writes captures as the text of a golden.
package enum FramesWriter {
  /// The text of a golden, with the captures in their order and a final line feed.
  ///
  /// Equal captures give equal texts. Complexity: O(n) in the number of elements.
  package static func text(of set: CaptureSet) -> String {
    var lines = LineWriter()
    lines.add("\(FramesFormat.signature) \(FramesFormat.version)")
    lines.add(
      "variant \(Escaping.word(set.variant)) \(EnvironmentSpelling.words(of: set.environment))"
    )
    if !set.fonts.isEmpty {
      lines.add("fonts " + set.fonts.map(FontSpelling.word).joined(separator: FontSpelling.mark))
    }
    if !set.madeWith.isEmpty { lines.add("made-with " + Escaping.sentence(set.madeWith)) }
    for capture in set.captures {
      lines.add("")
      CaptureWriter(capture, around: set.environment).write(to: &lines)
    }
    return lines.text
  }
}

/// Collects lines, each with its indentation.
struct LineWriter {
  private(set) var text = ""

  /// The columns at which place, size and attributes stand where what is before is shorter.
  ///
  /// They are fixed, so that a long name moves nothing but its own line.
  private static let stops = [24, 35, 44]

  mutating func add(_ line: String, depth: Int = 0) {
    if !line.isEmpty {
      text += String(repeating: " ", count: depth * FramesFormat.indentation)
      text += line
    }
    text += "\n"
  }

  /// Adds a line whose parts stand at fixed columns where they can.
  mutating func add(parts: [String], depth: Int) {
    var line = ""
    var width = depth * FramesFormat.indentation
    for (index, part) in parts.enumerated() where !part.isEmpty {
      if index > 0 {
        let stop = index <= Self.stops.count ? Self.stops[index - 1] : 0
        let room = max(1, stop - width)
        line += String(repeating: " ", count: room)
        width += room
      }
      line += part
      width += part.unicodeScalars.count
    }
    add(line, depth: depth)
  }
}

/// How the fonts are spelled, with a mark between them.
enum FontSpelling {
  static let mark = " · "

  static func word(_ font: String) -> String {
    Escaping.isBareSentence(font) && !font.unicodeScalars.contains("·")
      ? font : Escaping.quoted(font, with: "\"")
  }
}
