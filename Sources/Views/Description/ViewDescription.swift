import Geometry

/// What a view should look like, as a value: a kind, its modifiers, and what is inside.
public struct ViewDescription: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The name for addressing; nil leaves an unnamed container out of its children's paths.
  public var name: String?
  /// The condition under which it is there, as it is written.
  public var condition: String?
  /// What surrounds and decorates it.
  public var modifiers: Modifiers
  /// What is inside, back to front.
  public var children: [ViewDescription]
  /// Children that a condition keeps away.
  public var absentChildren: [AbsentView]

  /// Makes a description.
  public init(
    _ kind: Kind,
    name: String? = nil,
    condition: String? = nil,
    modifiers: Modifiers = Modifiers(),
    children: [ViewDescription] = [],
    absentChildren: [AbsentView] = []
  ) {
    self.kind = kind
    self.name = name
    self.condition = condition
    self.modifiers = modifiers
    self.children = children
    self.absentChildren = absentChildren
  }

  /// What a description is of.
  public enum Kind: Hashable, Sendable {
    /// A text of one style.
    case text(TextContent)
    /// An image or its placeholder.
    case image(ImageContent)
    /// Children after one another.
    case stack(StackContent)
    /// Children over one another.
    case layers(Alignment)
    /// Room that grows; the least length is in points.
    case spacer(minLength: Double)
    /// A horizontal line; the thickness is in points.
    case divider(thickness: Double)
    /// An area of one colour.
    case rectangle(color: String)
    /// The largest circle that fits, of one colour.
    case circle(color: String)
  }

  /// A child that is not there because its condition is false.
  public struct AbsentView: Hashable, Sendable {
    /// The name it would have.
    public var name: String
    /// The kind of view it would be, such as `text`.
    public var kind: String
    /// The condition as it is written.
    public var condition: String

    /// Makes a note of an absent child.
    public init(name: String, kind: String, condition: String) {
      self.name = name
      self.kind = kind
      self.condition = condition
    }
  }
}

extension ViewDescription.Kind {
  /// The kind in lower case, as goldens and paths spell it.
  public var name: String {
    switch self {
    case .text: "text"
    case .image: "image"
    case .stack(let stack): stack.axis == .horizontal ? "hstack" : "vstack"
    case .layers: "zstack"
    case .spacer: "spacer"
    case .divider: "divider"
    case .rectangle: "rectangle"
    case .circle: "circle"
    }
  }

  /// Whether views of this kind hold others.
  public var isContainer: Bool {
    switch self {
    case .stack, .layers: true
    default: false
    }
  }
}

extension ViewDescription {
  /// The addresses of all pictures in it that are not there themselves, in order.
  ///
  /// Complexity: O(n) in the number of views.
  package var imageURLs: [String] {
    var urls = children.flatMap(\.imageURLs)
    if case .image(let content) = kind, content.source == nil, let url = content.url {
      urls.insert(url, at: 0)
    }
    return urls
  }
}
