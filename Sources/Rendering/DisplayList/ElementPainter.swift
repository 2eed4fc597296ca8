import Elements
import Geometry
import Views

/// Turns elements into strokes of the brush.
struct ElementPainter {
  let environment: Environment
  private(set) var operations: [DrawingOperation] = []

  init(environment: Environment) {
    self.environment = environment
  }

  mutating func paintBackground(_ rect: Rect) {
    if let color = color("systemBackground") { operations.append(.fill(Outline(rect), color)) }
  }

  /// Lists an element and what is in it, in the fixed order of modifiers read outwards: opacity
  /// around all, the background at the back, the border on top.
  mutating func paint(_ element: Element, shift: Point) {
    let shift = shift.offsetBy(element.attributes[.offset])
    let box = ElementBox(element, shift: shift, environment: environment)
    let opacity = element.attributes[.opacity]?.number?.points ?? 1
    guard opacity > 0 else { return }
    if opacity < 1 { operations.append(.pushOpacity(opacity)) }
    if let color = color(element.attributes[.background]?.string), !box.outline.rect.isEmpty {
      operations.append(.fill(box.outline, color))
    }
    let isClipped = element.attributes[.clipped]?.isTrue ?? false
    if isClipped { operations.append(.pushClip(box.outline)) }
    paintContent(of: element, in: box)
    for child in element.children.stablySorted(by: \.zIndex) { paint(child, shift: shift) }
    if isClipped { operations.append(.popClip) }
    paintBorder(of: element, around: box.outline)
    if opacity < 1 { operations.append(.popOpacity) }
  }

  private mutating func paintBorder(of element: Element, around outline: Outline) {
    guard let width = element.attributes[.borderWidth]?.number?.points, width > 0,
      !outline.rect.isEmpty
    else { return }
    let color = color(element.attributes[.borderColor]?.string ?? "separator")
    if let color { operations.append(.stroke(outline, width: width, color)) }
  }

  private mutating func paintContent(of element: Element, in box: ElementBox) {
    switch element.viewKind {
    case "text": paintText(of: element, in: box.text)
    case "image": paintImage(of: element, in: box)
    case "divider": fill(box.content.map { Outline($0) }, element, "separator")
    case "rectangle": fill(box.content.map { Outline($0, radius: box.radius) }, element, "label")
    case "circle": fill(box.content.map(Outline.circle), element, "label")
    default: break
    }
  }

  private mutating func fill(_ outline: Outline?, _ element: Element, _ fallback: String) {
    guard let outline, let color = color(element.attributes[.color]?.string ?? fallback) else {
      return
    }
    operations.append(.fill(outline, color))
  }

  private mutating func paintText(of element: Element, in rect: Rect) {
    guard let text = element.attributes[.text]?.string, !text.isEmpty,
      let color = color(element.attributes[.color]?.string) ?? color("label")
    else { return }
    let appearance = TextAppearance(attributes: element.attributes, environment: environment)
    operations.append(.text(text, appearance, rect, color))
  }

  private mutating func paintImage(of element: Element, in box: ElementBox) {
    guard let rect = box.content else { return }
    let attributes = element.attributes
    let outline = box.imageOutline(in: rect)
    let isLight = environment.userInterfaceStyle == .light
    let hatch = Palette.RGBA(
      red: isLight ? 0 : 255,
      green: isLight ? 0 : 255,
      blue: isLight ? 0 : 255,
      alpha: 14
    )
    guard let placeholder = color(attributes[.placeholder]?.string) ?? color("gray5") else {
      return
    }
    guard let name = attributes[.image]?.string, !name.isEmpty else {
      operations.append(.placeholder(outline, placeholder, hatch: hatch))
      return
    }
    let fill = ImageFill(
      name: name,
      digest: attributes[.digest]?.string ?? "",
      outline: outline,
      fills: attributes[.contentMode]?.string == "fill",
      placeholder: placeholder,
      hatch: hatch
    )
    operations.append(.image(fill))
  }

  private func color(_ name: String?) -> Palette.RGBA? {
    name.flatMap { Palette.color($0, style: environment.userInterfaceStyle) }
  }
}

extension Element {
  /// The kind of view whose content the element shows: its own, or that of the view that fills it
  /// and shares its line.
  var viewKind: String {
    if case .view(let kind) = kind { return kind }
    return attributes[.view]?.string ?? ""
  }
}

extension Point {
  /// The point moved by an attribute of two numbers.
  func offsetBy(_ offset: AttributeValue?) -> Point {
    guard let numbers = offset?.numbers, numbers.count == 2 else { return self }
    return offsetBy(x: numbers[0].points, y: numbers[1].points)
  }
}
