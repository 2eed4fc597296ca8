import Elements
import Geometry
import ListEngine
import TestSupport
import Testing
import Views

/// Handlers reach contents that can fire them, and no others.
@Suite struct TouchTests {
  @Test func aTouchGoesToTheHandler() {
    let screen = Screen()
    var touched: [String] = []
    screen.apply(feed([cell("a", touched: { touched.append("one") })]))
    toggle(on: screen)?.touchHandler?()
    #expect(touched == ["one"])
  }

  @Test func aButtonAndASwitchHaveHandlersOfTheirOwn() {
    let screen = Screen()
    var told: [String] = []
    let row = ToggleRow("a")
      .onTouch { told.append("touch") }
      .onButtonTouch { told.append("button") }
      .onSwitch { told.append("switch \($0)") }
    screen.apply(feed([Cell(id: "a", component: row)]))
    toggle(on: screen)?.buttonHandler?()
    toggle(on: screen)?.switchHandler?(true)
    toggle(on: screen)?.touchHandler?()
    #expect(told == ["button", "switch true", "touch"])
  }

  @Test func theHandlerOfTheNewestListIsCalledThoughNothingElseChanged() {
    let screen = Screen()
    var touched: [String] = []
    screen.apply(feed([cell("a", touched: { touched.append("old") })]))
    let outcome = screen.apply(feed([cell("a", touched: { touched.append("new") })]))
    #expect(outcome == .unchanged)
    toggle(on: screen)?.touchHandler?()
    #expect(touched == ["new"])
    #expect(toggle(on: screen)?.renderCount == 1)
  }

  @Test func aHandlerIsNoPartOfWhatIsCompared() {
    let plain = AnyComponent(ToggleRow("a"))
    let touched = AnyComponent(ToggleRow("a").onTouch {})
    #expect(plain == touched)
    #expect(touched.as(ToggleRow.self)?.item == "a")
    #expect(touched.reuseIdentifier == plain.reuseIdentifier)
  }

  @Test func aModifierLeavesTheComponentAlone() {
    let screen = Screen()
    var touched = 0
    let row = ToggleRow("a")
    _ = row.onTouch { touched += 1 }
    screen.apply(feed([Cell(id: "a", component: row)]))
    toggle(on: screen)?.touchHandler?()
    #expect(touched == 0)
  }

  @Test(arguments: [
    ("Touchable", "touchHandler: (() -> Void)?", "onTouch {}"),
    ("ButtonTouchable", "buttonHandler: (() -> Void)?", "onButtonTouch {}"),
    ("Switchable", "switchHandler: ((Bool) -> Void)?", "onSwitch { _ in }"),
  ])
  func aModifierForAContentThatCannotFireItDoesNotCompile(
    name: String,
    property: String,
    call: String
  ) throws {
    let suite = try TemporarySuite()
    func source(_ conformance: String) -> String {
      """
      import ListEngine
      import Views
      final class Content: View\(conformance) { var \(property) }
      struct Row: Component {
        var item = 1
        var layoutMode = ContentLayoutMode.fitContainer
        func renderContent(coordinator: Void) -> Content { Content() }
        func render(in content: Content, context: RenderContext<Void>) {}
      }
      let cell = Cell(id: 1, component: Row().\(call))
      """
    }
    let right = try suite.typecheck(source(", \(name)"))
    #expect(right.status == 0, "\(right.errors)")
    let wrong = try suite.typecheck(source(""))
    #expect(wrong.status != 0)
    #expect(wrong.errors.contains("requires that 'Content' conform to '\(name)'"))
  }

  private func cell(_ title: String, touched: @escaping () -> Void) -> Cell {
    Cell(id: title, component: ToggleRow(title).onTouch(touched))
  }
}

func feed(_ cells: [Cell]) -> Section { Section(id: "feed", cells: cells) }

/// The view of the only cell.
func toggle(on screen: Screen) -> ToggleView? {
  screen.view.visibleViews.values.first?.content as? ToggleView
}

/// A row that can be touched, with a button and a switch.
final class ToggleView: View, Touchable, ButtonTouchable, Switchable {
  var touchHandler: (() -> Void)?
  var buttonHandler: (() -> Void)?
  var switchHandler: ((Bool) -> Void)?
  var title = ""
  var isOn = false
  var renderCount = 0

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: 44)
  }
}

struct ToggleRow: Component {
  var item: String
  var isOn = false
  var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)

  init(_ title: String, isOn: Bool = false) {
    item = title
    self.isOn = isOn
  }

  func renderContent(coordinator: Void) -> ToggleView { ToggleView() }

  func render(in content: ToggleView, context: RenderContext<Void>) {
    content.title = item
    content.isOn = isOn
    content.renderCount += 1
  }
}
