import Geometry
import Views

/// Where the parts of a message stand, reading from left to right, in points (our choice).
struct ConversationMetrics {
  let margin = 12.0
  let profileSize = 36.0
  let gap = 8.0
  let space = 4.0

  /// The frames of the parts, and the height of all.
  struct Places {
    var profile = Rect.zero
    var name = Rect.zero
    var content = Rect.zero
    var mark = Rect.zero
    var time = Rect.zero
    var height = 0.0
  }

  /// How large the parts want to be.
  struct Sizes {
    var name: Size
    var content: Size
    var mark: Size
    var time: Size
  }

  /// Where the content begins.
  private func start(_ frame: ConversationFrame) -> Double {
    frame.isMine ? margin : margin + profileSize + gap
  }

  /// The width that name, content and time share.
  func contentRoom(inWidth width: Double, _ frame: ConversationFrame) -> Double {
    max(0, width - start(frame) - margin)
  }

  /// Places parts of known sizes; one's own message is mirrored afterwards.
  func places(_ frame: ConversationFrame, _ sizes: Sizes) -> Places {
    let (name, content) = (sizes.name, sizes.content)
    var places = Places()
    let x = start(frame)
    var y = space
    if frame.sender != nil, !frame.isMine {
      places.profile = Rect(x: margin, y: y, width: profileSize, height: profileSize)
      places.name = Rect(x: x, y: y, width: name.width, height: name.height)
      y += name.height + space
    }
    places.content = Rect(x: x, y: y, width: content.width, height: content.height)
    let aside = x + content.width + space
    let end = max(places.content.maxY, y + sizes.mark.height + sizes.time.height)
    places.time = Rect(
      x: aside,
      y: end - sizes.time.height,
      width: sizes.time.width,
      height: sizes.time.height
    )
    places.mark = Rect(
      x: aside,
      y: places.time.minY - sizes.mark.height,
      width: sizes.mark.width,
      height: sizes.mark.height
    )
    places.height = max(end, places.profile.maxY) + space
    return places
  }

  // MARK: What the parts look like

  func profile(_ frame: ConversationFrame) -> ViewDescription {
    guard frame.sender != nil, !frame.isMine else { return nothing }
    var view = ViewDescription(
      .image(ImageContent(source: frame.profile, placeholder: "gray4", contentMode: .fill)),
      name: "profile"
    )
    view.modifiers.frame = FrameModifier(width: profileSize, height: profileSize)
    view.modifiers.shape = .circle
    return view
  }

  func name(_ frame: ConversationFrame) -> ViewDescription {
    guard let sender = frame.sender, !frame.isMine else { return nothing }
    return text(sender, name: "sender", style: .caption1, color: "label")
  }

  func mark(_ frame: ConversationFrame) -> ViewDescription {
    guard frame.unreadCount > 0 else { return nothing }
    return text("\(frame.unreadCount)", name: "unread", style: .caption2, color: "yellow")
  }

  func time(_ frame: ConversationFrame) -> ViewDescription {
    guard let time = frame.time else { return nothing }
    return text(time, name: "time", style: .caption2, color: "secondary")
  }

  private var nothing: ViewDescription { ViewDescription(.spacer(minLength: 0)) }

  private func text(
    _ text: String,
    name: String,
    style: TextStyle,
    color: String
  ) -> ViewDescription {
    let font = Font.style(style, bold: false)
    return ViewDescription(.text(TextContent(text, font: font, color: color)), name: name)
  }
}
