import Geometry
import JSONReading
import Views

extension Modifier {
  /// What settles the size of a view.
  static let box: [String: Modifier] = [
    "padding": Modifier({ try $0.insets() }) { $0.modifiers.padding = $1 },
    "frame": Modifier({ try $0.frame() }) { $0.modifiers.frame = $1 },
    "aspectRatio": Modifier({ try $0.ratio() }) { $0.image.aspectRatio = $1 },
    "fixedSize": Modifier({ try $0.axes() }) { $0.modifiers.fixedSize = $1 },
    "layoutPriority": Modifier({ try $0.number() }) { $0.modifiers.layoutPriority = $1 },
  ]
}

extension Cursor {
  fileprivate func frame() throws -> FrameModifier {
    let object = try object()
    try object.allow([
      "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "alignment",
    ])
    return FrameModifier(
      width: try object["width"]?.length(),
      height: try object["height"]?.length(),
      minWidth: try object["minWidth"]?.length(),
      maxWidth: try object["maxWidth"]?.limit(),
      minHeight: try object["minHeight"]?.length(),
      maxHeight: try object["maxHeight"]?.limit(),
      alignment: try object["alignment"]?.alignment() ?? .center
    )
  }

  private func limit() throws -> FrameModifier.Limit {
    if node.value.number != nil { return .points(try length()) }
    guard case .string(let text) = node.value else {
      throw wrongType("a number, \"infinity\" or \"fractionalWidth(x)\"")
    }
    if text == "infinity" { return .infinity }
    if let fraction = call("fractionalWidth", in: text) { return .fractionalWidth(fraction) }
    throw failure(
      "unknown-value",
      "unknown value '\(text)' for \(name).",
      "Known here: a number, \"infinity\", \"fractionalWidth(x)\"."
    )
  }

  func alignment() throws -> Alignment {
    try choice(Alignment.names) { Alignment(name: $0) }
  }

  /// A number, or two of them as in `16/9`.
  fileprivate func ratio() throws -> Double {
    let ratio: Double?
    if case .string(let text) = node.value {
      let sides = text.split(whereSeparator: { $0 == "/" || $0 == ":" }).map { Double($0) }
      ratio = sides.count == 2 ? sides[0].flatMap { a in sides[1].map { a / $0 } } : nil
    } else {
      ratio = try number()
    }
    guard let ratio, ratio.isFinite, ratio > 0 else {
      throw failure(
        "unknown-value",
        "\(name) takes a number above 0, or two as in \"16/9\"."
      )
    }
    return ratio
  }

  fileprivate func axes() throws -> Set<Axis> {
    if case .bool(let both) = node.value { return both ? [.horizontal, .vertical] : [] }
    let object = try object()
    try object.allow(["horizontal", "vertical"])
    var axes: Set<Axis> = []
    if try object["horizontal"]?.bool() ?? false { axes.insert(.horizontal) }
    if try object["vertical"]?.bool() ?? false { axes.insert(.vertical) }
    return axes
  }
}

/// The number in a spelling such as `fractionalWidth(0.5)`, or nil where it is not one.
func call(_ function: String, in text: String) -> Double? {
  guard text.hasPrefix(function + "("), text.hasSuffix(")") else { return nil }
  let number = text.dropFirst(function.count + 1).dropLast()
  guard let value = Double(number), value.isFinite, abs(value) <= 1e9 else { return nil }
  return value
}
