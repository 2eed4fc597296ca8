import CollectionLayout
import Elements
public import Geometry
import Views

extension CollectionView {
  /// Shows the overlays anew, as after something changed that they show and nothing scrolled.
  ///
  /// Only what has another item is rendered.
  public func updateOverlays() {
    guard !(overlays.isEmpty && overlayViews.isEmpty) else { return }
    let metrics = metrics
    var kept: [String: OverlayView] = [:]
    for overlay in overlays {
      guard let component = overlay.component(metrics) else { continue }
      kept[overlay.id] = shown(overlay, component, in: overlayViews[overlay.id])
    }
    overlayViews = kept
  }

  /// The place of an overlay in the coordinates of the view, or nil where it is hidden.
  public func frame(ofOverlay id: String) -> Rect? { overlayViews[id]?.view.frame }

  /// The view of an overlay, or nil where it is hidden.
  public func view(ofOverlay id: String) -> ComponentView? { overlayViews[id]?.view }

  /// Taps an overlay.
  ///
  /// - Returns: Whether it is there and not hidden; otherwise nothing happens.
  @discardableResult
  public func tap(overlay id: String) -> Bool {
    guard overlayViews[id] != nil, let overlay = overlays.last(where: { $0.id == id }) else {
      return false
    }
    events.append(Event(.didSelect, path: Self.overlayPath(id).description))
    if let handler = overlay.selectionHandler {
      let proxy = scrollProxy
      delivery.waiting.append { handler(proxy) }
    }
    deliverEvents()
    return true
  }

  private func shown(
    _ overlay: Overlay,
    _ component: AnyComponent,
    in earlier: OverlayView?
  ) -> OverlayView {
    let room = Rect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
      .inset(by: overlay.insets)
    if let earlier, earlier.traits == traits.number, earlier.view.component.canTakeOver(component) {
      let isSame = earlier.view.component == component
      if isSame, earlier.room == room, earlier.alignment == overlay.alignment { return earlier }
      if !isSame { render(component, in: earlier.view) }
      return placed(earlier.view, overlay, in: room)
    }
    let view = ComponentView(component, context: context)
    render(component, in: view)
    return placed(view, overlay, in: room)
  }

  private func render(_ component: AnyComponent, in view: ComponentView) {
    let nowhere = IndexPath(item: 0, section: 0)
    view.render(component, at: nowhere, environment: context.environment)
  }

  private func placed(_ view: ComponentView, _ overlay: Overlay, in room: Rect) -> OverlayView {
    let mode = view.component.layoutMode.layoutSize
    let proposal = ProposedSize(
      width: mode.widthDimension.estimate != nil ? nil : room.width,
      height: mode.heightDimension.estimate != nil ? nil : room.height
    )
    let wanted = view.sizeThatFits(proposal)
    let size = Size(
      width: proposal.width ?? wanted.width,
      height: proposal.height ?? wanted.height
    )
    view.frame = overlay.alignment.place(size, in: room, direction: layoutDirection)
    view.layoutSubviews()
    return OverlayView(view: view, room: room, alignment: overlay.alignment, traits: traits.number)
  }

  // MARK: Capturing

  static func overlayPath(_ id: String) -> ElementPath {
    ElementPath(["@overlay", ElementPath.escape(id)])
  }

  /// The overlays as elements of a section of their own behind all others, held on the screen.
  func capturedOverlays() -> [CapturedSection] {
    let elements = overlays.compactMap { overlay in
      overlayViews[overlay.id].map { element(ofOverlay: overlay.id, $0.view) }
    }
    return elements.isEmpty ? [] : [CapturedSection(id: "@overlay", elements: elements)]
  }

  private func element(ofOverlay id: String, _ view: ComponentView) -> Element {
    let path = Self.overlayPath(id)
    let frame = view.frame.offsetBy(x: contentOffset.x, y: contentOffset.y)
    var element = Element(
      path: path,
      kind: .supplementary("overlay"),
      frame: FixedRect(frame),
      zIndex: Self.overlayZIndex,
      attributes: [
        .component: .word(view.component.reuseIdentifier),
        .pinned: .word("true"),
      ]
    )
    element.children = view.content.elements(in: path, at: frame.origin)
    element.absorb(unnamedRoot: view.content.isUnnamed)
    return element
  }

  /// In front of everything that a layout places.
  private static var overlayZIndex: Int { 1_000_000 }
}

extension RectAlignment {
  /// Where something of a size stands in a room, with leading at the edge where reading starts.
  fileprivate func place(_ size: Size, in room: Rect, direction: LayoutDirection) -> Rect {
    let isLeading = [.leading, .topLeading, .bottomLeading].contains(self)
    let isTrailing = [.trailing, .topTrailing, .bottomTrailing].contains(self)
    let isLeft = direction == .rightToLeft ? isTrailing : isLeading
    let isRight = direction == .rightToLeft ? isLeading : isTrailing
    let isTop = [.top, .topLeading, .topTrailing].contains(self)
    let isBottom = [.bottom, .bottomLeading, .bottomTrailing].contains(self)
    return Rect(
      x: isLeft ? room.minX : isRight ? room.maxX - size.width : room.midX - size.width / 2,
      y: isTop ? room.minY : isBottom ? room.maxY - size.height : room.midY - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
