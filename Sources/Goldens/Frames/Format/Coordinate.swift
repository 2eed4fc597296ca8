import Geometry

/// One coordinate of a place, as a line of a golden tells it.
enum Coordinate: Hashable {
  /// From the near edge of what is around.
  case fixed(Thousandths)
  /// From the furthest edge of the siblings before.
  case gap(Thousandths)
  /// The near edge of the sibling before.
  case sameLine
  /// Centred in what is around, and moved.
  case middle(Thousandths)
  /// From far edge to far edge of what is around.
  case end(Thousandths)
  /// From the furthest edge of all items of the section.
  case afterItems(Thousandths)
}

/// The place of an element as a line of a golden tells it.
enum Placement: Hashable {
  /// Told by what is around and what is before.
  case relative(x: Coordinate, y: Coordinate)
  /// Told from the corner of the screen.
  case viewport(x: Thousandths, y: Thousandths)
  /// Exactly the frame of what is around.
  case fill

  /// The coordinate along an axis, or nil for a place that is told otherwise.
  subscript(axis: Axis) -> Coordinate? {
    guard case .relative(let x, let y) = self else { return nil }
    return axis == .horizontal ? x : y
  }

  /// A place told by its coordinate along one axis and the one across it.
  init(_ along: Coordinate, along axis: Axis, across: Coordinate) {
    self =
      axis == .horizontal ? .relative(x: along, y: across) : .relative(x: across, y: along)
  }
}

extension Coordinate: CustomStringConvertible {
  var description: String {
    switch self {
    case .fixed(let length): "\(length)"
    case .gap(let length): "+\(length)"
    case .sameLine: "="
    case .middle(let shift): "mid" + (shift == .zero ? "" : Self.signed(shift))
    case .end(let shift): "end" + (shift == .zero ? "" : Self.signed(-shift))
    case .afterItems(let length): "items" + Self.signed(length)
    }
  }

  private static func signed(_ length: Thousandths) -> String {
    length < .zero ? "\(length)" : "+\(length)"
  }
}

extension Placement: CustomStringConvertible {
  var description: String {
    switch self {
    case .fill: ""
    case .viewport(let x, let y): "viewport=\(x),\(y)"
    case .relative(.fixed(let x), .fixed(let y)): "\(x),\(y)"
    case .relative(let x, .fixed(.zero)): "x=\(x)"
    case .relative(.fixed(.zero), let y): "y=\(y)"
    case .relative(let x, let y): "x=\(x) y=\(y)"
    }
  }
}

extension Coordinate {
  /// Reads what `description` writes.
  init?(_ word: String) {
    if word == "=" {
      self = .sameLine
    } else if word.hasPrefix("+") {
      guard let length = Self.length(word.dropFirst()) else { return nil }
      self = .gap(length)
    } else if word.hasPrefix("mid") {
      guard let shift = Self.shift(word.dropFirst(3)) else { return nil }
      self = .middle(shift)
    } else if word.hasPrefix("end") {
      guard let shift = Self.shift(word.dropFirst(3)) else { return nil }
      self = .end(-shift)
    } else if word.hasPrefix("items") {
      guard let shift = Self.shift(word.dropFirst(5)) else { return nil }
      self = .afterItems(shift)
    } else {
      guard let length = Self.length(word[...]) else { return nil }
      self = .fixed(length)
    }
  }

  private static func shift(_ text: Substring) -> Thousandths? {
    if text.isEmpty { return .zero }
    if text.hasPrefix("-") { return length(text) }
    return text.hasPrefix("+") ? length(text.dropFirst()) : nil
  }

  /// A length that can take part in sums without leaving the range of integers.
  static func length(_ text: Substring) -> Thousandths? {
    guard let length = Thousandths(String(text)), abs(length.rawValue) <= 1_000_000_000_000 else {
      return nil
    }
    return length
  }
}
