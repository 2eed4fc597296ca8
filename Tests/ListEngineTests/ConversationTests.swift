import Elements
import Geometry
import ListEngine
import Testing
import Views

/// All kinds of messages share one frame, and a change touches only what it is about.
@Suite struct ConversationTests {
  @Test func aReadMarkThatGoesDoesNotTouchTheMessage() throws {
    let screen = Screen()
    screen.apply(feed([message("hello", unread: 2)]))
    let view = try #require(shown(on: screen))
    let before = view.frameMutationCount
    screen.apply(feed([message("hello", unread: 0)]))
    #expect(view.content.renderCount == 1)
    #expect(view.frameMutationCount == before + 1)
    #expect(shown(on: screen) === view)
  }

  @Test func anotherMessageDoesNotTouchTheFrame() throws {
    let screen = Screen()
    screen.apply(feed([message("hello", unread: 2)]))
    let view = try #require(shown(on: screen))
    let before = view.frameMutationCount
    screen.apply(feed([message("good bye", unread: 2)]))
    #expect(view.content.item.title == "good bye")
    #expect(view.frameMutationCount == before)
  }

  @Test func kindsDoNotTakeOverEachOthersViews() {
    let text = Conversation(Row("a"), frame: ConversationFrame())
    let banner = Conversation(Banner(item: "a"), frame: ConversationFrame())
    #expect(text.reuseIdentifier == "Conversation<Row>")
    #expect(text.reuseIdentifier != banner.reuseIdentifier)
  }

  @Test(arguments: [false, true]) func placesProfileAndMessage(isRightToLeft: Bool) throws {
    let screen = Screen(direction: isRightToLeft ? .rightToLeft : .leftToRight)
    screen.apply(feed([message("hello", unread: 0)]))
    let theirs = try #require(shown(on: screen)).content.frame
    #expect(theirs.minY == 8)
    #expect(isRightToLeft ? theirs.maxX == 320 - 56 : theirs.minX == 56)
    screen.apply(feed([message("hello", unread: 0, isMine: true)]))
    let mine = try #require(shown(on: screen)).content.frame
    #expect(mine.minY == 4)
    #expect(isRightToLeft ? mine.minX == 12 : mine.maxX == 320 - 12)
  }

  private func message(_ text: String, unread: Int, isMine: Bool = false) -> Cell {
    let frame = ConversationFrame(
      sender: "민지",
      time: "3:10",
      unreadCount: unread,
      isMine: isMine
    )
    return Cell(id: "m", component: Conversation(Row(text, height: 30), frame: frame))
  }

  private func shown(on screen: Screen) -> ConversationView<RowView>? {
    screen.view.visibleViews.values.first?.content as? ConversationView<RowView>
  }
}
