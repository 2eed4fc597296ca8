public import Elements
import Geometry

/// A view that shows a picture, or the place of one that is not there.
///
/// With a declared frame or proportion the picture takes the room it is offered, otherwise it
/// has its own size; a placeholder has none. A picture that is asked for by its address is looked
/// up in the `ImageStore` of the context each time, so the view shows no other.
public final class ImageView: DescribedView {
  /// The picture with everything that is declared for it.
  public var content: ImageContent {
    get {
      if case .image(let content) = description.kind { content } else { ImageContent() }
    }
    set { if newValue != content { description.kind = .image(newValue) } }
  }

  /// Makes a view for a picture.
  public init(_ content: ImageContent = ImageContent()) {
    super.init(ViewDescription(.image(content)))
  }

  init(image description: ViewDescription) {
    super.init(description)
  }

  /// The picture that is seen, or nil where the placeholder is.
  public var picture: ImageSource? { content.source ?? awaitedURL.flatMap(loadedPicture) }

  private var awaitedURL: String? { content.source == nil ? content.url : nil }

  private func loadedPicture(for url: String) -> ImageSource? {
    sharedContext?.value.images.picture(for: url)
  }

  override func contentSize(for proposal: ProposedSize) -> Size {
    let own = picture?.size ?? .zero
    let isResizable =
      description.modifiers.frame != nil || description.modifiers.aspectRatio != nil
    guard isResizable else { return own }
    return Size(
      width: finite(proposal.width) ?? own.width,
      height: finite(proposal.height) ?? own.height
    )
  }

  private func finite(_ extent: Double?) -> Double? {
    extent.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Everything declared, and the picture that arrived for the address.
  public override var elementAttributes: Attributes {
    var attributes = super.elementAttributes
    if content.source == nil { picture?.write(to: &attributes) }
    return attributes
  }

  /// Adds the address, unless the picture is declared itself.
  public override func collectImageURLs(into urls: inout [String]) {
    if let awaitedURL { urls.append(awaitedURL) }
  }

  /// Forgets its sizes if the picture is the one of its address.
  @discardableResult
  public override func imageDidLoad(_ url: String) -> Bool {
    guard awaitedURL == url else { return false }
    setNeedsLayout()
    return true
  }
}
