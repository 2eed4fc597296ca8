import Elements
import Geometry

/// A description flattened to dotted names, in a fixed order, defaults left out.
struct DeclaredForm {
  private(set) var attributes = Attributes()

  mutating func set(_ name: String, _ value: AttributeValue) {
    attributes[AttributeName(rawValue: name)] = value
  }

  mutating func set(_ name: String, word: String) {
    set(name, .word(word))
  }

  mutating func set(_ name: String, points: Double, default usual: Double = 0) {
    if points != usual { set(name, .points(points)) }
  }

  mutating func set(_ name: String, _ number: Int, default usual: Int) {
    if number != usual { set(name, word: String(number)) }
  }

  mutating func set(_ name: String, _ flag: Bool, default usual: Bool) {
    if flag != usual { set(name, word: flag ? "true" : "false") }
  }

  mutating func set(_ name: String, _ insets: DirectionalEdgeInsets) {
    guard insets != .zero else { return }
    let numbers = [insets.top, insets.leading, insets.bottom, insets.trailing]
    set(name, .numbers(numbers.map { Thousandths($0) }))
  }

  mutating func set(_ name: String, _ offset: Point) {
    guard offset != .zero else { return }
    set(name, .numbers([Thousandths(offset.x), Thousandths(offset.y)]))
  }

  mutating func set<Choice: RawRepresentable & Equatable>(
    _ name: String,
    _ choice: Choice,
    default usual: Choice
  ) where Choice.RawValue == String {
    if choice != usual { set(name, word: choice.rawValue) }
  }
}

extension LayoutDimension {
  /// The spelling in goldens and reports, such as `fractionalWidth(0.5)`.
  public var declared: String {
    switch self {
    case .fractionalWidth(let part): "fractionalWidth(\(part.shortSpelling))"
    case .fractionalHeight(let part): "fractionalHeight(\(part.shortSpelling))"
    case .absolute(let length): "absolute(\(length.shortSpelling))"
    case .estimated(let length): "estimated(\(length.shortSpelling))"
    case .uniformAcrossSiblings(let length): "uniformAcrossSiblings(\(length.shortSpelling))"
    }
  }
}

extension LayoutSize {
  /// The spelling in goldens and reports: the width, then the height.
  public var declared: String { "\(widthDimension.declared) \(heightDimension.declared)" }
}

extension LayoutSpacing {
  /// The spelling in goldens and reports, such as `flexible(8)`.
  public var declared: String {
    switch self {
    case .fixed(let value): "fixed(\(value.shortSpelling))"
    case .flexible(let value): "flexible(\(value.shortSpelling))"
    }
  }
}

extension LayoutAnchor {
  var declared: String {
    let names: KeyValuePairs<String, DirectionalRectEdge> = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    let edges = names.filter { self.edges.contains($0.value) }.map(\.key)
    let place = edges.isEmpty ? "center" : edges.joined(separator: "+")
    switch offset {
    case .absolute(.zero), .fractional(.zero): return place
    case .absolute(let by): return "\(place) absolute(\(by.shortSpelling))"
    case .fractional(let by): return "\(place) fractional(\(by.shortSpelling))"
    }
  }
}

extension Point {
  fileprivate var shortSpelling: String { "\(x.shortSpelling) \(y.shortSpelling)" }
}

extension Double {
  /// At most six decimals, which tell a third from 0.333.
  fileprivate var shortSpelling: String {
    guard isFinite, magnitude < 1e9 else { return description }
    let millionths = (self * 1_000_000).rounded()
    let whole = (millionths / 1_000_000).rounded(.towardZero)
    let rest = Int(abs(millionths - whole * 1_000_000))
    let sign = millionths < 0 ? "-" : ""
    guard rest != 0 else { return sign + String(Int(abs(whole))) }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(Int(abs(whole))).\(digits)"
  }
}
