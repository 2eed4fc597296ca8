import Elements
import Geometry

/// A feed of cards, as a capture holds it.
func sampleScreen(
  _ style: UserInterfaceStyle = .light,
  direction: LayoutDirection = .leftToRight
) -> Capture {
  let environment = Environment(
    size: Size(width: 320, height: 480),
    scale: 2,
    locale: "ko_KR",
    layoutDirection: direction,
    userInterfaceStyle: style
  )
  let cards = [
    card("p1", y: 44, image: "img:400x300/FF9500", title: "성수 팝업 스토어", badge: "NEW"),
    card("p2", y: 156, image: nil, title: "Summer pop-up: a long title that wraps", badge: "D-3"),
    card("p3", y: 268, image: "photos/missing.png", title: "مرحبا بالعالم", badge: "🎉"),
  ]
  let section = CapturedSection(id: "feed", elements: [header()] + cards)
  return Capture(
    name: "top",
    environment: environment,
    contentSize: FixedSize(Size(width: 320, height: 900)),
    contentOffset: .zero,
    sections: [section]
  )
}

private func header() -> Element {
  Element(
    path: ElementPath(["feed", "@header"]),
    kind: .supplementary("header"),
    frame: rect(0, 0, 320, 44),
    zIndex: 1,
    attributes: [.background: .word("systemBackground")],
    children: [
      view(
        "text",
        "title",
        rect(16, 10, 200, 25),
        [.text: .text("지금 뜨는 팝업"), .font: .word("title3"), .bold: .word("true")]
      ),
      view("divider", "divider", rect(0, 43, 320, 1), [:]),
    ]
  )
}

private func card(_ id: String, y: Double, image: String?, title: String, badge: String) -> Element
{
  var picture: Attributes = [.cornerRadius: .points(8), .contentMode: .word("fill")]
  picture[.image] = image.map { .text($0) }
  var cell = Element(
    path: ElementPath(["feed", id]),
    kind: .cell,
    frame: rect(0, y, 320, 112),
    attributes: [
      .view: .word("hstack"), .padding: .numbers([12, 16, 12, 16].map { Thousandths($0) }),
    ]
  )
  cell.children = [
    view("image", "image", rect(16, y + 12, 88, 88), picture, in: id),
    view(
      "text",
      "title",
      rect(116, y + 12, 188, 44),
      [.text: .text(title), .font: .word("headline"), .lineLimit: .points(2)],
      in: id
    ),
    view(
      "text",
      "summary",
      rect(116, y + 60, 188, 20),
      [
        .text: .text("서울 성동구 연무장길 · 예약제"), .font: .word("subheadline"),
        .color: .word("secondary"), .lineLimit: .points(1),
      ],
      in: id
    ),
    view(
      "text",
      "badge",
      rect(116, y + 84, 44, 17),
      [
        .text: .text(badge), .font: .word("caption2"), .bold: .word("true"),
        .color: .word("white"), .background: .word("accent"), .shape: .word("capsule"),
        .padding: .numbers([2, 6, 2, 6].map { Thousandths($0) }),
      ],
      in: id
    ),
  ]
  return cell
}

func view(
  _ kind: String,
  _ name: String,
  _ frame: FixedRect,
  _ attributes: Attributes,
  in item: String = "@header"
) -> Element {
  Element(
    path: ElementPath(["feed", item, name]),
    kind: .view(kind),
    frame: frame,
    attributes: attributes
  )
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> FixedRect {
  FixedRect(Rect(x: x, y: y, width: width, height: height))
}
