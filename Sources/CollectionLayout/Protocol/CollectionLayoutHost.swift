public import Geometry

/// What a layout asks of the collection view that shows it.
///
/// All lengths are in points.
public protocol CollectionLayoutHost: AnyObject {
  /// How many sections there are.
  var numberOfSections: Int { get }
  /// How many items a section has.
  func numberOfItems(inSection section: Int) -> Int
  /// The visible part: its origin is the content offset, its size the container's.
  var bounds: Rect { get }
  /// The part at each edge of the bounds that bars cover.
  var adjustedContentInset: EdgeInsets { get }
  /// The part at each edge of the view that corners and bars of the screen cover.
  var safeAreaInsets: EdgeInsets { get }
  /// The margins the view keeps free of content.
  var layoutMargins: EdgeInsets { get }
  /// The reading direction.
  var layoutDirection: LayoutDirection { get }
  /// The raster of the screen.
  var pixelGrid: PixelGrid { get }
  /// How far the row of a section that scrolls by itself has been scrolled.
  func orthogonalOffset(inSection section: Int) -> Double
}

extension CollectionLayoutHost {
  /// No row has been scrolled.
  public func orthogonalOffset(inSection section: Int) -> Double { 0 }
}
