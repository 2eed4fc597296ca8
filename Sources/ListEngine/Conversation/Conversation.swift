public import Views

/// A message of a conversation: what all kinds of messages share, around what is particular to one.
///
/// The frame of profile, name, time and read mark is the same for a text, a picture or a sticker,
/// so one view draws it for all of them, with the content of the kind inside. Rendering touches
/// only what changed: a read mark that goes does not touch the text beside it.
///
///     Conversation(Bubble(item: message.text), frame: ConversationFrame(sender: "민지", time: "오후 3:10"))
public struct Conversation<Kind: Component>: Component {
  /// What is inside the frame.
  public var kind: Kind
  /// What is around it.
  public var frame: ConversationFrame

  /// Puts a kind of message into a frame.
  public init(_ kind: Kind, frame: ConversationFrame) {
    self.kind = kind
    self.frame = frame
  }

  /// What is compared: the frame, and the item of the kind.
  public struct Item: Equatable {
    /// What is around the content.
    public var frame: ConversationFrame
    /// The item of the kind.
    public var kind: Kind.Item
  }

  /// The frame, and the item of the kind.
  public var item: Item { Item(frame: frame, kind: kind.item) }

  /// Kinds do not take over each other's views.
  public var reuseIdentifier: String { "Conversation<\(kind.reuseIdentifier)>" }

  /// As high as the kind and the name above it.
  public var layoutMode: ContentLayoutMode { .flexibleHeight(estimatedHeight: 56) }

  /// Makes the coordinator of the kind.
  public func makeCoordinator() -> Kind.Coordinator { kind.makeCoordinator() }

  /// Makes the frame with the content of the kind in it.
  public func renderContent(coordinator: Kind.Coordinator) -> ConversationView<Kind.Content> {
    ConversationView(content: kind.renderContent(coordinator: coordinator))
  }

  /// Shows the frame, and the kind only where its item is another one than before.
  public func render(
    in content: ConversationView<Kind.Content>,
    context: RenderContext<Kind.Coordinator>
  ) {
    content.show(frame)
    let item = AnyItem(kind.item)
    guard content.shownItem != item || content.indexPath != context.indexPath else { return }
    content.shownItem = item
    content.indexPath = context.indexPath
    kind.render(in: content.content, context: context)
  }

  /// Connects the content of the kind.
  public func connect(
    to content: ConversationView<Kind.Content>,
    context: RenderContext<Kind.Coordinator>
  ) {
    kind.connect(to: content.content, context: context)
  }
}

/// What surrounds a message of any kind.
public struct ConversationFrame: Hashable, Sendable {
  /// Who wrote it; nil for a message that continues the one before.
  public var sender: String?
  /// The sender's picture; nil for the placeholder.
  public var profile: ImageSource?
  /// When it was written, as it is shown; nil where another message of the minute says it.
  public var time: String?
  /// How many have not read it yet; 0 shows no mark.
  public var unreadCount: Int
  /// Whether it is the reader's own, which stands at the other side without a profile.
  public var isMine: Bool

  /// Makes a frame.
  public init(
    sender: String? = nil,
    profile: ImageSource? = nil,
    time: String? = nil,
    unreadCount: Int = 0,
    isMine: Bool = false
  ) {
    self.sender = sender
    self.profile = profile
    self.time = time
    self.unreadCount = unreadCount
    self.isMine = isMine
  }
}
