extension AttributeName {
  // What is drawn.
  /// Code points of a text that no font has, such as `U+1F9FF`.
  public static let missingGlyphs: AttributeName = "missingGlyphs"
  /// The text on the screen.
  public static let text: AttributeName = "text"
  /// The number of lines the text took.
  public static let lines: AttributeName = "lines"
  /// `true` where an ellipsis replaces part of the text.
  public static let truncated: AttributeName = "truncated"
  /// A text style such as `headline`, or `system(size,weight)` with an optional `relativeTo`.
  public static let font: AttributeName = "font"
  /// `true` where the text is bold beyond its style.
  public static let bold: AttributeName = "bold"
  /// The factor by which a text was made smaller to fit, where it was.
  public static let fontScale: AttributeName = "fontScale"
  /// The colour of text or shape: a name of the palette or `#RRGGBB[AA]`.
  public static let color: AttributeName = "color"
  /// The picture: `img:WxH/RRGGBB`, or the path of a file.
  public static let image: AttributeName = "image"
  /// The digest of a picture that comes from a file.
  public static let digest: AttributeName = "digest"
  /// The size of the picture itself, in points.
  public static let imageSize: AttributeName = "imageSize"
  /// The colour shown while there is no picture.
  public static let placeholder: AttributeName = "placeholder"
  /// The colour behind the content.
  public static let background: AttributeName = "background"
  /// The outline: `circle`, `capsule`, or `rectangle` where only `cornerRadius` rounds it.
  public static let shape: AttributeName = "shape"
  /// The radius of the corners, in points.
  public static let cornerRadius: AttributeName = "cornerRadius"
  /// The width of the border, in points.
  public static let borderWidth: AttributeName = "borderWidth"
  /// The colour of the border.
  public static let borderColor: AttributeName = "borderColor"
  /// `true` where content beyond the outline is cut.
  public static let clipped: AttributeName = "clipped"
  /// How much shows, from 0 to 1.
  public static let opacity: AttributeName = "opacity"
  /// The drawing shift that layout does not see: x and y, in points.
  public static let offset: AttributeName = "offset"
  /// Where the content is inside the frame, as x, y, width, height, if not the frame less padding.
  public static let contentFrame: AttributeName = "content"

  // What was declared, so that every coordinate can be explained.
  /// How many lines are allowed.
  public static let lineLimit: AttributeName = "lineLimit"
  /// Where lines of text stand: leading, center, trailing.
  public static let textAlignment: AttributeName = "textAlignment"
  /// Which part an ellipsis replaces: head, middle, tail.
  public static let truncationMode: AttributeName = "truncationMode"
  /// The room added between lines, in points.
  public static let lineSpacing: AttributeName = "lineSpacing"
  /// The least factor by which a text may be made smaller to fit.
  public static let minimumScaleFactor: AttributeName = "minimumScaleFactor"
  /// How lines are broken: standard, pushOut, hangulWordPriority.
  public static let lineBreakStrategy: AttributeName = "lineBreakStrategy"
  /// The room between the children of a stack, in points.
  public static let spacing: AttributeName = "spacing"
  /// Where children stand across a stack, or in a stack of layers.
  public static let alignment: AttributeName = "alignment"
  /// The margins around the content: top, leading, bottom, trailing, in points.
  public static let padding: AttributeName = "padding"
  /// The declared width, in points.
  public static let width: AttributeName = "width"
  /// The declared height, in points.
  public static let height: AttributeName = "height"
  /// The least width, in points.
  public static let minWidth: AttributeName = "minWidth"
  /// The greatest width: points, `infinity`, or `fractionalWidth(x)`.
  public static let maxWidth: AttributeName = "maxWidth"
  /// The least height, in points.
  public static let minHeight: AttributeName = "minHeight"
  /// The greatest height, in points.
  public static let maxHeight: AttributeName = "maxHeight"
  /// Where content stands in a declared frame.
  public static let frameAlignment: AttributeName = "frameAlignment"
  /// The declared width divided by the height.
  public static let aspectRatio: AttributeName = "aspectRatio"
  /// How a picture meets its box: fit or fill.
  public static let contentMode: AttributeName = "contentMode"
  /// The axes on which the ideal size is kept: both, horizontal, vertical.
  public static let fixedSize: AttributeName = "fixedSize"
  /// Who gets room first in a stack; larger goes first.
  public static let layoutPriority: AttributeName = "layoutPriority"
  /// The least length of a spacer, in points.
  public static let minLength: AttributeName = "minLength"
  /// The thickness of a divider, in points.
  public static let thickness: AttributeName = "thickness"
  /// The name that a tap records.
  public static let onTap: AttributeName = "onTap"
  /// The condition under which the element is there.
  public static let condition: AttributeName = "if"

  // What a list adds.
  /// The kind of the view that fills a cell or header, and shares its line.
  public static let view: AttributeName = "view"
  /// The component that a cell or header shows.
  public static let component: AttributeName = "component"
  /// `true` while a header or footer is held at the edge of the visible bounds.
  public static let pinned: AttributeName = "pinned"
  /// The width a layout assumed before measuring, in points.
  public static let estimatedWidth: AttributeName = "estimatedWidth"
  /// The height a layout assumed before measuring, in points.
  public static let estimatedHeight: AttributeName = "estimatedHeight"

  /// The order in which goldens and reports show attributes.
  ///
  /// Text comes last: it is the longest.
  public static let inOrder: [AttributeName] = [
    .view, .component, .pinned, .estimatedWidth, .estimatedHeight, .condition,
    .image, .imageSize, .digest, .placeholder, .contentMode,
    .missingGlyphs, .lines, .truncated, .font, .bold, .fontScale, .color, .lineLimit,
    .textAlignment, .truncationMode, .lineSpacing, .minimumScaleFactor, .lineBreakStrategy,
    .spacing, .alignment, .minLength, .thickness, .padding,
    .width, .height, .minWidth, .maxWidth, .minHeight, .maxHeight, .frameAlignment,
    .aspectRatio, .fixedSize, .layoutPriority,
    .background, .shape, .cornerRadius, .borderWidth, .borderColor, .clipped, .opacity,
    .offset, .contentFrame, .onTap, .text,
  ]

  private static let positions = Dictionary(
    uniqueKeysWithValues: inOrder.enumerated().map { ($0.element, $0.offset) }
  )

  /// The place in `inOrder`; names that are not in it come before the text, which stays last.
  var position: Int {
    self == .text ? Int.max : Self.positions[self] ?? Self.inOrder.count
  }
}
