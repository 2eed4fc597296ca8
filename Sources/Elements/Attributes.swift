public import Geometry

/// The name of an attribute, such as `font` or `cornerRadius`.
public struct AttributeName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The spelling in goldens, reports and JSON.
  public let rawValue: String

  /// Makes a name from its spelling.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name from its spelling.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// What an attribute is set to.
public enum AttributeValue: Hashable, Sendable {
  /// One number: a length in points, or a plain number where the attribute has no unit.
  case number(Thousandths)
  /// Several numbers, such as the four insets top, leading, bottom, trailing.
  case numbers([Thousandths])
  /// A word with a meaning of ours, such as a colour, a font or an alignment.
  case word(String)
  /// A text that a person reads on the screen or wrote in the fixture.
  case text(String)

  /// A number from a length in points.
  public static func points(_ points: Double) -> AttributeValue { .number(Thousandths(points)) }

  /// The number, where it is one.
  public var number: Thousandths? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The numbers, where there are several.
  public var numbers: [Thousandths]? {
    if case .numbers(let numbers) = self { numbers } else { nil }
  }

  /// The word or text, where it is one.
  public var string: String? {
    switch self {
    case .word(let string), .text(let string): string
    default: nil
    }
  }
}

/// The attributes of one element, each at most once, in a stable order.
///
/// The order is that of `AttributeName.inOrder`; names that are not in it follow in the order in
/// which they were set. Equality does not look at the order.
public struct Attributes: Sendable, ExpressibleByDictionaryLiteral {
  /// In the stable order.
  private var pairs: [Pair]

  private struct Pair: Hashable, Sendable {
    var name: AttributeName
    var value: AttributeValue
    /// The place of the name in the order, which is looked up once.
    var position: Int
  }

  /// Makes attributes from names and values.
  public init(dictionaryLiteral elements: (AttributeName, AttributeValue)...) {
    pairs = []
    for (name, value) in elements { self[name] = value }
  }

  /// The value of an attribute, or nil where it is not set.
  ///
  /// Complexity: O(n) in the number set.
  public subscript(name: AttributeName) -> AttributeValue? {
    get { pairs.first { $0.name == name }?.value }
    set {
      let index = pairs.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): pairs[index].value = value
      case (let index?, nil): pairs.remove(at: index)
      case (nil, let value?): insert(value, as: name)
      case (nil, nil): break
      }
    }
  }

  private mutating func insert(_ value: AttributeValue, as name: AttributeName) {
    let position = name.position
    let index = pairs.lastIndex { $0.position <= position }.map { $0 + 1 } ?? 0
    pairs.insert(Pair(name: name, value: value, position: position), at: index)
  }
}

extension Attributes: Sequence {
  /// Visits names and values in the stable order.
  public func makeIterator() -> some IteratorProtocol<(name: AttributeName, value: AttributeValue)>
  {
    pairs.lazy.map { (name: $0.name, value: $0.value) }.makeIterator()
  }

  /// How many attributes are set.
  public var count: Int { pairs.count }

  /// Whether no attribute is set.
  public var isEmpty: Bool { pairs.isEmpty }
}

extension Attributes: Hashable {
  /// Whether both hold the same values under the same names.
  public static func == (a: Attributes, b: Attributes) -> Bool {
    a.count == b.count && (a.pairs == b.pairs || a.pairs.allSatisfy { b[$0.name] == $0.value })
  }

  /// Feeds the pairs without regard to their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Set(pairs))
  }
}
