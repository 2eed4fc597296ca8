import Elements
import ListEngine
import Testing
import Views

/// Erasing the type of a component loses nothing.
@Suite struct AnyComponentTests {
  @Test func givesTheComponentBack() {
    let erased = AnyComponent(Row("a", height: 10))
    #expect(erased.as(Row.self)?.item.title == "a")
    #expect(erased.as(Banner.self) == nil)
    #expect(erased.item.as(RowItem.self)?.height == 10)
  }

  @Test func wrapsOnce() {
    let twice = AnyComponent(AnyComponent(Row("a")))
    #expect(twice.as(Row.self) != nil)
    #expect(AnyItem(AnyItem(3)).as(Int.self) == 3)
  }

  @Test func isEqualByTypeItemAndLayoutMode() {
    #expect(AnyComponent(Row("a")) == AnyComponent(Row("a")))
    #expect(AnyComponent(Row("a")) != AnyComponent(Row("b")))
    #expect(AnyComponent(Row("a")) != AnyComponent(Banner(item: "a")))
    var other = Row("a")
    other.layoutMode = .fitContainer
    #expect(AnyComponent(Row("a")) != AnyComponent(other))
    #expect(AnyItem(1) != AnyItem("1"))
  }

  @Test func isCalledByTheFullNameOfItsType() {
    #expect(AnyComponent(Row("a")).reuseIdentifier == "ListEngineTests.Row")
    let (cart, shelf) = (Cart.Line(), Shelf.Line())
    #expect(AnyComponent(cart).reuseIdentifier != AnyComponent(shelf).reuseIdentifier)
    let hosted = HostedComponent("FeedRow", ViewDescription(.spacer(minLength: 8)))
    #expect(AnyComponent(hosted).reuseIdentifier == "FeedRow")
  }

  @Test func isPrintedWithoutWhereTheTypeIsFrom() throws {
    struct Local: Component {
      var item = 1
      var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)
      func renderContent(coordinator: Void) -> View { View() }
      func render(in content: View, context: RenderContext<Void>) {}
    }
    let frame = ConversationFrame()
    let bound = Cell(id: 7, binding: Binding(get: { 1 }, set: { _ in })) { _ in Cart.Line() }
    let components = [
      AnyComponent(Row("a")), AnyComponent(Cart.Line()), AnyComponent(Local()),
      AnyComponent(Conversation(Cart.Line(), frame: frame)), bound.component,
      AnyComponent(HostedComponent("app.Row", ViewDescription(.spacer(minLength: 8)))),
    ]
    let cells = components.enumerated().map { Cell(id: $0.offset, component: $0.element) }
    let screen = Screen()
    screen.apply(Section(id: "feed", cells: cells).layout(column(estimate: 44)))
    let names = screen.view.capture(name: "now", extent: .content).sections[0].elements.map {
      $0.attributes[.component]?.string
    }
    #expect(names == ["Row", "Line", "Local", "Conversation<Line>", "Line", "app.Row"])
  }

  @Test func tellsEqualNamesApartWhenOneTakesThePlaceOfTheOther() {
    let screen = Screen()
    screen.apply(Section(id: "feed", cells: [Cell(id: 1, component: Cart.Line())]))
    _ = screen.updates()
    screen.apply(Section(id: "feed", cells: [Cell(id: 1, component: Shelf.Line())]))
    #expect(screen.updates() == ["reload feed/1 because reuse Line -> another"])
  }
}

private enum Cart {
  struct Line: Component {
    var item = 1
    var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)
    func renderContent(coordinator: Void) -> View { View() }
    func render(in content: View, context: RenderContext<Void>) {}
  }
}

private enum Shelf {
  struct Line: Component {
    var item = 1
    var layoutMode = ContentLayoutMode.flexibleHeight(estimatedHeight: 44)
    func renderContent(coordinator: Void) -> View { View() }
    func render(in content: View, context: RenderContext<Void>) {}
  }
}
