import Geometry

/// Turns described dimensions into points.
struct DimensionResolver {
  let grid: PixelGrid
  let profile: LayoutProfile

  /// The length of a dimension whose fractions refer to the given size; an estimate is itself.
  func length(_ dimension: LayoutDimension, in reference: Size) -> Double {
    switch dimension {
    case .fractionalWidth(let part): fraction(part, of: reference.width)
    case .fractionalHeight(let part): fraction(part, of: reference.height)
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length):
      length.isFinite ? length : 0
    }
  }

  /// A part of a length, brought to the pixel as the profile does it.
  func fraction(_ part: Double, of length: Double) -> Double {
    let product = length * part
    guard product.isFinite else { return 0 }
    return profile == .current ? grid.down(product) : grid.nearest(product)
  }

  func size(_ size: LayoutSize, in reference: Size) -> Size {
    Size(
      width: length(size.widthDimension, in: reference),
      height: length(size.heightDimension, in: reference)
    )
  }
}

extension LayoutSize {
  subscript(axis: Axis) -> LayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  func isEstimated(_ axis: Axis) -> Bool { self[axis].estimate != nil }
}

extension LayoutDimension {
  /// Whether the dimension is a part of the container's extent along an axis.
  func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    default: false
    }
  }

  var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  var isFinite: Bool {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      value.isFinite
    }
  }
}

extension LayoutEdgeSpacing {
  func near(_ axis: Axis) -> LayoutSpacing { axis == .horizontal ? leading : top }
  func far(_ axis: Axis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }

  /// The room along an axis that is always there, in points.
  func minimum(_ axis: Axis) -> Double { near(axis).minimum + far(axis).minimum }

  /// The room before something that leaves `leftover` free beyond the minima, in points.
  ///
  /// Flexible edges share the leftover; between fixed ones it stays behind.
  func lead(_ axis: Axis, leftover: Double) -> Double {
    guard near(axis).isFlexible else { return near(axis).minimum }
    return near(axis).minimum + (far(axis).isFlexible ? leftover / 2 : leftover)
  }
}

extension DirectionalEdgeInsets {
  func near(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
  func far(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

  /// The margins without those along an axis that the content decides.
  func dropping(_ axis: Axis, if isDropped: Bool) -> DirectionalEdgeInsets {
    guard isDropped else { return self }
    var kept = self
    if axis == .horizontal {
      (kept.leading, kept.trailing) = (0, 0)
    } else {
      (kept.top, kept.bottom) = (0, 0)
    }
    return kept
  }

  /// The margins that matter for something with the given size.
  ///
  /// They are ignored on an estimated axis.
  func ignoringEstimates(of size: LayoutSize) -> DirectionalEdgeInsets {
    dropping(.horizontal, if: size.isEstimated(.horizontal))
      .dropping(.vertical, if: size.isEstimated(.vertical))
  }
}

extension Rect {
  /// The rectangle without margins; margins larger than it turn what is missing into its extent.
  func inset(within insets: DirectionalEdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: insets.total(.horizontal) == 0 ? width : abs(width - insets.total(.horizontal)),
      height: insets.total(.vertical) == 0 ? height : abs(height - insets.total(.vertical))
    )
  }
}
