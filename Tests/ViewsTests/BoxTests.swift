import Elements
import Geometry
import Testing
import Views

@Suite struct BoxTests {
  @Test func padsAndFillsTheCell() {
    let text = ViewDescription.text("abc", name: "t").modified {
      $0.padding = DirectionalEdgeInsets(all: 16)
    }
    let element = elements(text)[0]
    #expect(element.frame.points == Rect(x: 0, y: 0, width: 320, height: 54))
    #expect(element.attributes[.contentFrame] == nil)
  }

  @Test func keepsAFixedFrameAndCentresItsContent() {
    let text = ViewDescription.text("abc").modified { $0.frame = FrameModifier(width: 100) }
    let label = elements(.vstack(.leading, text))[1]
    #expect(label.frame.points.width == 100)
    #expect(
      label.attributes[.contentFrame]
        == .numbers([35, 0, 30, 22].map { Thousandths(Double($0)) })
    )
  }

  @Test(arguments: [
    (FrameModifier.Limit.infinity, 320.0), (.points(200), 200), (.fractionalWidth(0.5), 30),
  ])
  func growsOnlyAsFarAsItsLimitSays(limit: FrameModifier.Limit, width: Double) {
    let text = ViewDescription.text("abc").modified { $0.frame = FrameModifier(maxWidth: limit) }
    #expect(elements(.vstack(.leading, text))[1].frame.points.width == width)
  }

  @Test func capsABubbleAtAFractionOfTheCell() {
    let text = ViewDescription.text("aaaaa bbbbb ccccc").modified {
      $0.frame = FrameModifier(maxWidth: .fractionalWidth(0.5))
    }
    #expect(
      elements(.vstack(.leading, text), width: 240)[1].frame.points.size
        == Size(width: 110, height: 44)
    )
  }

  @Test func growsToAMinimumHeight() {
    let row = ViewDescription.hstack(.center, .text("abc")).modified {
      $0.frame = FrameModifier(minHeight: 64)
    }
    let all = elements(row)
    #expect(all[0].frame.points.height == 64)
    #expect(all[1].frame.points.minY == 21)
  }

  @Test(arguments: [
    (ContentMode.fit, Size(width: 320, height: 180)), (.fill, Size(width: 391, height: 220)),
  ])
  func meetsAProportion(mode: ContentMode, size: Size) {
    let image = ViewDescription(.image(ImageContent())).modified {
      $0.aspectRatio = .init(ratio: 16 / 9, contentMode: mode)
    }
    let layers = ViewDescription(
      .layers(Alignment(horizontal: .leading, vertical: .bottom)),
      children: [image]
    )
    let frame = elements(layers, height: 220)[1].frame.points
    #expect(frame.size == size)
    #expect(frame.minX == 0 && frame.maxY == 220)
  }

  @Test func givesAnImageWithoutFrameItsOwnSize() {
    let source = ImageSource(name: "img:80x60/FFCC00", size: Size(width: 80, height: 60))
    let loaded = ViewDescription(.image(ImageContent(source: source)), name: "loaded")
    let missing = ViewDescription(.image(ImageContent()), name: "missing")
    let places = frames(elements(.vstack(.leading, loaded, missing)))
    #expect(places["loaded"]?.size == Size(width: 80, height: 60))
    #expect(places["missing"]?.size == .zero)
  }

  @Test func shrinksTextOnlyAsFarAsAllowed() {
    func label(_ text: String) -> Element {
      let content = TextContent(text, lineLimit: 1, minimumScaleFactor: 0.5)
      return elements(.vstack(.leading, ViewDescription(.text(content))), width: 100)[1]
    }
    #expect(label("aaaaaaaaaa").attributes[.fontScale] == nil)
    #expect(label("aaaa aaaa aaaa").attributes[.fontScale] == .points(0.71))
    #expect(label("aaaa aaaa aaaa").attributes[.truncated] == nil)
    let long = label("aaaa aaaa aaaa aaaa aaaa aaaa")
    #expect(long.attributes[.fontScale] == .points(0.5))
    #expect(long.attributes[.truncated] == .word("true"))
  }
}
