internal import CCairo
import Geometry
import Views

/// Pixels in memory and the brush that paints them; the unit of the brush is the point.
@safe final class Surface {
  let brush: OpaquePointer?
  private let surface: OpaquePointer?
  private let width: Int
  private let height: Int

  /// Makes pixels for a size in points; all of them are clear.
  init(size: Size, scale: Double) throws(RenderingFailure) {
    let sides = [size.width, size.height].map { ($0 * scale).rounded() }
    guard sides.allSatisfy({ $0 <= Double(Picture.greatestSide) }) else {
      throw .tooLarge(width: sides[0].bounded, height: sides[1].bounded)
    }
    width = max(1, Int(sides[0].bounded))
    height = max(1, Int(sides[1].bounded))
    unsafe surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height)
    )
    unsafe brush = cairo_create(surface)
    unsafe cairo_scale(brush, scale, scale)
  }

  deinit {
    unsafe cairo_destroy(brush)
    unsafe cairo_surface_destroy(surface)
  }

  /// The pixels as they are now.
  func picture() throws(RenderingFailure) -> Picture {
    let status = unsafe cairo_status(brush)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawing(unsafe String(cString: cairo_status_to_string(status)))
    }
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else {
      throw .drawing("no pixels")
    }
    let stride = unsafe Int(cairo_image_surface_get_stride(surface))
    let rgba = unsafe rows(UnsafeRawPointer(data), stride: stride)
    guard let picture = Picture(width: width, height: height, rgba: rgba) else {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
    return picture
  }

  private func rows(_ data: UnsafeRawPointer, stride: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for y in 0..<height {
        let source = unsafe data.advanced(by: y * stride).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width {
          let pixel = unsafe straight(source[x])
          let offset = (y * width + x) * 4
          for part in 0..<4 {
            unsafe target[offset + part] = UInt8(truncatingIfNeeded: pixel >> (24 - 8 * part))
          }
        }
      }
      count = width * height * 4
    }
  }

  /// Turns a pixel whose colour is multiplied by its opacity, opacity first, into red, green, blue
  /// and opacity.
  private func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel << 8 | 255 }
    if alpha == 0 { return 0 }
    let parts = [16, 8, 0].map { min(255, ((pixel >> UInt32($0) & 255) * 255 + alpha / 2) / alpha) }
    return parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | alpha
  }
}

extension Double {
  /// The number where it is one that a side can have, and zero otherwise.
  fileprivate var bounded: Double { isFinite ? Swift.min(Swift.max(self, 0), 1e9) : 0 }
}
