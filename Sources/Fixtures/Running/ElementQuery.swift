import Elements

/// Finds the element that a person means by a path: escaped or not, with or without the `@` of
/// headers, or only the id of an item.
struct ElementQuery {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  enum Answer {
    case none
    case one(Element)
    case many([String])
  }

  /// Looks through everything that a capture lists.
  ///
  /// Complexity: O(n) in the number of elements.
  func find(in capture: Capture) -> Answer {
    let roots = capture.sections.flatMap(\.elements)
    let found = roots.flatMap(\.flattened).filter(matches)
    if found.count > 1 { return .many(found.map(\.path.description)) }
    if let element = found.first { return .one(element) }
    let byID = roots.filter {
      $0.kind == .cell && $0.path.segments.last == ElementPath.escape(text)
    }
    guard let only = byID.first else { return .none }
    return byID.count == 1 ? .one(only) : .many(byID.map(\.path.description))
  }

  func matches(_ element: Element) -> Bool {
    let path = element.path.description
    if path == text { return true }
    let plain = Self.unescaped(path)
    return plain == text
      || plain.split(separator: "/").map { $0.hasPrefix("@") ? $0.dropFirst() : $0 }
        .joined(separator: "/") == text
  }

  /// Turns `%` with two hexadecimal digits back into what they stand for.
  static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
