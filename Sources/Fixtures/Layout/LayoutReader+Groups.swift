import CollectionLayout
import JSONReading
import Geometry

extension LayoutReader {
  mutating func group(_ object: ObjectCursor) throws -> LayoutGroup {
    try object.allow([
      "horizontal", "vertical", "custom", "layoutSize", "interItemSpacing", "contentInsets",
      "edgeSpacing", "supplementaryItems",
    ])
    let size = try layoutSize(object.required("layoutSize"))
    var group: LayoutGroup
    switch (object["horizontal"], object["vertical"], object["custom"]) {
    case (let members?, nil, nil): group = try self.group(.horizontal, size, members)
    case (nil, let members?, nil): group = try self.group(.vertical, size, members)
    case (nil, nil, let frames?): group = try custom(size, frames)
    default:
      throw object.cursor.failure(
        "no-arrangement",
        "a group has one of 'horizontal', 'vertical' and 'custom'."
      )
    }
    if let cursor = object["interItemSpacing"] { group.interItemSpacing = try spacing(cursor) }
    if let cursor = object["contentInsets"] { group.contentInsets = try cursor.insets() }
    if let cursor = object["edgeSpacing"] { group.edgeSpacing = try edgeSpacing(cursor.object()) }
    group.supplementaryItems = try supplementaryItems(object["supplementaryItems"])
    return group
  }

  private mutating func group(
    _ axis: Axis,
    _ size: LayoutSize,
    _ members: Cursor
  ) throws -> LayoutGroup {
    if members.node.value.array != nil {
      var subitems: [any LayoutSubitem] = []
      for cursor in try members.list() { subitems.append(try subitem(cursor)) }
      guard !subitems.isEmpty else {
        throw members.failure("empty-group", "a group needs at least one item.")
      }
      return axis == .horizontal
        ? .horizontal(layoutSize: size, subitems: subitems)
        : .vertical(layoutSize: size, subitems: subitems)
    }
    let object = try members.object()
    try object.allow(["item", "count"])
    let item = try subitem(object.required("item"))
    let count = try object.required("count").integer(from: 1)
    return axis == .horizontal
      ? .horizontal(layoutSize: size, subitem: item, count: count)
      : .vertical(layoutSize: size, subitem: item, count: count)
  }

  private mutating func subitem(_ cursor: Cursor) throws -> any LayoutSubitem {
    let object = try cursor.object()
    let isGroup = ["horizontal", "vertical", "custom"].contains { object[$0] != nil }
    if isGroup { return try group(object) }
    try object.allow(["layoutSize", "contentInsets", "edgeSpacing", "supplementaryItems"])
    let fill = LayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    var item = LayoutItem(layoutSize: try object["layoutSize"].map { try layoutSize($0) } ?? fill)
    if let cursor = object["contentInsets"] { item.contentInsets = try cursor.insets() }
    if let cursor = object["edgeSpacing"] { item.edgeSpacing = try edgeSpacing(cursor.object()) }
    item.supplementaryItems = try supplementaryItems(object["supplementaryItems"])
    return item
  }

  private func custom(_ size: LayoutSize, _ frames: Cursor) throws -> LayoutGroup {
    let items = try frames.list().map { cursor in
      let object = try cursor.object()
      try object.allow(["frame", "zIndex"])
      let numbers = try object.required("frame").list().map { try $0.number() }
      guard numbers.count == 4 else {
        throw cursor.failure("wrong-type", "'frame' takes x, y, width and height.")
      }
      return CustomItem(
        frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        zIndex: try object["zIndex"]?.integer() ?? 0
      )
    }
    return .custom(layoutSize: size) { _ in items }
  }
}
