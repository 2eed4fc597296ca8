/// A view that belongs to a section, a cell or the whole list, such as a header or a badge.
public struct SupplementaryView: Equatable {
  /// The element kind under which a layout asks for the view.
  public var kind: String
  /// What the view shows.
  public var component: AnyComponent

  /// The element kind of a section's header.
  public static let header = "header"
  /// The element kind of a section's footer.
  public static let footer = "footer"

  /// Makes a view for an element kind.
  public init(kind: String, component: some Component) {
    self.kind = kind
    self.component = AnyComponent(component)
  }

  /// Whether kind and look are the same, and one can take over the views of the other.
  public static func == (a: SupplementaryView, b: SupplementaryView) -> Bool {
    a.kind == b.kind && a.component == b.component && a.component.canTakeOver(b.component)
  }
}

extension [SupplementaryView] {
  /// The component for an element kind; the one that was declared last counts.
  func component(ofKind kind: String) -> AnyComponent? { last { $0.kind == kind }?.component }
}
