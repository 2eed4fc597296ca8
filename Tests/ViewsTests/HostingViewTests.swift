import Elements
import Geometry
import Testing
import Views

@Suite struct HostingViewTests {
  private func card(_ title: String, tags: [String] = []) -> ViewDescription {
    var tagRow = ViewDescription.hstack()
    tagRow.children = tags.map { .text($0, name: "tag") }
    return .vstack(.leading, .text(title, name: "title"), tagRow)
  }

  @Test func touchesOnlyWhatChanged() {
    let host = HostingView()
    host.context = ViewContext(environment: Environment(), text: FixedWidthText())
    #expect(host.render(card("a", tags: ["x"])) == 4)
    #expect(host.render(card("a", tags: ["x"])) == 0)
    #expect(host.render(card("b", tags: ["x"])) == 1)
    #expect(host.render(card("b", tags: ["x", "y"])) == 1)
    #expect(host.render(card("b")) == 2)
  }

  @Test func keepsTheViewsItCan() throws {
    let host = HostingView()
    host.context = ViewContext(environment: Environment(), text: FixedWidthText())
    host.render(card("a"))
    let before = try #require(host.subviews.first?.subviews.first)
    host.render(card("b"))
    #expect(host.subviews.first?.subviews.first === before)
  }

  @Test func measuresAgainAfterAChange() {
    let host = HostingView()
    host.context = ViewContext(environment: Environment(), text: FixedWidthText())
    host.render(card("a"))
    #expect(host.sizeThatFits(ProposedSize(width: 60)).height == 22)
    host.render(card("aaaa bbbb"))
    #expect(host.sizeThatFits(ProposedSize(width: 60)).height == 44)
    #expect(host.sizeThatFits(ProposedSize(width: 200)).height == 22)
  }

  @Test func numbersEqualNamesAndSkipsUnnamedContainers() {
    let paths = elements(card("a", tags: ["x", "y"])).map(\.path.description)
    #expect(
      paths == ["cell/vstack", "cell/title", "cell/hstack", "cell/tag", "cell/tag#2"]
    )
  }
}
