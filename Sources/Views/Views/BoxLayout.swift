import Geometry

/// The arithmetic of modifiers: from an offer to a size, and from a size to the content's place.
///
/// From the inside out: content, fixedSize, padding, frame, aspectRatio. The rules are SwiftUI's.
struct BoxLayout {
  var modifiers: Modifiers
  /// The width that `fractionalWidth` is taken of, in points.
  var hostWidth: Double?
  var grid: PixelGrid

  typealias Measure = (ProposedSize) -> Size

  /// The size with all modifiers in the offered room.
  func size(for proposal: ProposedSize, content: Measure) -> Size {
    framedSize(for: proportioned(proposal), content: content)
  }

  /// The rectangle of the content once the size with all modifiers is settled.
  ///
  /// Without a frame the content takes all the room inside the padding; with one it keeps the
  /// size it wants and stands where the frame's alignment says.
  func contentRect(in size: Size, content: Measure) -> Rect {
    let padding = modifiers.padding
    let inner = Rect(origin: .zero, size: size).inset(by: padding.resolved(.leftToRight))
    guard let frame = modifiers.frame else { return inner }
    let wanted = paddedSize(for: innerProposal(ProposedSize(size)), content: content)
    let alignment = frame.alignment
    let origin = Point(
      x: grid.nearest((size.width - wanted.width) * alignment.horizontal.fraction),
      y: grid.nearest((size.height - wanted.height) * alignment.vertical.fraction)
    )
    return Rect(origin: origin, size: wanted).inset(by: padding.resolved(.leftToRight))
  }

  // MARK: aspectRatio

  /// The offer with the declared proportion, inside the offered room or covering it.
  private func proportioned(_ proposal: ProposedSize) -> ProposedSize {
    guard let aspect = modifiers.aspectRatio, aspect.ratio > 0 else { return proposal }
    let ratio = aspect.ratio
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let widthLeads = (width / ratio <= height) == (aspect.contentMode == .fit)
      return widthLeads
        ? ProposedSize(width: width, height: grid.nearest(width / ratio))
        : ProposedSize(width: grid.nearest(height * ratio), height: height)
    case (let width?, nil):
      return ProposedSize(width: width, height: grid.nearest(width / ratio))
    case (nil, let height?):
      return ProposedSize(width: grid.nearest(height * ratio), height: height)
    case (nil, nil):
      return proposal
    }
  }

  // MARK: frame

  private func framedSize(for proposal: ProposedSize, content: Measure) -> Size {
    let wanted = paddedSize(for: innerProposal(proposal), content: content)
    guard modifiers.frame != nil else { return wanted }
    return Size(
      width: framedExtent(.horizontal, proposed: proposal.width, wanted: wanted.width),
      height: framedExtent(.vertical, proposed: proposal.height, wanted: wanted.height)
    )
  }

  /// What the frame offers to the padded content.
  private func innerProposal(_ proposal: ProposedSize) -> ProposedSize {
    guard modifiers.frame != nil else { return proposal }
    var inner = proposal
    for axis in Axis.allCases {
      if let fixed = fixedExtent(axis) {
        inner[axis] = fixed
      } else if let offered = proposal[axis] {
        inner[axis] = clamp(offered, minimum(axis) ?? 0, maximum(axis) ?? .infinity)
      } else if let cap = cap(axis) {
        inner[axis] = cap
      }
    }
    return inner
  }

  private func framedExtent(_ axis: Axis, proposed: Double?, wanted: Double) -> Double {
    if let fixed = fixedExtent(axis) { return fixed }
    let (least, greatest) = (minimum(axis), maximum(axis))
    guard least != nil || greatest != nil else { return wanted }
    if cap(axis) != nil { return Swift.max(least ?? 0, Swift.min(wanted, greatest ?? wanted)) }
    let low = least ?? Swift.min(wanted, greatest ?? wanted)
    let high = Swift.max(low, greatest ?? wanted)
    let extent = clamp(proposed ?? wanted, low, high)
    return extent.isFinite ? extent : wanted
  }

  private func fixedExtent(_ axis: Axis) -> Double? {
    axis == .horizontal ? modifiers.frame?.width : modifiers.frame?.height
  }

  private func minimum(_ axis: Axis) -> Double? {
    axis == .horizontal ? modifiers.frame?.minWidth : modifiers.frame?.minHeight
  }

  private func maximum(_ axis: Axis) -> Double? {
    switch axis == .horizontal ? modifiers.frame?.maxWidth : modifiers.frame?.maxHeight {
    case nil: nil
    case .infinity: .infinity
    case .points(let points): points
    case .fractionalWidth(let fraction): hostWidth.map { grid.down($0 * fraction) } ?? .infinity
    }
  }

  /// The greatest extent where it only limits and does not make the view grow.
  private func cap(_ axis: Axis) -> Double? {
    let limit = axis == .horizontal ? modifiers.frame?.maxWidth : modifiers.frame?.maxHeight
    guard case .fractionalWidth = limit else { return nil }
    return maximum(axis)
  }

  // MARK: padding and fixedSize

  private func paddedSize(for proposal: ProposedSize, content: Measure) -> Size {
    let padding = modifiers.padding
    var inner = proposal
    for axis in Axis.allCases {
      inner[axis] =
        modifiers.fixedSize.contains(axis)
        ? nil : proposal[axis].map { Swift.max(0, $0 - padding.total(axis)) }
    }
    let size = content(inner)
    return Size(
      width: size.width + padding.total(.horizontal),
      height: size.height + padding.total(.vertical)
    )
  }

  private func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    Swift.max(low, Swift.min(high, value))
  }
}
