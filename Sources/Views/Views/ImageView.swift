import Geometry

/// A view that shows a picture, or the place of one that is not there.
///
/// With a declared frame or proportion the picture takes the room it is offered, otherwise it
/// has its own size; a placeholder has none.
public final class ImageView: DescribedView {
  init(image description: ViewDescription) {
    super.init(description)
  }

  override func contentSize(for proposal: ProposedSize) -> Size {
    let own = content?.source?.size ?? .zero
    let isResizable =
      description.modifiers.frame != nil || description.modifiers.aspectRatio != nil
    guard isResizable else { return own }
    return Size(
      width: finite(proposal.width) ?? own.width,
      height: finite(proposal.height) ?? own.height
    )
  }

  private var content: ImageContent? {
    if case .image(let content) = description.kind { content } else { nil }
  }

  private func finite(_ extent: Double?) -> Double? {
    extent.flatMap { $0.isFinite ? $0 : nil }
  }
}
