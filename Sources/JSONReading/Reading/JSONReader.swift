/// Reads JSON strictly as RFC 8259 defines it, in one pass over the bytes.
///
///     let node = try JSONReader.read(Array(#"{"id": 9007199254740993}"#.utf8))
///     node.value["id"]?.value.number?.literal  // "9007199254740993"
package struct JSONReader {
  /// What the reader refuses although the grammar allows it.
  package struct Limits: Hashable, Sendable {
    /// How many arrays and objects may be inside each other.
    package var depth: Int

    package init(depth: Int = 256) {
      self.depth = depth
    }
  }

  var cursor: ByteCursor
  let limits: Limits
  /// How many containers the cursor is in.
  var depth = 0

  /// Reads a whole text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(
    _ bytes: [UInt8],
    limits: Limits = Limits()
  ) throws(JSONReadingError) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw JSONReadingError(.byteOrderMark, at: .start)
    }
    try validate(bytes)
    var reader = JSONReader(cursor: ByteCursor(bytes), limits: limits)
    return try reader.document()
  }

  private static func validate(_ bytes: [UInt8]) throws(JSONReadingError) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      throw JSONReadingError(
        .notUTF8(byteOffset: offset),
        at: ByteCursor.position(of: offset, in: bytes)
      )
    }
  }

  private mutating func document() throws(JSONReadingError) -> JSONNode {
    cursor.skipWhiteSpace()
    guard cursor.byte != nil else {
      throw JSONReadingError(.emptyDocument, at: .start)
    }
    let node = try value()
    cursor.skipWhiteSpace()
    if let scalar = cursor.scalar {
      throw JSONReadingError(.trailingContent(scalar), at: cursor.position)
    }
    return node
  }

  mutating func value() throws(JSONReadingError) -> JSONNode {
    let position = cursor.position
    guard let byte = cursor.byte else { throw unexpected(.value) }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(.object(try object()), at: position)
    case UInt8(ascii: "["): return JSONNode(.array(try array()), at: position)
    case UInt8(ascii: "\""): return JSONNode(.string(try string()), at: position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(.number(try number()), at: position)
    case UInt8(ascii: "t") where cursor.skip("true"): return JSONNode(.bool(true), at: position)
    case UInt8(ascii: "f") where cursor.skip("false"): return JSONNode(.bool(false), at: position)
    case UInt8(ascii: "n") where cursor.skip("null"): return JSONNode(.null, at: position)
    default: throw unexpected(.value)
    }
  }

  /// Steps over an opening bracket.
  mutating func enter() throws(JSONReadingError) {
    guard depth < limits.depth else {
      throw JSONReadingError(.tooDeep(limit: limits.depth), at: cursor.position)
    }
    depth += 1
    cursor.advance()
    cursor.skipWhiteSpace()
  }

  func unexpected(_ expected: JSONReadingError.Expectation) -> JSONReadingError {
    guard let scalar = cursor.scalar else {
      return JSONReadingError(.endsTooEarly(expected: expected), at: cursor.position)
    }
    return JSONReadingError(.unexpected(scalar, expected: expected), at: cursor.position)
  }
}
