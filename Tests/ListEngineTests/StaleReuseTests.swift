import CollectionLayout
import Elements
import Geometry
import ListEngine
import TestSupport
import Testing
import Views

/// Content whose picture depends on what its view showed before is found.
@Suite struct StaleReuseTests {
  @Test func findsWhatOnlySomeRowsSet() {
    let found = screen([("a", "red"), ("b", nil)]).view.staleReuse()
    #expect(found.map(\.path) == ["feed/b/text"])
    #expect(found.first?.attribute == "color")
    #expect(found.first?.fresh == "label")
    #expect(found.first?.reused == DrawnProperty.poisonColor)
    #expect(found.first?.formerLife == nil)
  }

  @Test func findsWhatHappensToHaveTheDefaultEverywhere() {
    let found = screen([("a", "label"), ("b", nil)]).view.staleReuse()
    #expect(found.map { "\($0.path) \($0.attribute)" } == ["feed/b/text color"])
  }

  @Test func leavesAloneWhatIsSetOnceForAll() {
    // No row sets a colour, and the font is that of all rows.
    #expect(screen([("a", nil), ("b", nil)]).view.staleReuse() == [])
    #expect(screen([("a", "red"), ("b", "blue")]).view.staleReuse() == [])
  }

  @Test func findsWhatViewsDoNotTellOfAfterAnotherRow() {
    let screen = Screen()
    var rows = ["1!", "2", "3"].map { Row($0, height: 40) }
    for index in rows.indices { rows[index].isForgetful = true }
    let cells = rows.map { Cell(id: $0.item.title, component: $0) }
    screen.apply(feed(cells, column(estimate: 40)))
    let found = screen.view.staleReuse()
    #expect(found.map(\.path) == ["feed/2/row", "feed/3/row"])
    #expect(found.map(\.fresh) == ["2", "3"])
    #expect(found.map(\.reused) == ["2 marked", "3 marked"])
    #expect(found.allSatisfy { $0.formerLife == "feed/1!" })
  }

  @Test func touchesNothingOnTheScreen() {
    let screen = screen([("a", "red"), ("b", nil)])
    let before = screen.view.capture(name: "now").sections
    _ = screen.view.takeEvents()
    _ = screen.view.staleReuse()
    #expect(screen.view.capture(name: "now").sections == before)
    #expect(screen.view.takeEvents() == [])
    #expect(screen.view.madeViewCount == 2)
  }

  /// Descriptions say everything, so whatever they are, a view that hosts them keeps nothing.
  @Test(arguments: 0..<20)
  func hostedDescriptionsKeepNothing(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = Screen()
    let cells = (0..<6).map {
      Cell(id: $0, component: HostedComponent("Any", .random(depth: 3, using: &random)))
    }
    screen.apply(Section(id: "feed", cells: cells))
    #expect(screen.view.staleReuse() == [], "seed \(seed)")
  }

  // MARK: Where views come from

  @Test func showsPoisonWhereARowForgetsToSetSomething() {
    let texts = colors(of: .poisoned)
    #expect(texts.contains(DrawnProperty.poisonColor))
    #expect(!colors(of: .fresh).contains(DrawnProperty.poisonColor))
    #expect(!colors(of: .pooled).contains(DrawnProperty.poisonColor))
  }

  @Test(arguments: [ReusePolicy.pooled, .poisoned])
  func looksLikeFreshWhereRowsSetEverything(policy: ReusePolicy) {
    func capture(_ policy: ReusePolicy) -> Capture {
      let screen = Screen()
      screen.view.reusePolicy = policy
      screen.apply(feed(rows(0..<40, height: 60), column(estimate: 60)))
      for _ in 0..<9 { screen.view.scroll(by: Point(x: 0, y: 130)) }
      return screen.view.capture(name: "now")
    }
    #expect(capture(policy) == capture(.fresh))
  }

  @Test func reusesNothingWhereAllIsToBeFresh() {
    let screen = Screen()
    screen.view.reusePolicy = .fresh
    screen.apply(feed(rows(0..<40, height: 60), column(estimate: 60)))
    screen.view.scroll(by: Point(x: 0, y: 480))
    #expect(screen.view.madeViewCount == 16)
  }

  private func colors(of policy: ReusePolicy) -> [String] {
    let rows = (0..<40).map { ("\($0)", $0 < 2 ? "red" : nil) }
    let screen = screen(rows, policy: policy)
    screen.view.scroll(by: Point(x: 0, y: 480))
    return screen.view.capture(name: "now").sections[0].elements.flatMap(\.flattened)
      .compactMap { $0.attributes[.color]?.string }
  }

  private func screen(
    _ notes: [(text: String, color: String?)],
    policy: ReusePolicy = .pooled
  ) -> Screen {
    let screen = Screen()
    screen.view.reusePolicy = policy
    let cells = notes.map { Cell(id: $0.text, component: Note(text: $0.text, color: $0.color)) }
    screen.apply(feed(cells, column(estimate: 40)))
    return screen
  }
}

/// A text that sets its colour only where it has one, and its font once.
private struct Note: Component {
  var item: [String?]
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 40)

  init(text: String, color: String?) { item = [text, color] }

  func renderContent(coordinator: Void) -> NoteView { NoteView() }

  func render(in content: NoteView, context: RenderContext<Void>) {
    content.label.content.text = item[0] ?? ""
    if let color = item[1] { content.label.content.color = color }
  }
}

private final class NoteView: View {
  let label = Label(TextContent("", font: .style(.headline, bold: false)))

  override init() {
    super.init()
    addSubview(label)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: 40)
  }

  override func layoutSubviews() {
    label.frame = bounds
    super.layoutSubviews()
  }
}

extension ViewDescription {
  fileprivate static func random(
    depth: Int,
    using random: inout SeededGenerator
  ) -> ViewDescription {
    let color = ["red", "label", "gray5"].randomElement(using: &random) ?? ""
    let kinds: [Kind] = [
      .text(TextContent(color)), .image(ImageContent(placeholder: color)),
      .rectangle(color: color), .divider(thickness: 2), .spacer(minLength: 4),
      .stack(StackContent(axis: .vertical)), .stack(StackContent(axis: .horizontal, spacing: 3)),
      .layers(.center),
    ]
    var view = ViewDescription(kinds.randomElement(using: &random) ?? .layers(.center))
    if Bool.random(using: &random) { view.name = color }
    if Bool.random(using: &random) { view.modifiers.background = color }
    if Bool.random(using: &random) { view.modifiers.opacity = 0.75 }
    if Bool.random(using: &random) { view.modifiers.frame = FrameModifier(width: 20, height: 9) }
    guard view.kind.isContainer, depth > 0 else { return view }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      view.children.append(.random(depth: depth - 1, using: &random))
    }
    return view
  }
}
