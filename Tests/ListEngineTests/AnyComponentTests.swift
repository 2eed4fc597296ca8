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

  @Test func isCalledByTheNameOfItsType() {
    #expect(AnyComponent(Row("a")).reuseIdentifier == "Row")
    let hosted = HostedComponent("FeedRow", ViewDescription(.spacer(minLength: 8)))
    #expect(AnyComponent(hosted).reuseIdentifier == "FeedRow")
  }
}
