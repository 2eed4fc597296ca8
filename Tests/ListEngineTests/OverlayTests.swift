import CollectionLayout
import Elements
import Geometry
import ListEngine
import Testing
import Views

/// What stands over a list follows its scrolling, and the list knows nothing of it.
@Suite struct OverlayTests {
  private let screen = Screen(safeArea: EdgeInsets(top: 50, bottom: 34))

  private func show(_ overlays: Overlay...) {
    screen.apply(feed(rows(0..<40, height: 60), column(estimate: 60)))
    screen.view.overlays = overlays
  }

  /// The badge of a screen that tells how many rows are still below.
  private func badge(insets: EdgeInsets = .zero) -> Overlay {
    Overlay(id: "badge", insets: insets) { metrics -> Row? in
      let rows = Int(metrics.distanceToEnd / 60)
      guard rows > 2 else { return nil }
      var row = Row(rows > 20 ? "many" : "\(rows)", height: 30)
      row.layoutMode = .fitContent(estimatedSize: Size(width: 10, height: 10))
      return row
    }
  }

  private var rowView: RowView? { screen.view.view(ofOverlay: "badge")?.content as? RowView }

  @Test func standsAtItsEdgeWhateverScrolls() {
    show(badge(insets: EdgeInsets(bottom: 16, right: 10)))
    let frame = Rect(x: 320 - 10 - 100, y: 480 - 34 - 16 - 30, width: 100, height: 30)
    #expect(screen.view.frame(ofOverlay: "badge") == frame)
    screen.view.scroll(by: Point(x: 0, y: 500))
    #expect(screen.view.frame(ofOverlay: "badge") == frame)
  }

  @Test func rendersOnlyWhenItsItemChanges() {
    show(badge())
    for _ in 0..<10 { screen.view.scroll(by: Point(x: 0, y: 1)) }
    #expect(rowView?.renderCount == 1 && rowView?.item.title == "many")
    screen.view.scroll(by: Point(x: 0, y: 1000))
    #expect(rowView?.renderCount == 2 && rowView?.item.title == "16")
    screen.view.scroll(to: .bottom)
    #expect(rowView == nil && screen.view.frame(ofOverlay: "badge") == nil)
    screen.view.scroll(to: .top)
    #expect(rowView?.item.title == "many")
  }

  @Test func needsNoList() {
    final class State { var unread = 3 }
    let state = State()
    show(Overlay(id: "unread") { _ in Banner(item: "\(state.unread)") })
    let count = screen.adapter.applyCount
    _ = screen.updates()
    state.unread = 4
    screen.view.updateOverlays()
    #expect(screen.view.view(ofOverlay: "unread")?.component.as(Banner.self)?.item == "4")
    #expect(screen.adapter.applyCount == count && screen.updates().isEmpty)
  }

  @Test func leadsToTheEndWhenItIsTapped() {
    show(badge().didSelect { $0.scrollToTop() }.didSelect { $0.scrollToBottom() })
    _ = screen.view.takeEvents()
    #expect(screen.view.tap(overlay: "badge"))
    #expect(screen.view.isAtBottom)
    #expect(screen.view.takeEvents().first == Event(.didSelect, path: "@overlay/badge"))
    #expect(!screen.view.tap(overlay: "badge"))
    #expect(!screen.view.tap(overlay: "nobody"))
  }

  @Test func isCapturedBehindAllSections() {
    show(badge())
    screen.view.scroll(by: Point(x: 0, y: 1200))
    let capture = screen.view.capture(name: "now")
    #expect(capture.sections.map(\.id) == ["feed", "@overlay"])
    let element = capture.sections[1].elements.first
    #expect(element?.path.description == "@overlay/badge")
    #expect(element?.frame.minY == Thousandths(1150 + 480 - 34 - 30))
    #expect(element?.attributes[.text] == .text("12"))
    screen.view.overlays = []
    #expect(screen.view.capture(name: "now").sections.map(\.id) == ["feed"])
  }

  @Test func isPlacedAnewOnAnotherScreen() {
    show(badge())
    var environment = screen.view.context.environment
    environment.size = Size(width: 480, height: 320)
    environment.layoutDirection = .rightToLeft
    screen.view.setContext(ViewContext(environment: environment, text: NoText()))
    #expect(
      screen.view.frame(ofOverlay: "badge") == Rect(x: 0, y: 256, width: 100, height: 30)
    )
  }
}
