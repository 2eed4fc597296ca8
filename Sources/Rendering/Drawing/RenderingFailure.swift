/// Why a picture could not be drawn.
package enum RenderingFailure: Error, Hashable, Sendable {
  /// The picture would be larger than can be drawn on; sides in pixels.
  case tooLarge(width: Double, height: Double)
  /// Cairo gave up; it says why.
  case drawing(String)
  /// The picture could not be written.
  case png(PNGFailure)
}

extension RenderingFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "the picture would be \(Int(width))x\(Int(height)) pixels; "
        + "at most \(Picture.greatestSide) on a side can be drawn"
    case .drawing(let reason): "drawing failed: \(reason)"
    case .png(let failure): "the picture \(failure)"
    }
  }
}
