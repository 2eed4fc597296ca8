import Elements
import Geometry

extension SolvedLayout {
  func cell(at path: IndexPath) -> LayoutAttributes? {
    section(path.section)?.cell(path.item, start: start(ofSection: path.section))
  }

  func supplementary(_ kind: String, at path: IndexPath, window: Window) -> LayoutAttributes? {
    if path == IndexPath(item: .max, section: 0) {
      return boundary.item(kind).map {
        boundary.attributes(of: $0, at: path, start: 0, visible: window.visible)
      }
    }
    guard let section = section(path.section) else { return nil }
    let start = start(ofSection: path.section)
    guard let item = section.boundary.item(kind) else {
      return section.badge(kind, number: path.item, start: start)
    }
    guard path.item == 0 else { return nil }
    return section.boundary.attributes(
      of: item,
      at: path,
      start: start,
      visible: window.visible
    )
  }

  func decoration(_ kind: String, at path: IndexPath) -> LayoutAttributes? {
    guard let section = section(path.section) else { return nil }
    let found = section.decoration(path.item, start: start(ofSection: path.section))
    return found?.element.elementKind == kind ? found : nil
  }

  /// The attributes as the reading direction has them.
  func presented(_ attributes: LayoutAttributes?) -> LayoutAttributes? {
    guard var attributes else { return nil }
    attributes.frame = mirrored(attributes.frame)
    return attributes
  }

  func mirrored(_ rect: Rect) -> Rect {
    guard surroundings.direction == .rightToLeft else { return rect }
    let width = scrollAxis == .vertical ? surroundings.container.width : boundary.length
    return rect.mirrored(inWidth: width)
  }
}

/// What of the content is in sight, left to right.
struct Window {
  let visible: BoundaryPlacement.Visible
  /// How far the row of a section has been scrolled by itself.
  let innerOffset: (Int) -> Double

  init(onto layout: SolvedLayout, _ host: any CollectionLayoutHost, bounds: Rect) {
    let axis = layout.scrollAxis
    let bounds = layout.mirrored(bounds)
    let bars = host.adjustedContentInset.directional(host.layoutDirection)
    visible = BoundaryPlacement.Visible(
      start: bounds.min(axis) + bars.near(axis),
      end: bounds.max(axis) - bars.far(axis)
    )
    innerOffset = { host.orthogonalOffset(inSection: $0) }
  }
}
