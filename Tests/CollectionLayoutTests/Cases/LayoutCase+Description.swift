import CollectionLayout
import Geometry
import JSONReading

extension LayoutCase {
  func layout() -> CompositionalLayout {
    let layout = json["layout"]
    let sections = layout?["sections"]?.array.map(\.section)
    let every = layout?["everySection"]?.section
    return CompositionalLayout(configuration: configuration, profile: profile) { index, _ in
      every ?? sections.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }

  private var configuration: LayoutConfiguration {
    var configuration = LayoutConfiguration()
    guard let layout = json["layout"] else { return configuration }
    if layout["scrollDirection"]?.string == "horizontal" {
      configuration.scrollDirection = .horizontal
    }
    configuration.interSectionSpacing = layout.double("interSectionSpacing") ?? 0
    configuration.boundarySupplementaryItems = layout.boundaryItems
    if let reference = layout.reference { configuration.contentInsetsReference = reference }
    return configuration
  }
}

extension JSONNode {
  fileprivate var reference: ContentInsetsReference? {
    self["contentInsetsReference"]?.string.flatMap(ContentInsetsReference.init)
  }

  fileprivate var section: LayoutSection {
    var section = LayoutSection(
      group: self["group"]?.group ?? .horizontal(layoutSize: layoutSize, subitems: [])
    )
    section.contentInsets = self["contentInsets"]?.insets ?? .zero
    section.interGroupSpacing = double("interGroupSpacing") ?? 0
    section.boundarySupplementaryItems = boundaryItems
    section.supplementariesFollowContentInsets =
      self["supplementariesFollowContentInsets"]?.value.bool ?? true
    if let reference { section.contentInsetsReference = reference }
    section.orthogonalScrollingBehavior =
      self["orthogonalScrollingBehavior"]?.string.flatMap(OrthogonalScrollingBehavior.init)
      ?? .none
    section.decorationItems =
      self["decorationItems"]?.array.map {
        .background(elementKind: $0["elementKind"]?.string ?? "")
      } ?? []
    return section
  }

  fileprivate var layoutSize: LayoutSize {
    LayoutSize(
      widthDimension: self["widthDimension"]?.dimension ?? .absolute(0),
      heightDimension: self["heightDimension"]?.dimension ?? .absolute(0)
    )
  }

  private var dimension: LayoutDimension {
    if let value = double("fractionalWidth") { return .fractionalWidth(value) }
    if let value = double("fractionalHeight") { return .fractionalHeight(value) }
    if let value = double("estimated") { return .estimated(value) }
    return .absolute(double("absolute") ?? 0)
  }

  private var spacing: LayoutSpacing {
    if let value = double("flexible") { return .flexible(value) }
    return .fixed(double("fixed") ?? 0)
  }

  private var edgeSpacing: LayoutEdgeSpacing {
    LayoutEdgeSpacing(
      leading: self["leading"]?.spacing,
      top: self["top"]?.spacing,
      trailing: self["trailing"]?.spacing,
      bottom: self["bottom"]?.spacing
    )
  }
}

extension JSONNode {
  private var subitem: any LayoutSubitem {
    self["group"] == nil ? item : group
  }

  private var item: LayoutItem {
    let size = self["item"]?.layoutSize ?? layoutSize
    var item = LayoutItem(layoutSize: size, supplementaryItems: supplementaryItems)
    item.contentInsets = self["contentInsets"]?.insets ?? .zero
    item.edgeSpacing = self["edgeSpacing"]?.edgeSpacing ?? .none
    return item
  }

  fileprivate var group: LayoutGroup {
    var group = bareGroup
    group.interItemSpacing = self["interItemSpacing"]?.spacing
    group.contentInsets = self["contentInsets"]?.insets ?? .zero
    group.edgeSpacing = self["edgeSpacing"]?.edgeSpacing ?? .none
    group.supplementaryItems = supplementaryItems
    return group
  }

  private var bareGroup: LayoutGroup {
    let isRow = self["group"]?.string == "horizontal"
    if let frames = self["customFrames"]?.array.map(\.customItem) {
      return .custom(layoutSize: layoutSize) { _ in frames }
    }
    if let subitem = self["subitem"]?.subitem {
      let count = self["count"]?.int ?? 1
      return isRow
        ? .horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
        : .vertical(layoutSize: layoutSize, subitem: subitem, count: count)
    }
    let subitems = self["subitems"]?.array.map(\.subitem) ?? []
    return isRow
      ? .horizontal(layoutSize: layoutSize, subitems: subitems)
      : .vertical(layoutSize: layoutSize, subitems: subitems)
  }

  private var customItem: CustomItem {
    let frame = self["frame"]?.numbers ?? [0, 0, 0, 0]
    return CustomItem(
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      zIndex: self["zIndex"]?.int ?? 0
    )
  }
}

extension JSONNode {
  private var supplementaryItems: [SupplementaryItem] {
    self["supplementaryItems"]?.array.map { node in
      SupplementaryItem(
        layoutSize: node.layoutSize,
        elementKind: node["elementKind"]?.string ?? "",
        containerAnchor: node["containerAnchor"]?.anchor ?? LayoutAnchor(edges: []),
        itemAnchor: node["itemAnchor"]?.anchor
      )
    } ?? []
  }

  private var anchor: LayoutAnchor {
    var edges: DirectionalRectEdge = []
    for name in self["edges"]?.array.compactMap(\.string) ?? [] {
      switch name {
      case "top": edges.insert(.top)
      case "leading": edges.insert(.leading)
      case "bottom": edges.insert(.bottom)
      default: edges.insert(.trailing)
      }
    }
    if let offset = self["fractionalOffset"]?.point {
      return LayoutAnchor(edges: edges, fractionalOffset: offset)
    }
    let offset = self["absoluteOffset"]?.point ?? .zero
    return LayoutAnchor(edges: edges, absoluteOffset: offset)
  }

  fileprivate var boundaryItems: [BoundarySupplementaryItem] {
    self["boundarySupplementaryItems"]?.array.map { node in
      var item = BoundarySupplementaryItem(
        layoutSize: node.layoutSize,
        elementKind: node["elementKind"]?.string ?? "",
        alignment: node["alignment"]?.string.flatMap(RectAlignment.init) ?? .top,
        absoluteOffset: node["absoluteOffset"]?.point ?? .zero
      )
      item.extendsBoundary = node["extendsBoundary"]?.value.bool ?? true
      item.pinToVisibleBounds = node["pinToVisibleBounds"]?.value.bool ?? false
      return item
    } ?? []
  }
}
