import CollectionLayout
import Elements
import Geometry

/// A view without views: numbers a layout asks for, and sizes it measures when told to.
final class TestHost: CollectionLayoutHost {
  var itemCounts: [Int]
  var bounds: Rect
  var adjustedContentInset = EdgeInsets.zero
  var safeAreaInsets = EdgeInsets.zero
  var layoutMargins = EdgeInsets.zero
  var layoutDirection = LayoutDirection.leftToRight
  var pixelGrid = PixelGrid(scale: 2)
  var orthogonalOffsets: [Int: Double] = [:]

  init(_ itemCounts: [Int], size: Size = Size(width: 320, height: 480)) {
    self.itemCounts = itemCounts
    bounds = Rect(origin: .zero, size: size)
  }

  var numberOfSections: Int { itemCounts.count }
  func numberOfItems(inSection section: Int) -> Int { itemCounts[section] }
  func orthogonalOffset(inSection section: Int) -> Double { orthogonalOffsets[section] ?? 0 }

  /// Measures what is in sight from the top down; each size moves the rest before the next.
  func measureVisible(
    in layout: CollectionViewLayout,
    _ size: (LayoutAttributes) -> Size?
  ) {
    var seen: Set<LayoutElement> = []
    while let next = layout.attributesForElements(in: bounds).first(where: {
      !$0.estimates.isEmpty && !seen.contains($0.element)
    }) {
      seen.insert(next.element)
      if let size = size(next) { layout.setMeasuredSize(size, for: next.element) }
    }
  }
}

extension CollectionViewLayout {
  /// Every element, as a rectangle over everything answers them.
  var all: [LayoutAttributes] {
    attributesForElements(in: Rect(origin: .zero, size: contentSize))
  }

  /// The frames of all cells of a section that does not scroll by itself, in order.
  func cellFrames(section: Int = 0) -> [Rect] {
    all.filter { $0.element.elementKind == nil && $0.indexPath.section == section }.map(\.frame)
  }
}
