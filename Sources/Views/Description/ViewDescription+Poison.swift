import Geometry

extension ViewDescription.Kind {
  /// The same kind with values that nobody would choose.
  var poisoned: ViewDescription.Kind {
    switch self {
    case .text: .text(.poison)
    case .image: .image(ImageContent(placeholder: DrawnProperty.poisonColor))
    case .stack(let content):
      .stack(StackContent(axis: content.axis, spacing: DrawnProperty.poisonLength))
    case .layers: .layers(Alignment(horizontal: .trailing, vertical: .bottom))
    case .spacer: .spacer(minLength: DrawnProperty.poisonLength)
    case .divider: .divider(thickness: DrawnProperty.poisonLength)
    case .rectangle: .rectangle(color: DrawnProperty.poisonColor)
    case .circle: .circle(color: DrawnProperty.poisonColor)
    }
  }
}

extension TextContent {
  /// A text with values that nobody would choose.
  static let poison = TextContent(
    DrawnProperty.poisonText,
    font: .style(.caption2, bold: true),
    color: DrawnProperty.poisonColor,
    lineLimit: 13,
    alignment: .trailing,
    truncationMode: .head,
    lineSpacing: DrawnProperty.poisonLength
  )
}

extension Modifiers {
  /// Modifiers with values that nobody would choose.
  static var poison: Modifiers {
    var modifiers = Modifiers()
    let length = DrawnProperty.poisonLength
    modifiers.padding = DirectionalEdgeInsets(
      top: length,
      leading: length,
      bottom: length,
      trailing: length
    )
    modifiers.background = DrawnProperty.poisonColor
    modifiers.border = Border(width: length, color: DrawnProperty.poisonColor)
    modifiers.opacity = 0.5
    modifiers.zIndex = 13
    modifiers.onTap = DrawnProperty.poisonText
    return modifiers
  }
}
