public import Elements
import Geometry

/// A view that shows text.
///
/// The text wraps at the width the label finally has, whatever was offered while measuring.
public final class Label: DescribedView {
  /// The text with everything that is declared for it.
  public var content: TextContent {
    didSet { if content != oldValue { description.kind = .text(content) } }
  }

  /// Makes a label.
  public init(_ content: TextContent = TextContent("")) {
    self.content = content
    super.init(ViewDescription(.text(content)))
  }

  init(_ content: TextContent, _ description: ViewDescription) {
    self.content = content
    super.init(description)
  }

  /// One by one, because a component may set some of them once and others for each item.
  override var contentProperties: [DrawnProperty] {
    let poison = TextContent.poison
    return [
      DrawnProperty("text", of: self, \.content.text, poison: poison.text),
      DrawnProperty("font", of: self, \.content.font, poison: poison.font),
      DrawnProperty("color", of: self, \.content.color, poison: poison.color),
      DrawnProperty("lineLimit", of: self, \.content.lineLimit, poison: poison.lineLimit),
      DrawnProperty("alignment", of: self, \.content.alignment, poison: poison.alignment),
      DrawnProperty(
        "truncationMode",
        of: self,
        \.content.truncationMode,
        poison: poison.truncationMode
      ),
      DrawnProperty("lineSpacing", of: self, \.content.lineSpacing, poison: poison.lineSpacing),
    ]
  }

  override func contentSize(for proposal: ProposedSize) -> Size {
    guard !content.text.isEmpty else { return .zero }
    // Stacks ask how small a child can be; a text can always be truncated away.
    if let width = proposal.width, width <= 0 {
      return Size(width: 0, height: font(scale: 1)?.leading ?? 0)
    }
    return shape(width: proposal.width)?.measurement.size ?? .zero
  }

  override func contentBaseline(_ edge: BaselineEdge, at size: Size) -> Double? {
    guard let measurement = shape(width: size.width)?.measurement else { return nil }
    return edge == .first ? measurement.firstBaseline : measurement.lastBaseline
  }

  /// Everything declared, and how the text came out at the final width.
  public override var elementAttributes: Attributes {
    var attributes = super.elementAttributes
    guard let shape = shape(width: contentRect.width) else { return attributes }
    attributes[.lines] = .points(Double(shape.measurement.lineCount))
    if shape.measurement.isTruncated { attributes[.truncated] = .word("true") }
    let missing = shape.measurement.missingGlyphs
    if !missing.isEmpty {
      attributes[.missingGlyphs] = .word(missing.map(Self.codePoint).joined(separator: ","))
    }
    if shape.fontScale < 1 { attributes[.fontScale] = .points(shape.fontScale) }
    return attributes
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Label {
  private struct Shape {
    var measurement: TextMeasurement
    var fontScale: Double
  }

  /// The text at a width, made smaller in steps of a hundredth where that lets it fit.
  private func shape(width: Double?) -> Shape? {
    guard !content.text.isEmpty, let full = measure(width: width, scale: 1) else { return nil }
    let least = Int((content.minimumScaleFactor * 100).rounded(.up))
    guard full.isTruncated, least < 100, least > 0 else {
      return Shape(measurement: full, fontScale: 1)
    }
    // The largest step that fits, or the least allowed one where none does.
    var (low, high) = (least, 100)
    while high - low > 1 {
      let middle = (low + high) / 2
      if measure(width: width, scale: Double(middle) / 100)?.isTruncated == false {
        low = middle
      } else {
        high = middle
      }
    }
    let scale = Double(low) / 100
    return measure(width: width, scale: scale).map { Shape(measurement: $0, fontScale: scale) }
  }

  private func measure(width: Double?, scale: Double) -> TextMeasurement? {
    guard let context = sharedContext?.value, let font = font(scale: scale) else { return nil }
    let environment = context.environment
    let appearance = TextAppearance(
      font: font,
      lineLimit: content.lineLimit,
      alignment: content.alignment,
      truncationMode: content.truncationMode,
      lineSpacing: content.lineSpacing,
      lineBreakStrategy: content.lineBreakStrategy,
      layoutDirection: environment.layoutDirection,
      locale: environment.locale,
      scale: environment.scale
    )
    let limit = width.flatMap { $0.isFinite ? $0 : nil }
    return context.text.measure(content.text, as: appearance, width: limit)
  }

  private func font(scale: Double) -> ResolvedFont? {
    guard let category = sharedContext?.value.environment.contentSizeCategory else { return nil }
    var font = content.font.resolved(at: category)
    font.size *= scale
    return font
  }
}
