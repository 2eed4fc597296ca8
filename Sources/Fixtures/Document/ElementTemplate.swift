import JSONReading
import Views

/// An element as it is written: one kind, its modifiers, and what is inside.
struct ElementTemplate: Sendable {
  var kind: Kind
  /// The condition, with its own spelling.
  var condition: Condition?
  /// Modifiers in the order of the document.
  var modifiers: [AppliedModifier]
  /// The name it gets when it declares none; nil for containers.
  var inferredName: String?
  /// Where it is written.
  var cursor: Cursor

  indirect enum Kind: Sendable {
    case text(Template)
    case image(Template)
    case stack(Stack, Children)
    case spacer(Bindable<Double>)
    case divider(Bindable<Double>)
    case rectangle(Bindable<String>)
    case circle(Bindable<String>)
    /// A component of the fixture with its arguments.
    case component(String, arguments: [String: BoundValue])
  }

  enum Stack: Sendable {
    case horizontal, vertical, layers
  }

  enum Children: Sendable {
    case list([ElementTemplate])
    case forEach(ForEachTemplate)
  }

  /// A modifier whose value is settled, or depends on data.
  enum AppliedModifier: Sendable {
    case settled(Modifier.Setting)
    case bound(Modifier, BoundValue, Cursor)
  }
}

/// Children that are made from an array.
struct ForEachTemplate: Sendable {
  /// The path of the array.
  var path: Expression
  /// The name under which the content sees an element of the array.
  var alias: String?
  var limit: Int?
  var content: ElementTemplate
}
