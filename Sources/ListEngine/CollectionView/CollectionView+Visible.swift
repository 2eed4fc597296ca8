import CollectionLayout
import Elements
import Geometry

extension CollectionView {
  /// What meets the screen, from top to bottom.
  ///
  /// In a section that scrolls by itself, frames count as shifted by its own offset.
  ///
  /// Complexity: O(k log k) in the number of visible elements.
  func visibleAttributes() -> [LayoutAttributes] {
    prepareIfNeeded()
    let viewport = bounds
    let found = layout.attributesForElements(in: viewport)
    noteOwners(of: found)
    return found.filter { meets(frameOnContent(of: $0), viewport) }
      .sorted(by: Self.readsBefore)
  }

  /// Badges are numbered by kind, not by cell, so the layout has to say whose they are.
  func noteOwners(of attributes: [LayoutAttributes]) {
    badgeOwners.removeAll(keepingCapacity: true)
    for badge in attributes where badge.owner != nil { badgeOwners[badge.element] = badge.owner }
  }

  /// The frame with the own scrolling of its section taken into account.
  func frameOnContent(of attributes: LayoutAttributes) -> Rect {
    attributes.frame.offsetBy(x: -innerShift(of: attributes))
  }

  private func innerShift(of attributes: LayoutAttributes) -> Double {
    attributes.orthogonalSection.map(innerShift(inSection:)) ?? 0
  }

  /// How far a section's own scrolling moves its content to the left, in points.
  ///
  /// Reading from right to left, scrolling on moves it to the right.
  func innerShift(inSection section: Int) -> Double {
    let offset = orthogonalOffset(inSection: section)
    return layoutDirection == .rightToLeft ? -offset : offset
  }

  /// Whether a frame shares area with the screen; one without extent counts where it lies inside.
  private func meets(_ frame: Rect, _ viewport: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let (near, far) = (frame.min(axis), frame.max(axis))
      return near < viewport.max(axis)
        && (far > viewport.min(axis) || far == near && near == viewport.min(axis))
    }
  }

  private static func readsBefore(_ a: LayoutAttributes, _ b: LayoutAttributes) -> Bool {
    if a.frame.minY != b.frame.minY { return a.frame.minY < b.frame.minY }
    if a.frame.minX != b.frame.minX { return a.frame.minX < b.frame.minX }
    return order(a.element) < order(b.element)
  }

  static func order(_ element: LayoutElement) -> (Int, Int, Int, String) {
    let rank =
      switch element {
      case .decoration: 0
      case .supplementary: 1
      case .cell: 2
      }
    return (rank, element.indexPath.section, element.indexPath.item, element.elementKind ?? "")
  }
}
