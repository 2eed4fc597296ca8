import Elements
import Geometry

extension Modifiers {
  /// Writes what differs from the default.
  func write(to attributes: inout Attributes) {
    writeLayout(to: &attributes)
    writeDecoration(to: &attributes)
  }

  private func writeLayout(to attributes: inout Attributes) {
    if padding != .zero {
      let edges = [padding.top, padding.leading, padding.bottom, padding.trailing]
      attributes[.padding] = .numbers(edges.map { Thousandths($0) })
    }
    if let frame { frame.write(to: &attributes) }
    if let aspectRatio {
      attributes[.aspectRatio] = .points(aspectRatio.ratio)
      if aspectRatio.contentMode != .fit {
        attributes[.contentMode] = .word(aspectRatio.contentMode.rawValue)
      }
    }
    switch (fixedSize.contains(.horizontal), fixedSize.contains(.vertical)) {
    case (true, true): attributes[.fixedSize] = .word("both")
    case (true, false): attributes[.fixedSize] = .word("horizontal")
    case (false, true): attributes[.fixedSize] = .word("vertical")
    case (false, false): break
    }
    if layoutPriority != 0 { attributes[.layoutPriority] = .points(layoutPriority) }
  }

  private func writeDecoration(to attributes: inout Attributes) {
    attributes[.background] = background.map { .word($0) }
    attributes[.shape] = shape.map { .word($0.rawValue) }
    if cornerRadius != 0 { attributes[.cornerRadius] = .points(cornerRadius) }
    if let border {
      attributes[.borderWidth] = .points(border.width)
      attributes[.borderColor] = .word(border.color)
    }
    if clipped { attributes[.clipped] = .word("true") }
    if opacity != 1 { attributes[.opacity] = .points(opacity) }
    if offset != .zero {
      attributes[.offset] = .numbers([Thousandths(offset.x), Thousandths(offset.y)])
    }
    attributes[.onTap] = onTap.map { .text($0) }
  }
}

extension FrameModifier {
  fileprivate func write(to attributes: inout Attributes) {
    attributes[.width] = width.map { .points($0) }
    attributes[.height] = height.map { .points($0) }
    attributes[.minWidth] = minWidth.map { .points($0) }
    attributes[.maxWidth] = maxWidth.map(\.attribute)
    attributes[.minHeight] = minHeight.map { .points($0) }
    attributes[.maxHeight] = maxHeight.map(\.attribute)
    if alignment != .center { attributes[.frameAlignment] = .word(alignment.name) }
  }
}

extension FrameModifier.Limit {
  fileprivate var attribute: AttributeValue {
    switch self {
    case .infinity: .word("infinity")
    case .points(let points): .points(points)
    case .fractionalWidth(let fraction): .word("fractionalWidth(\(Thousandths(fraction)))")
    }
  }
}
