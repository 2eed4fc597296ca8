import Geometry

/// A view that places its children over one another.
final class LayersView: DescribedView {
  override func contentSize(for proposal: ProposedSize) -> Size {
    subviews.reduce(into: Size.zero) { union, view in
      let size = view.sizeThatFits(proposal)
      union.width = max(union.width, size.width)
      union.height = max(union.height, size.height)
    }
  }

  override func layoutContent(in rect: Rect) {
    guard case .layers(let alignment) = description.kind else { return }
    for view in subviews {
      let size = view.sizeThatFits(ProposedSize(rect.size))
      view.frame = Rect(
        x: rect.minX + pixelGrid.nearest((rect.width - size.width) * alignment.horizontal.fraction),
        y: rect.minY + pixelGrid.nearest((rect.height - size.height) * alignment.vertical.fraction),
        width: size.width,
        height: size.height
      )
    }
  }

  override func contentBaseline(_ edge: BaselineEdge, at size: Size) -> Double? {
    for view in subviews {
      let own = view.sizeThatFits(ProposedSize(size))
      if let baseline = view.baseline(edge, at: own) { return baseline }
    }
    return nil
  }
}
