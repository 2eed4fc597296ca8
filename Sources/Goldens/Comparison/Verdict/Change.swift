package import Elements
package import Geometry

/// One thing that is not as it was: an attribute of an element, or of the capture around it.
package struct Change: Hashable, Sendable {
  /// What sort of change it is.
  package var kind: Kind
  /// What it happened to, as a word: `cell`, `text`, `section`, `capture`.
  package var subject: String
  /// Who it happened to: the path of the element, the id of the section, or nothing.
  package var path: String
  /// Which attribute changed, such as `height` or `font`.
  package var attribute: String
  /// The value in the golden; nil where there was none.
  package var before: AttributeValue?
  /// The value now; nil where there is none.
  package var after: AttributeValue?

  /// The sorts of changes.
  package enum Kind: String, Hashable, Sendable {
    case attribute, condition, added, removed, moved, layout
    case frame, measured, appeared, disappeared, content, update, event, diagnostic
    case environment
    case madeWith = "made-with"
  }

  package init(
    _ kind: Kind,
    _ subject: String,
    _ path: String,
    _ attribute: String,
    before: AttributeValue?,
    after: AttributeValue?
  ) {
    self.kind = kind
    self.subject = subject
    self.path = path
    self.attribute = attribute
    self.before = before
    self.after = after
  }

  /// Makes a change of something that has no path.
  package init(
    _ kind: Kind,
    _ subject: String,
    _ attribute: String,
    before: AttributeValue?,
    after: AttributeValue?
  ) {
    self.init(kind, subject, "", attribute, before: before, after: after)
  }

  /// How much a number changed, where it was and is one.
  package var delta: Thousandths? {
    guard let before = before?.number, let after = after?.number else { return nil }
    return after - before
  }

  /// The unit of the values, where they have one.
  package var unit: Unit? { Unit(of: attribute) }
}

/// What a number counts.
package enum Unit: String, Hashable, Sendable {
  /// Points.
  case points = "pt"

  private static let lengths: Set<String> = [
    "x", "y", "width", "height", "minWidth", "maxWidth", "minHeight", "maxHeight", "spacing",
    "lineSpacing", "padding", "cornerRadius", "borderWidth", "offset", "minLength", "thickness",
    "content", "imageSize", "estimatedWidth", "estimatedHeight", "interGroupSpacing",
    "contentInsets", "interItemSpacing", "interSectionSpacing", "safeAreaInsets", "size",
  ]

  /// The unit of an attribute, by the last part of its name.
  init?(of attribute: String) {
    let name = attribute.split(separator: ".").last.map(String.init) ?? attribute
    guard Self.lengths.contains(name) else { return nil }
    self = .points
  }
}
