public import Elements
import Geometry

extension LayoutSection {
  /// Everything the description says, flattened to dotted names in a fixed order.
  ///
  /// What has its usual value is left out:
  ///
  ///     group=horizontal group.size=fractionalWidth(1) estimated(44)
  ///     group.items.0.size=fractionalWidth(1) estimated(44) interGroupSpacing=12
  public var declared: Attributes {
    var form = DeclaredForm()
    form.add(group, at: "group")
    form.set("interGroupSpacing", points: interGroupSpacing)
    form.set("contentInsets", contentInsets)
    form.set("contentInsetsReference", contentInsetsReference, default: .automatic)
    form.set(
      "supplementaryContentInsetsReference",
      supplementaryContentInsetsReference,
      default: .automatic
    )
    form.set(
      "supplementariesFollowContentInsets",
      supplementariesFollowContentInsets,
      default: true
    )
    form.set("orthogonalScrollingBehavior", orthogonalScrollingBehavior, default: .none)
    form.set("wrapsAround", wrapsAround, default: false)
    for item in boundarySupplementaryItems { form.add(item) }
    for (position, item) in decorationItems.enumerated() { form.add(item, position) }
    return form.attributes
  }
}

extension LayoutConfiguration {
  /// Everything the configuration says, as in a section's `declared`.
  public var declared: Attributes {
    var form = DeclaredForm()
    if scrollDirection == .horizontal { form.set("scrollDirection", word: "horizontal") }
    form.set("interSectionSpacing", points: interSectionSpacing)
    form.set("contentInsetsReference", contentInsetsReference, default: .safeArea)
    for item in boundarySupplementaryItems { form.add(item) }
    return form.attributes
  }
}

extension DeclaredForm {
  fileprivate mutating func add(_ group: LayoutGroup, at name: String) {
    set(name, word: group.arrangement.name)
    set("\(name).size", word: group.layoutSize.declared)
    switch group.arrangement {
    case .repeating, .custom: break
    case .dividing(_, _, let count): set("\(name).count", word: String(count))
    case .counting(_, _, let count): set("\(name).repeats", word: String(count))
    }
    if let spacing = group.interItemSpacing {
      set("\(name).interItemSpacing", word: spacing.declared)
    }
    set("\(name).contentInsets", group.contentInsets)
    add(group.edgeSpacing, at: name)
    for badge in group.supplementaryItems { add(badge, at: name) }
    for (index, member) in group.members.enumerated() {
      switch member {
      case .item(let item): add(item, at: "\(name).items.\(index)")
      case .group(let group): add(group, at: "\(name).items.\(index)")
      }
    }
  }

  private mutating func add(_ item: LayoutItem, at name: String) {
    set("\(name).size", word: item.layoutSize.declared)
    set("\(name).contentInsets", item.contentInsets)
    add(item.edgeSpacing, at: name)
    for badge in item.supplementaryItems { add(badge, at: name) }
  }

  private mutating func add(_ edges: LayoutEdgeSpacing, at name: String) {
    let sides: KeyValuePairs<String, LayoutSpacing> = [
      "leading": edges.leading, "top": edges.top,
      "trailing": edges.trailing, "bottom": edges.bottom,
    ]
    for (side, spacing) in sides where spacing != .fixed(0) {
      set("\(name).edgeSpacing.\(side)", word: spacing.declared)
    }
  }

  private mutating func add(_ badge: SupplementaryItem, at name: String) {
    let name = "\(name).supplementary.\(badge.elementKind)"
    set("\(name).size", word: badge.layoutSize.declared)
    set("\(name).containerAnchor", word: badge.containerAnchor.declared)
    if let anchor = badge.itemAnchor { set("\(name).itemAnchor", word: anchor.declared) }
    set("\(name).zIndex", badge.zIndex, default: 1)
  }

  fileprivate mutating func add(_ item: BoundarySupplementaryItem) {
    let name = "boundary.\(item.elementKind)"
    set("\(name).size", word: item.layoutSize.declared)
    set("\(name).alignment", word: item.alignment.rawValue)
    set("\(name).offset", item.offset)
    set("\(name).contentInsets", item.contentInsets)
    set("\(name).extendsBoundary", item.extendsBoundary, default: true)
    set("\(name).pinToVisibleBounds", item.pinToVisibleBounds, default: false)
    set("\(name).zIndex", item.zIndex, default: 1)
  }

  fileprivate mutating func add(_ item: DecorationItem, _ position: Int) {
    let name = "decoration.\(position)"
    set(name, word: item.elementKind)
    set("\(name).contentInsets", item.contentInsets)
    set("\(name).zIndex", item.zIndex, default: 0)
  }
}

extension LayoutGroup.Arrangement {
  fileprivate var name: String {
    switch self {
    case .repeating(let axis, _), .dividing(let axis, _, _), .counting(let axis, _, _):
      axis == .horizontal ? "horizontal" : "vertical"
    case .custom: "custom"
    }
  }
}
