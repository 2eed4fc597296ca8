import Elements
import Geometry
import Views

/// Shows a description in a host of a width, as high as it wants, and lists its elements.
func elements(
  _ description: ViewDescription,
  width: Double = 320,
  height: Double? = nil,
  environment: Environment = Environment(scale: 2)
) -> [Element] {
  let host = HostingView()
  host.context = ViewContext(environment: environment, text: FixedWidthText())
  host.render(description)
  let fitting = host.sizeThatFits(ProposedSize(width: width, height: height))
  host.frame = Rect(x: 0, y: 0, width: width, height: height ?? fitting.height)
  host.layoutSubviews()
  return host.elements(in: ElementPath(["cell"]), at: .zero).flatMap(\.flattened)
}

/// The frames of the elements by the last segments of their paths, in points.
func frames(_ elements: [Element]) -> [String: Rect] {
  Dictionary(
    elements.map { ($0.path.segments.dropFirst().joined(separator: "/"), $0.frame.points) },
    uniquingKeysWith: { first, _ in first }
  )
}

extension ViewDescription {
  static func text(_ text: String, name: String? = nil, lineLimit: Int? = nil) -> ViewDescription {
    ViewDescription(.text(TextContent(text, lineLimit: lineLimit)), name: name)
  }

  static func hstack(
    spacing: Double = 0,
    _ alignment: VerticalAlignment = .center,
    _ children: ViewDescription...
  ) -> ViewDescription {
    let stack = StackContent(
      axis: .horizontal,
      spacing: spacing,
      alignment: Alignment(vertical: alignment)
    )
    return ViewDescription(.stack(stack), children: children)
  }

  static func vstack(
    spacing: Double = 0,
    _ alignment: HorizontalAlignment = .center,
    _ children: ViewDescription...
  ) -> ViewDescription {
    let stack = StackContent(
      axis: .vertical,
      spacing: spacing,
      alignment: Alignment(horizontal: alignment)
    )
    return ViewDescription(.stack(stack), children: children)
  }

  func modified(_ change: (inout Modifiers) -> Void) -> ViewDescription {
    var copy = self
    change(&copy.modifiers)
    return copy
  }
}
