package import Elements
import Geometry
import JSONReading

/// Reads the text of a golden.
package enum FramesReader {
  /// The captures that a golden keeps, with every place worked out.
  ///
  /// Reading what was written gives equal captures, whichever way its lines end.
  /// Complexity: O(n) in the length of the text.
  ///
  /// - Throws: What is wrong with the text, and where.
  package static func read(_ text: String) throws(FramesReadingError) -> CaptureSet {
    var lines = try LineReader(text)
    try readSignature(from: &lines)
    var set = try readVariant(from: &lines)
    while var line = try lines.next(at: 0) {
      switch try line.word("'capture'") {
      case "fonts": set.fonts = try line.fonts()
      case "made-with": set.madeWith = try line.sentence()
      case "capture":
        let reader = CaptureReader(around: set.environment)
        set.captures.append(try reader.read(line, from: &lines))
      default: throw line.restarted.expected("'fonts', 'made-with' or 'capture'")
      }
    }
    return set
  }

  private static func readSignature(from lines: inout LineReader) throws(FramesReadingError) {
    guard var line = try? lines.next(at: 0), line.pass(FramesFormat.signature + " ") else {
      throw FramesReadingError(.notFrames)
    }
    let version = try line.sentence()
    guard version == "\(FramesFormat.version)" else { throw FramesReadingError(.version(version)) }
  }

  private static func readVariant(
    from lines: inout LineReader
  ) throws(FramesReadingError) -> CaptureSet {
    guard var line = try lines.next(at: 0) else {
      throw FramesReadingError(.expected("'variant'", found: "the end of the file"))
    }
    guard line.pass("variant ") else { throw line.expected("'variant'") }
    let name = try line.word("the name of the variant")
    let environment = try line.environment()
    try line.finish()
    return CaptureSet(variant: name, environment: environment)
  }
}

extension LineCursor {
  /// The fonts, with a mark between them.
  fileprivate mutating func fonts() throws(FramesReadingError) -> [String] {
    var fonts: [String] = []
    repeat {
      fonts.append(try isQuoted ? quoted() : text(before: FontSpelling.mark))
    } while pass(FontSpelling.mark)
    try finish()
    return fonts
  }
}
