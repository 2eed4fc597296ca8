import CollectionLayout
import Geometry
import JSONReading

/// Reads the layout of a section: the full form, or one of three shorthands for it.
struct LayoutReader {
  /// How many pixels make a point.
  var scale: Double
  var isAnchoredAtBottom = false
  /// Element kinds in the order of the document, with what they show.
  var supplementaries: [(kind: String, belongsToItem: Bool, content: Cursor?)] = []

  private static let sectionKeys = [
    "interGroupSpacing", "contentInsets", "orthogonalScrollingBehavior",
    "boundarySupplementaryItems", "decorationItems", "supplementaryContentInsetsReference",
    "contentInsetsReference", "supplementariesFollowContentInsets", "anchor",
  ]

  mutating func section(_ cursor: Cursor?) throws -> LayoutSection {
    guard let cursor else { return try list(nil) }
    let object = try cursor.object()
    let forms = ["group", "list", "grid", "horizontal"]
    try object.allow(forms + Self.sectionKeys)
    let present = forms.filter { object[$0] != nil }
    guard present.count <= 1 else {
      throw cursor.failure("two-layouts", "a layout has '\(present[0])' or '\(present[1])'.")
    }
    var section: LayoutSection
    switch present.first {
    case "group": section = LayoutSection(group: try group(object.required("group").object()))
    case "grid": section = try grid(object.required("grid").object())
    case "horizontal": section = try horizontal(object.required("horizontal").object())
    default: section = try list(object["list"]?.object())
    }
    try apply(object, to: &section)
    return section
  }

  private mutating func apply(_ object: ObjectCursor, to section: inout LayoutSection) throws {
    if let cursor = object["interGroupSpacing"] { section.interGroupSpacing = try cursor.number() }
    if let cursor = object["contentInsets"] { section.contentInsets = try cursor.insets() }
    if let cursor = object["orthogonalScrollingBehavior"] {
      section.orthogonalScrollingBehavior = try cursor.choice(OrthogonalScrollingBehavior.self)
    }
    if let cursor = object["contentInsetsReference"] {
      section.contentInsetsReference = try cursor.choice(ContentInsetsReference.self)
    }
    if let cursor = object["supplementaryContentInsetsReference"] {
      section.supplementaryContentInsetsReference =
        try cursor.choice(ContentInsetsReference.self)
    }
    if let cursor = object["supplementariesFollowContentInsets"] {
      section.supplementariesFollowContentInsets = try cursor.bool()
    }
    for cursor in try object["boundarySupplementaryItems"]?.list() ?? [] {
      section.boundarySupplementaryItems.append(try boundaryItem(cursor.object()))
    }
    for cursor in try object["decorationItems"]?.list() ?? [] {
      section.decorationItems.append(try decorationItem(cursor.object()))
    }
    if let cursor = object["anchor"] {
      isAnchoredAtBottom = try cursor.choice(["top", "bottom"]) {
        $0 == "bottom" ? true : $0 == "top" ? false : nil
      }
    }
  }
}

// MARK: - Shorthands

extension LayoutReader {
  /// The height of a row before it is measured, in points, as UIKit's lists on a phone.
  private static let estimatedRowHeight = 44.0

  private mutating func list(_ object: ObjectCursor?) throws -> LayoutSection {
    try object?.allow(["spacing", "estimatedHeight", "separators"])
    let estimate = try object?["estimatedHeight"]?.length() ?? Self.estimatedRowHeight
    let size = LayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(estimate)
    )
    var item = LayoutItem(layoutSize: size)
    if try object?["separators"]?.bool() ?? false {
      item.supplementaryItems = [separator]
      supplementaries.append(("separator", true, nil))
    }
    var section = LayoutSection(
      group: .horizontal(layoutSize: size, subitems: [item])
    )
    section.interGroupSpacing = try object?["spacing"]?.number() ?? 0
    return section
  }

  /// A line of one pixel at the lower edge of a row.
  private var separator: SupplementaryItem {
    SupplementaryItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .absolute(1 / scale)
      ),
      elementKind: "separator",
      containerAnchor: LayoutAnchor(edges: .bottom)
    )
  }

  private func grid(_ object: ObjectCursor) throws -> LayoutSection {
    try object.allow(["numberOfItemsInRow", "itemSpacing", "lineSpacing", "estimatedHeight"])
    let count = try object.required("numberOfItemsInRow").integer(from: 1)
    let height = LayoutDimension.estimated(
      try object["estimatedHeight"]?.length() ?? Self.estimatedRowHeight
    )
    let item = LayoutItem(
      layoutSize: LayoutSize(
        widthDimension: .fractionalWidth(1 / Double(count)),
        heightDimension: height
      )
    )
    var group = LayoutGroup.horizontal(
      layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      subitem: item,
      count: count
    )
    group.interItemSpacing = .fixed(try object["itemSpacing"]?.number() ?? 0)
    var section = LayoutSection(group: group)
    section.interGroupSpacing = try object["lineSpacing"]?.number() ?? 0
    return section
  }

  private func horizontal(_ object: ObjectCursor) throws -> LayoutSection {
    try object.allow(["spacing", "scrollingBehavior", "itemSize"])
    let size =
      try object["itemSize"].map { try layoutSize($0) }
      ?? LayoutSize(
        widthDimension: .estimated(Self.estimatedRowHeight),
        heightDimension: .estimated(Self.estimatedRowHeight)
      )
    var section = LayoutSection(
      group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
    )
    section.interGroupSpacing = try object["spacing"]?.number() ?? 0
    section.orthogonalScrollingBehavior =
      try object["scrollingBehavior"]?.choice(OrthogonalScrollingBehavior.self) ?? .continuous
    return section
  }
}
