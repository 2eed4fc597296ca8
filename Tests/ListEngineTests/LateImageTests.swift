import CollectionLayout
import Elements
import Geometry
import ListEngine
import TestSupport
import Testing
import Views

/// A picture that comes late is seen where its address is shown, and nowhere else.
@Suite struct LateImageTests {
  private let screen = Screen(height: 480)

  @Test func showsNoPictureOfTheRowThatHadTheCellBefore() throws {
    screen.apply(feed(posts(0..<40), column(estimate: 60)))
    let view = try #require(contentView(1))
    screen.view.scroll(by: Point(x: 0, y: 600))
    let row = try #require((10..<18).first { contentView($0) === view })
    screen.view.imageLoaded(picture(1), for: "u1")
    #expect(images() == [:])
    screen.view.imageLoaded(picture(row), for: "u\(row)")
    #expect(images() == ["feed/\(row)/image": "picture \(row)"])
    screen.view.scroll(by: Point(x: 0, y: -600))
    #expect(images() == ["feed/1/image": "picture 1"])
  }

  @Test func keepsTheReadersPlaceWhileRowsGrow() throws {
    screen.apply(feed(posts(0..<40), column(estimate: 60)))
    screen.view.scroll(by: Point(x: 0, y: 1215))
    #expect(screen.place("20") == -15)
    screen.view.imageLoaded(picture(22, height: 100), for: "u22")
    #expect(screen.frame("22")?.height == 160)
    #expect(screen.place("20") == -15)
    screen.view.imageLoaded(picture(3, height: 100), for: "u3")
    #expect(screen.frame("3")?.height == 60)
    #expect(screen.place("20") == -15)
    while screen.frame("3")?.height == 60 {
      let first = Int((screen.offset / 60).rounded(.up))
      let before = try #require(screen.place("\(first)"))
      screen.view.scroll(by: Point(x: 0, y: -150))
      #expect(screen.place("\(first)") == before + 150)
    }
    #expect(screen.frame("3")?.height == 160)
  }

  @Test func measuresAgainForAnotherPictureOfTheSameAddress() {
    screen.apply(feed(posts(0..<40), column(estimate: 60)))
    screen.view.imageLoaded(picture(2, height: 100), for: "u2")
    #expect(screen.frame("2")?.height == 160)
    screen.view.imageLoaded(picture(2, height: 30), for: "u2")
    #expect(screen.frame("2")?.height == 90)
    let count = screen.view.measureCount
    screen.view.imageLoaded(picture(2, height: 30), for: "u2")
    screen.view.imageLoaded(picture(77, height: 30), for: "nobody's")
    #expect(screen.view.measureCount == count)
  }

  @Test func goesToEveryRowThatWantsIt() {
    let cells = (0..<5).map { Cell(id: "\($0)", component: Pictured("u\($0 % 2)")) }
    screen.apply(feed(cells, column(estimate: 60)))
    screen.view.imageLoaded(picture(1), for: "u1")
    #expect(Set(images().keys) == ["feed/1/image", "feed/3/image"])
  }

  /// Whatever arrives whenever, each row shows what arrived for its own address, or nothing.
  @Test(arguments: 0..<20)
  func mixesNothingUp(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var loaded: [String: String] = [:]
    var addresses = (0..<40).map { "u\($0 % 25)" }
    for _ in 0..<50 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        addresses.shuffle(using: &random)
        let cells = addresses.enumerated().map { Cell(id: $0, component: Pictured($1)) }
        screen.apply(feed(cells, column(estimate: 60)))
      case 1:
        screen.view.scroll(by: Point(x: 0, y: .random(in: -900...900, using: &random)))
      default:
        let number = Int.random(in: 0..<25, using: &random)
        let picture = picture(number, height: Double(.random(in: 1...9, using: &random) * 10))
        screen.view.imageLoaded(picture, for: "u\(number)")
        loaded["u\(number)"] = picture.name
      }
      for shown in screen.view.visibleViews.values {
        let post = shown.component.as(Pictured.self)
        let view = (shown.content as? PictureView)?.image
        #expect(view?.picture?.name == post.flatMap { loaded[$0.item] }, "seed \(seed)")
        let height = 60 + (view?.picture?.size.height ?? 0)
        #expect(shown.frame.height == height, "seed \(seed)")
        #expect(view?.frame.height == height - 60, "seed \(seed)")
      }
    }
  }

  private func posts(_ numbers: Range<Int>) -> [Cell] {
    numbers.map { Cell(id: "\($0)", component: Pictured("u\($0)")) }
  }

  private func picture(_ number: Int, height: Double = 0) -> ImageSource {
    ImageSource(name: "picture \(number)", size: Size(width: 10, height: height))
  }

  private func contentView(_ row: Int) -> View? {
    screen.view.visibleViews[.cell(IndexPath(item: row, section: 0))]?.content
  }

  /// The pictures on the screen by the path of their views.
  private func images() -> [String: String] {
    let elements = screen.view.capture(name: "now").sections[0].elements.flatMap(\.flattened)
    return Dictionary(
      elements.compactMap { element in
        element.attributes[.image]?.string.map { (element.path.description, $0) }
      }
    ) { first, _ in first }
  }
}

/// A row of 60 points and a picture as high as it is.
private struct Pictured: Component {
  var item: String
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 60)

  init(_ url: String) { item = url }

  func renderContent(coordinator: Void) -> PictureView { PictureView() }

  func render(in content: PictureView, context: RenderContext<Void>) {
    content.image.content = ImageContent(url: item)
  }
}

private final class PictureView: View {
  let image = ImageView()

  override init() {
    super.init()
    addSubview(image)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let image = image.sizeThatFits(proposal)
    return Size(width: proposal.width ?? image.width, height: 60 + image.height)
  }

  override func layoutSubviews() {
    image.frame = Rect(origin: .zero, size: image.sizeThatFits(ProposedSize(width: frame.width)))
  }
}
