public import CollectionLayout
import Elements
public import Geometry
import Views

extension CollectionView: CollectionLayoutHost {
  /// How many sections the shown list has.
  public var numberOfSections: Int { list.sections.count }

  /// How many cells a section of the shown list has.
  public func numberOfItems(inSection section: Int) -> Int {
    list.sections.indices.contains(section) ? list.sections[section].cells.count : 0
  }

  /// The visible part, in content coordinates.
  public var bounds: Rect { Rect(origin: contentOffset, size: context.environment.size) }

  /// The content inset, and the safe area at top and bottom.
  public var adjustedContentInset: EdgeInsets {
    var insets = contentInset
    insets.top += safeAreaInsets.top
    insets.bottom += safeAreaInsets.bottom
    return insets
  }

  /// The safe area of the screen.
  public var safeAreaInsets: EdgeInsets { context.environment.safeAreaInsets }

  /// The usual 8 points, and the safe area at the sides.
  public var layoutMargins: EdgeInsets {
    EdgeInsets(
      top: 8 + safeAreaInsets.top,
      left: 8 + safeAreaInsets.left,
      bottom: 8 + safeAreaInsets.bottom,
      right: 8 + safeAreaInsets.right
    )
  }

  /// The reading direction of the environment.
  public var layoutDirection: LayoutDirection { context.environment.layoutDirection }

  /// The raster of the screen.
  public var pixelGrid: PixelGrid { context.environment.pixelGrid }

  /// The size of everything, in points.
  public var contentSize: Size { layout.contentSize }
}
