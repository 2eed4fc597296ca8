/// A path to a value inside another, as RFC 6901 defines it: `/accounts/0/balance`.
package struct JSONPointer: Hashable, Sendable {
  /// The keys and indexes from the outside in, without escapes.
  package var tokens: [String]

  package init(tokens: [String]) {
    self.tokens = tokens
  }

  /// Why a text is not a pointer.
  package enum Malformed: Error, Hashable, Sendable {
    case doesNotStartWithSlash(String)
    case badEscape(String)

    /// The fact as a sentence.
    package var sentence: String {
      switch self {
      case .doesNotStartWithSlash(let text):
        "'\(text)' is not a JSON pointer; it starts with '/', or is empty for the whole."
      case .badEscape(let text):
        "'\(text)' is not a JSON pointer; '~' is written '~0' and '/' inside a key '~1'."
      }
    }
  }

  /// Reads a pointer.
  package init(_ text: String) throws(Malformed) {
    guard text.isEmpty || text.hasPrefix("/") else { throw .doesNotStartWithSlash(text) }
    tokens = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      guard let token = Self.unescape(part) else { throw .badEscape(text) }
      tokens.append(token)
    }
  }

  private static func unescape(_ part: Substring) -> String? {
    guard part.contains("~") else { return String(part) }
    var token = String.UnicodeScalarView()
    var scalars = part.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "~" else {
        token.append(scalar)
        continue
      }
      switch scalars.next() {
      case "0": token.append("~")
      case "1": token.append("/")
      default: return nil
      }
    }
    return String(token)
  }

  /// The index that a token means in an array: digits without a leading zero.
  package static func index(_ token: String) -> Int? {
    let digits = token.utf8
    guard digits.allSatisfy({ 0x30...0x39 ~= $0 }), digits.first != 0x30 || digits.count == 1 else {
      return nil
    }
    return Int(token)
  }

  /// The pointer one token longer.
  package func appending(_ token: String) -> JSONPointer {
    JSONPointer(tokens: tokens + [token])
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The spelling with escapes.
  package var description: String {
    tokens.map { token in
      var text = "/"
      for scalar in token.unicodeScalars {
        switch scalar {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(scalar)
        }
      }
      return text
    }.joined()
  }
}

extension JSONNode {
  /// The value that a pointer leads to.
  ///
  /// - Complexity: O(*k*) on average, where *k* is the number of tokens.
  package subscript(pointer: JSONPointer) -> JSONNode? {
    var node = self
    for token in pointer.tokens {
      guard let child = node.child(token) else { return nil }
      node = child
    }
    return node
  }

  /// The member or the element that one token of a pointer names.
  package func child(_ token: String) -> JSONNode? {
    switch value {
    case .object(let object): return object[token]
    case .array(let nodes):
      guard let index = JSONPointer.index(token), nodes.indices.contains(index) else { return nil }
      return nodes[index]
    default: return nil
    }
  }
}
