extension JSONReader {
  mutating func array() throws(JSONReadingError) -> [JSONNode] {
    var nodes: [JSONNode] = []
    try enter()
    defer { depth -= 1 }
    if cursor.skip(UInt8(ascii: "]")) { return nodes }
    while true {
      nodes.append(try value())
      cursor.skipWhiteSpace()
      let comma = cursor.position
      guard cursor.skip(UInt8(ascii: ",")) else { break }
      cursor.skipWhiteSpace()
      if cursor.byte == UInt8(ascii: "]") { throw JSONReadingError(.trailingComma, at: comma) }
    }
    guard cursor.skip(UInt8(ascii: "]")) else { throw unexpected(.commaOrBracket) }
    return nodes
  }

  mutating func object() throws(JSONReadingError) -> JSONObject {
    var object = JSONObject()
    try enter()
    defer { depth -= 1 }
    if cursor.skip(UInt8(ascii: "}")) { return object }
    while true {
      object.append(try member())
      cursor.skipWhiteSpace()
      let comma = cursor.position
      guard cursor.skip(UInt8(ascii: ",")) else { break }
      cursor.skipWhiteSpace()
      if cursor.byte == UInt8(ascii: "}") { throw JSONReadingError(.trailingComma, at: comma) }
    }
    guard cursor.skip(UInt8(ascii: "}")) else { throw unexpected(.commaOrBrace) }
    return object
  }

  private mutating func member() throws(JSONReadingError) -> JSONObject.Member {
    guard cursor.byte == UInt8(ascii: "\"") else { throw unexpected(.key) }
    let position = cursor.position
    let key = try string()
    cursor.skipWhiteSpace()
    guard cursor.skip(UInt8(ascii: ":")) else { throw unexpected(.colon) }
    cursor.skipWhiteSpace()
    return JSONObject.Member(key: key, keyPosition: position, value: try value())
  }

  mutating func number() throws(JSONReadingError) -> JSONNumber {
    let position = cursor.position
    let run = cursor.rest.prefix(while: Self.canStandInNumber)
    guard NumberForm.spans(run) else {
      let text = String(decoding: run, as: UTF8.self)
      throw JSONReadingError(.numberForm(text), at: position)
    }
    cursor.advance(by: run.count)
    return JSONNumber(trusted: String(decoding: run, as: UTF8.self))
  }

  // Takes letters too, so that the message shows the whole of `0x1F` or `1_000`.
  private static func canStandInNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E, 0x5F: true
    default: false
    }
  }
}
