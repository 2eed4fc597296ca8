import CollectionLayout
import Elements
import Geometry
import Views

extension SectionCapture {
  /// One cell, header, badge or background with the views inside.
  func element(_ placed: PlacedView) -> Element {
    let attributes = placed.attributes
    let path = view.names.path(attributes.element, owner: view.owner(of: attributes.element))
    var element = Element(
      path: path,
      kind: attributes.element.capturedKind,
      indexPath: attributes.indexPath,
      frame: FixedRect(attributes.frame),
      zIndex: attributes.zIndex,
      attributes: Self.attributes(of: placed)
    )
    guard let content = placed.view?.content else { return element }
    element.children = content.elements(in: path, at: attributes.frame.origin)
    element.absorb(unnamedRoot: content.isUnnamed)
    return element
  }

  private static func attributes(of placed: PlacedView) -> Attributes {
    let layout = placed.attributes
    var attributes = Attributes()
    attributes[.component] = (placed.view?.component.reuseIdentifier).map { .word($0) }
    if layout.isPinned { attributes[.pinned] = .word("true") }
    attributes[.estimatedWidth] = layout.estimates.width.map { .points($0) }
    attributes[.estimatedHeight] = layout.estimates.height.map { .points($0) }
    if layout.alpha != 1 { attributes[.opacity] = .points(layout.alpha) }
    return attributes
  }
}

extension LayoutElement {
  fileprivate var capturedKind: ElementKind {
    switch self {
    case .cell: .cell
    case .supplementary(let kind, _): .supplementary(kind)
    case .decoration(let kind, _): .decoration(kind)
    }
  }
}

extension Element {
  /// Makes one element of a cell and the unnamed view that fills it.
  ///
  /// A root with a name keeps an element of its own, because its path would be lost otherwise.
  mutating func absorb(unnamedRoot isUnnamed: Bool) {
    guard isUnnamed, children.count == 1, children[0].frame == frame, children[0].zIndex == 0,
      case .view(let kind) = children[0].kind
    else { return }
    let root = children[0]
    for (name, value) in root.attributes where attributes[name] == nil { attributes[name] = value }
    attributes[.view] = .word(kind)
    absences += root.absences
    children = root.children
  }
}

extension View {
  /// Whether the view has no name, nor the root it hosts.
  var isUnnamed: Bool {
    name == nil && (self as? HostingView)?.description?.name == nil
  }
}
