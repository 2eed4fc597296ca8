/// The raster of a screen, onto which points are rounded.
///
///     PixelGrid(scale: 2).nearest(10.3)  // 10.5
///     PixelGrid(scale: 2).down(93.33)    // 93
public struct PixelGrid: Hashable, Sendable {
  /// How many pixels make a point.
  public let scale: Double

  /// A product this close below a pixel counts as being on it, in pixels.
  ///
  /// Source: recorded UIKit frames of fractional widths.
  private static let tolerance = 0.001

  /// Makes the raster of a screen with the given number of pixels in a point.
  public init(scale: Double) {
    self.scale = scale
  }

  /// The last pixel at or before a length, in points.
  public func down(_ points: Double) -> Double {
    (points * scale + Self.tolerance).rounded(.down) / scale
  }

  /// The first pixel at or after a length, in points.
  public func up(_ points: Double) -> Double {
    (points * scale - Self.tolerance).rounded(.up) / scale
  }

  /// The nearest pixel, in points.
  ///
  /// A half goes up, towards larger coordinates.
  public func nearest(_ points: Double) -> Double {
    (points * scale + 0.5).rounded(.down) / scale
  }
}
