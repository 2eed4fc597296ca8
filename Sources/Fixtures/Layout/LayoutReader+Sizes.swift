import CollectionLayout
import JSONReading

extension LayoutReader {
  /// Width and height, each as its Swift call or as a number of points.
  func layoutSize(_ cursor: Cursor) throws -> LayoutSize {
    let sides = try cursor.list()
    guard sides.count == 2 else { throw cursor.wrongType("a list of width and height") }
    return LayoutSize(
      widthDimension: try dimension(sides[0]),
      heightDimension: try dimension(sides[1])
    )
  }

  private func dimension(_ cursor: Cursor) throws -> LayoutDimension {
    if cursor.node.value.number != nil { return .absolute(try cursor.number()) }
    let text = try cursor.string()
    let calls: [(name: String, make: (Double) -> LayoutDimension)] = [
      ("fractionalWidth", { .fractionalWidth($0) }),
      ("fractionalHeight", { .fractionalHeight($0) }),
      ("absolute", { .absolute($0) }),
      ("estimated", { .estimated($0) }),
      ("uniformAcrossSiblings", { .uniformAcrossSiblings(estimate: $0) }),
    ]
    for (name, make) in calls {
      if let value = call(name, in: text) { return make(value) }
    }
    throw cursor.failure(
      "unknown-value",
      "unknown dimension '\(text)'.",
      "Known here: \(calls.map { $0.name + "(x)" }.joined(separator: ", "))."
    )
  }

  func spacing(_ cursor: Cursor) throws -> LayoutSpacing {
    if cursor.node.value.number != nil { return .fixed(try cursor.number()) }
    let text = try cursor.string()
    if let value = call("fixed", in: text) { return .fixed(value) }
    if let value = call("flexible", in: text) { return .flexible(value) }
    throw cursor.failure(
      "unknown-value",
      "unknown spacing '\(text)'.",
      "Known here: fixed(x), flexible(x)."
    )
  }

  func edgeSpacing(_ object: ObjectCursor) throws -> LayoutEdgeSpacing {
    try object.allow(["leading", "top", "trailing", "bottom"])
    return LayoutEdgeSpacing(
      leading: try object["leading"].map { try spacing($0) },
      top: try object["top"].map { try spacing($0) },
      trailing: try object["trailing"].map { try spacing($0) },
      bottom: try object["bottom"].map { try spacing($0) }
    )
  }
}
