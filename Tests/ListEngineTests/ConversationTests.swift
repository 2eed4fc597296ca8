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
    let before = screen.view.mutationCount
    screen.apply(feed([message("hello", unread: 1)]))
    #expect(view.content.renderCount == 1)
    #expect(screen.view.mutationCount == before + 1)
    screen.apply(feed([message("hello", unread: 0)]))
    #expect(view.content.renderCount == 1)
    // The view of the mark goes, and one of nothing comes.
    #expect(screen.view.mutationCount == before + 2)
    #expect(shown(on: screen) === view)
  }

  @Test func anotherMessageDoesNotTouchTheFrame() throws {
    let screen = Screen()
    screen.apply(feed([message("hello", unread: 2)]))
    let view = try #require(shown(on: screen))
    let before = screen.view.mutationCount
    screen.apply(feed([message("good bye", unread: 2)]))
    #expect(view.content.item.title == "good bye")
    #expect(screen.view.mutationCount == before)
  }

  @Test func anotherTextOfAHostedKindTouchesOnlyTheText() {
    func message(_ text: String) -> Cell {
      let bubble = HostedComponent("Bubble", ViewDescription(.text(TextContent(text))))
      let frame = ConversationFrame(sender: "민지", time: "3:10", unreadCount: 2)
      return Cell(id: "m", component: Conversation(bubble, frame: frame))
    }
    let screen = Screen()
    screen.apply(feed([message("hello")]))
    let before = screen.view.mutationCount
    screen.apply(feed([message("good bye")]))
    #expect(screen.view.mutationCount == before + 1)
    screen.apply(feed([message("good bye")]))
    #expect(screen.view.mutationCount == before + 1)
  }

  @Test func rendersTheKindWhenThatIsAskedFor() throws {
    let screen = Screen()
    let list = List(sections: [feed([message("hello", unread: 2)])])
    screen.adapter.apply(list)
    screen.adapter.apply(list, reconfiguring: ["m"])
    #expect(try #require(shown(on: screen)).content.renderCount == 2)
  }

  @Test func asksForThePicturesOfFrameAndKind() {
    let photo = HostedComponent("Photo", ViewDescription(.image(ImageContent(url: "cat"))))
    let theirs = ConversationFrame(sender: "민지", profileURL: "face")
    let mine = ConversationFrame(sender: "나", profileURL: "face", isMine: true)
    #expect(Conversation(photo, frame: theirs).remoteImageURLs == ["face", "cat"])
    #expect(Conversation(photo, frame: mine).remoteImageURLs == ["cat"])
    #expect(Conversation(Row("a"), frame: theirs).remoteImageURLs == ["face"])
  }

  @Test func kindsDoNotTakeOverEachOthersViews() {
    let text = Conversation(Row("a"), frame: ConversationFrame())
    let banner = Conversation(Banner(item: "a"), frame: ConversationFrame())
    #expect(text.reuseIdentifier == "Conversation<ListEngineTests.Row>")
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
