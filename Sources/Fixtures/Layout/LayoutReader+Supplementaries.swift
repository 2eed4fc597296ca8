import CollectionLayout
import Geometry

extension LayoutReader {
  mutating func boundaryItem(_ object: ObjectCursor) throws -> BoundarySupplementaryItem {
    try object.allow([
      "elementKind", "alignment", "pinToVisibleBounds", "absoluteOffset", "extendsBoundary",
      "zIndex", "layoutSize", "contentInsets", "content",
    ])
    var item = BoundarySupplementaryItem(
      layoutSize: try layoutSize(object.required("layoutSize")),
      elementKind: try elementKind(object, belongsToItem: false),
      alignment: try object.required("alignment").choice(RectAlignment.self),
      absoluteOffset: try object["absoluteOffset"]?.point() ?? .zero
    )
    item.pinToVisibleBounds = try object["pinToVisibleBounds"]?.bool() ?? false
    item.extendsBoundary = try object["extendsBoundary"]?.bool() ?? true
    item.zIndex = try object["zIndex"]?.integer() ?? 1
    item.contentInsets = try object["contentInsets"]?.insets() ?? .zero
    return item
  }

  mutating func supplementaryItems(_ cursor: Cursor?) throws -> [SupplementaryItem] {
    var items: [SupplementaryItem] = []
    for cursor in try cursor?.list() ?? [] {
      let object = try cursor.object()
      try object.allow([
        "elementKind", "layoutSize", "containerAnchor", "itemAnchor", "zIndex", "content",
      ])
      var item = SupplementaryItem(
        layoutSize: try layoutSize(object.required("layoutSize")),
        elementKind: try elementKind(object, belongsToItem: true),
        containerAnchor: try anchor(object.required("containerAnchor").object()),
        itemAnchor: try object["itemAnchor"].map { try anchor($0.object()) }
      )
      item.zIndex = try object["zIndex"]?.integer() ?? 1
      items.append(item)
    }
    return items
  }

  mutating func decorationItem(_ object: ObjectCursor) throws -> DecorationItem {
    try object.allow(["elementKind", "contentInsets", "zIndex", "content"])
    var item = DecorationItem.background(
      elementKind: try elementKind(object, belongsToItem: false)
    )
    item.contentInsets = try object["contentInsets"]?.insets() ?? .zero
    item.zIndex = try object["zIndex"]?.integer() ?? 0
    return item
  }

  private mutating func elementKind(
    _ object: ObjectCursor,
    belongsToItem: Bool
  ) throws -> String {
    let cursor = try object.required("elementKind")
    let kind = try cursor.string()
    guard !supplementaries.contains(where: { $0.kind == kind }) else {
      throw cursor.failure("duplicate-element-kind", "there are two items of kind '\(kind)'.")
    }
    supplementaries.append((kind, belongsToItem, object["content"]))
    return kind
  }

  private func anchor(_ object: ObjectCursor) throws -> LayoutAnchor {
    try object.allow(["edges", "absoluteOffset", "fractionalOffset"])
    var edges: DirectionalRectEdge = []
    for cursor in try object.required("edges").list() {
      let named: [String: DirectionalRectEdge] = [
        "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
      ]
      edges.formUnion(try cursor.choice(named.keys.sorted()) { named[$0] })
    }
    if let cursor = object["absoluteOffset"] {
      return LayoutAnchor(edges: edges, absoluteOffset: try cursor.point())
    }
    if let cursor = object["fractionalOffset"] {
      return LayoutAnchor(edges: edges, fractionalOffset: try cursor.point())
    }
    return LayoutAnchor(edges: edges)
  }
}
