package import JSONReading

/// Why a text is not a golden, and where.
package struct FramesReadingError: Error, Hashable, Sendable {
  /// What is wrong.
  package var fact: Fact
  /// Where, in lines and columns from 1.
  package var position: SourcePosition

  /// What can be wrong with the text of a golden.
  package enum Fact: Hashable, Sendable {
    /// The file is the pointer that Git LFS leaves where the content was not fetched.
    case pointerOfLFS
    /// A merge left its markers.
    case conflictMarker
    /// The text does not begin as a golden does.
    case notFrames
    /// The golden was written by another version of the format.
    case version(String)
    /// The last line has no end.
    case cutOff
    /// Something else stands where the grammar has this.
    case expected(String, found: String)
    /// The indentation is not that of any level that can be here.
    case indentation
  }

  package init(_ fact: Fact, at position: SourcePosition = .start) {
    self.fact = fact
    self.position = position
  }
}

extension FramesReadingError: CustomStringConvertible {
  /// What is wrong and what to do about it, as one sentence or two without the place.
  package var description: String {
    switch fact {
    case .pointerOfLFS: PointerOfLFS.advice
    case .conflictMarker: "a merge conflict is not resolved"
    case .notFrames: "this is not a golden: the first line is not '\(FramesFormat.signature) …'"
    case .version(let found):
      "the golden has version \(found) of the format; this tool reads \(FramesFormat.version)"
    case .cutOff: "the file is cut off: its last line does not end"
    case .expected(let what, let found): "expected \(what), found \(found)"
    case .indentation: "the indentation fits no line before"
    }
  }
}
