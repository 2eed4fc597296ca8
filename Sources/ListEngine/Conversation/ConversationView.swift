import Elements
public import Geometry
public import Views

/// The frame of a message with the content of its kind inside.
public final class ConversationView<Content: View>: View {
  /// The view of the kind.
  public let content: Content

  /// What the content shows, and where it was when it was rendered.
  var shownItem: AnyItem?
  var indexPath: IndexPath?

  private let profile = HostingView()
  private let sender = HostingView()
  private let mark = HostingView()
  private let time = HostingView()
  private var shown = ConversationFrame()
  private let metrics = ConversationMetrics()

  /// How many attributes of the frame's views were written so far, and views made or removed.
  public private(set) var frameMutationCount = 0

  init(content: Content) {
    self.content = content
    super.init()
    for view in parts { addSubview(view) }
    for view in [profile, sender, mark, time] {
      view.render(ViewDescription(.spacer(minLength: 0)))
    }
  }

  private var parts: [View] { [profile, sender, content, mark, time] }

  func show(_ frame: ConversationFrame) {
    if frame == shown, frameMutationCount > 0 { return }
    shown = frame
    frameMutationCount += profile.render(metrics.profile(frame))
    frameMutationCount += sender.render(metrics.name(frame))
    frameMutationCount += mark.render(metrics.mark(frame))
    frameMutationCount += time.render(metrics.time(frame))
  }

  /// As wide as it may be, and as high as the name and the content, or the profile beside them.
  public override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? context?.environment.size.width ?? 0
    return Size(width: width, height: places(inWidth: width).height)
  }

  /// Places the profile where reading starts, the name above the content, time and mark after it.
  public override func layoutSubviews() {
    let places = places(inWidth: bounds.width)
    let isMirrored =
      (context?.environment.layoutDirection == .rightToLeft) != shown.isMine
    let frames = [places.profile, places.name, places.content, places.mark, places.time]
    for (view, frame) in zip(parts, frames) {
      view.frame = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
    }
    super.layoutSubviews()
  }

  private func places(inWidth width: Double) -> ConversationMetrics.Places {
    let room = metrics.contentRoom(inWidth: width, shown)
    func size(_ view: View, _ width: Double) -> Size {
      view.sizeThatFits(ProposedSize(width: width, height: nil))
    }
    let (mark, time) = (size(mark, room), size(time, room))
    let left = room - max(mark.width, time.width) - metrics.gap
    var content = size(content, left)
    content.width = min(content.width, left)
    let sizes = ConversationMetrics.Sizes(
      name: size(sender, room),
      content: content,
      mark: mark,
      time: time
    )
    return metrics.places(shown, sizes)
  }
}
