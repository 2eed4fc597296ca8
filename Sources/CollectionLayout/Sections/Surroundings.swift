import Elements
import Geometry

/// What a layout knows of its view while it solves: read once, left to right.
struct Surroundings {
  let container: Size
  let scrollAxis: Axis
  let resolver: DimensionResolver
  let direction: LayoutDirection
  let safeArea: DirectionalEdgeInsets
  let margins: DirectionalEdgeInsets

  init(_ host: any CollectionLayoutHost, scrollAxis: Axis, profile: LayoutProfile) {
    container = host.bounds.size
    self.scrollAxis = scrollAxis
    resolver = DimensionResolver(grid: host.pixelGrid, profile: profile)
    direction = host.layoutDirection
    safeArea = host.safeAreaInsets.directional(host.layoutDirection)
    margins = host.layoutMargins.directional(host.layoutDirection)
  }

  func environment(_ size: Size) -> LayoutEnvironment {
    LayoutEnvironment(
      container: LayoutEnvironment.Container(contentSize: size),
      layoutDirection: direction,
      displayScale: resolver.grid.scale
    )
  }

  /// The margins that a reference adds; only those across the scroll axis.
  func insets(_ reference: ContentInsetsReference) -> DirectionalEdgeInsets {
    let all: DirectionalEdgeInsets =
      switch reference {
      case .automatic, .none: .zero
      case .safeArea: safeArea
      // The readable width is that of the margins as long as the view is not wider than it.
      case .layoutMargins, .readableContent: margins
      }
    return all.dropping(scrollAxis, if: true)
  }

  /// The insets of a section and of what it is kept clear of.
  func insets(
    of section: LayoutSection,
    _ configuration: LayoutConfiguration
  ) -> DirectionalEdgeInsets {
    let own = section.contentInsetsReference
    return section.contentInsets
      + insets(own == .automatic ? configuration.contentInsetsReference : own)
  }

  /// The insets that the boundary items of a section follow.
  func supplementaryInsets(
    of section: LayoutSection,
    _ configuration: LayoutConfiguration
  ) -> DirectionalEdgeInsets {
    let own = section.supplementaryContentInsetsReference
    // Without a reference of their own they stand clear of what the items do.
    return own == .automatic
      ? insets(of: section, configuration) : section.contentInsets + insets(own)
  }
}

extension EdgeInsets {
  func directional(_ direction: LayoutDirection) -> DirectionalEdgeInsets {
    direction == .leftToRight
      ? DirectionalEdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      : DirectionalEdgeInsets(top: top, leading: right, bottom: bottom, trailing: left)
  }
}

extension DirectionalEdgeInsets {
  static func + (a: DirectionalEdgeInsets, b: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: a.top + b.top,
      leading: a.leading + b.leading,
      bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing
    )
  }
}
