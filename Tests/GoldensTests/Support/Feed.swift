import Elements
import Geometry

/// A feed of cards under one header, from which tests change one thing at a time.
struct Feed {
  var cards: [Card] = (1...40).map { Card(id: "p\($0)", height: 90 + $0 % 5) }
  var headerHeight = 44
  var headerIsPinned = false
  var spacing = 12
  var columns = 1
  var isSideways = false
  var layoutDirection = LayoutDirection.leftToRight

  struct Card {
    var id: String
    var height: Int
    var title = "성수 팝업 스토어"
    var color = "label"
    var font = "headline"
    var hasMeta = true

    /// How many lines the title takes.
    var lines: Int { title.unicodeScalars.count > 20 ? 2 : 1 }
    /// The height with what a long title adds and a missing line takes away.
    var fullHeight: Int { height + (lines - 1) * 22 - (hasMeta ? 0 : 24) }
  }

  private var width: Int { 393 }

  /// The capture of the whole content.
  var set: CaptureSet {
    let environment = Environment(
      size: Size(width: 393, height: 852),
      layoutDirection: layoutDirection
    )
    let elements = elements
    let bottom = elements.map(\.frame.maxY).max() ?? .zero
    let footer = Element(
      path: ElementPath(["feed", "@footer"]),
      kind: .supplementary("footer"),
      indexPath: IndexPath(item: 0, section: 0),
      frame: frame(0, bottom.points + 8, 393, 20)
    )
    var capture = Capture(
      name: "top",
      environment: environment,
      contentSize: FixedSize(Size(width: 393, height: footer.frame.maxY.points)),
      contentOffset: FixedPoint(Point(x: 0, y: -59)),
      extent: .content
    )
    let layout: Attributes = [
      "interGroupSpacing": .points(Double(spacing)),
      "orthogonalScrollingBehavior": .word(isSideways ? "continuous" : "none"),
    ]
    // A footer may stand before the cells in the list.
    capture.sections = [CapturedSection(id: "feed", layout: layout, elements: [footer] + elements)]
    return CaptureSet(
      variant: "phone",
      environment: environment,
      fonts: ["Inter 4.0 3f2a91"],
      madeWith: "proofsheet 1 · pango 1.50",
      captures: [capture]
    )
  }

  private var elements: [Element] {
    var elements = [header]
    var top = Double(headerHeight)
    var lineHeight = 0.0
    for (index, card) in cards.enumerated() {
      let column = index % columns
      let each = Double(width - 32 - (columns - 1) * 8) / Double(columns)
      if isSideways {
        let x = 16 + Double(index * (width + spacing))
        elements.append(cell(card, at: index, frame(x, top, each, Double(card.fullHeight))))
        continue
      }
      if column == 0, index > 0 { top += lineHeight + Double(spacing) }
      lineHeight = column == 0 ? Double(card.fullHeight) : max(lineHeight, Double(card.fullHeight))
      let x = 16 + Double(column) * (each + 8)
      elements.append(cell(card, at: index, frame(x, top, each, Double(card.fullHeight))))
    }
    return elements
  }

  private var header: Element {
    var header = Element(
      path: ElementPath(["feed", "@header"]),
      kind: .supplementary("header"),
      indexPath: IndexPath(item: 0, section: 0),
      frame: frame(0, 0, 393, Double(headerHeight)),
      zIndex: 1
    )
    if headerIsPinned { header.attributes[.pinned] = .word("true") }
    return header
  }

  private func cell(_ card: Card, at index: Int, _ frame: FixedRect) -> Element {
    let path = ElementPath(["feed", card.id])
    let title = text(card, path, below: frame)
    let meta = Element(
      path: path.appending("meta"),
      kind: .view("text"),
      frame: self.frame(
        frame.minX.points + 16,
        title.frame.maxY.points + 4,
        frame.width.points - 32,
        20
      ),
      attributes: [.font: .word("subheadline"), .text: .text("서울")]
    )
    let root = Element(
      path: path,
      kind: .view("vstack"),
      frame: frame,
      attributes: [
        .spacing: .points(4),
        .padding: .numbers([12.0, 16, 12, 16].map { Thousandths($0) }),
        .alignment: .word("leading"),
        .minHeight: .points(Double(card.height)),
      ],
      absences: card.hasMeta
        ? [] : [Absence(path: meta.path, kind: "text", condition: "place?")],
      children: card.hasMeta ? [title, meta] : [title]
    )
    return Element(
      path: path,
      kind: .cell,
      indexPath: IndexPath(item: index, section: 0),
      frame: frame,
      attributes: [.component: .word("Card"), .estimatedHeight: .points(90)],
      children: [root]
    )
  }

  private func text(_ card: Card, _ path: ElementPath, below frame: FixedRect) -> Element {
    Element(
      path: path.appending("title"),
      kind: .view("text"),
      frame: self.frame(
        frame.minX.points + 16,
        frame.minY.points + 12,
        frame.width.points - 32,
        Double(card.lines * 22)
      ),
      attributes: [
        .lines: .number(Thousandths(Double(card.lines))),
        .font: .word(card.font), .color: .word(card.color), .text: .text(card.title),
      ]
    )
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FixedRect {
    let frame = FixedRect(
      x: Thousandths(x),
      y: Thousandths(y),
      width: Thousandths(width),
      height: Thousandths(height)
    )
    guard layoutDirection == .rightToLeft else { return frame }
    return FixedRect(
      x: Thousandths(393) - frame.maxX,
      y: frame.minY,
      width: frame.width,
      height: frame.height
    )
  }
}
