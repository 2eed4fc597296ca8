import Elements
import Geometry
import Goldens
import Testing

/// One change touches few lines, wherever in the list it is.
@Suite struct LocalityTests {
  @Test(arguments: [0, 1, 20, 39], [LayoutDirection.leftToRight, .rightToLeft])
  func changesTwoLinesWhenACardGrows(index: Int, direction: LayoutDirection) {
    var feed = Feed()
    feed.layoutDirection = direction
    let before = lines(feed)
    feed.cards[index].height += 8
    let changed = before.difference(from: lines(feed)).removals
    #expect(changed.count == 2)
  }

  @Test(arguments: [2, 3], [0, 1, 19, 38])
  func changesTwoLinesWhenTheTallestCardOfALineGrows(columns: Int, index: Int) {
    var feed = Feed()
    feed.columns = columns
    feed.cards[index].height = 200
    let before = lines(feed)
    feed.cards[index].height += 8
    #expect(before.difference(from: lines(feed)).removals.count == 2)
  }

  @Test func changesOneLineWhenACardOfASidewaysRowGrows() {
    var feed = Feed()
    feed.isSideways = true
    feed.cards[7].height = 200
    let before = lines(feed)
    feed.cards[8].height += 8
    #expect(before.difference(from: lines(feed)).removals.count == 1)
  }

  @Test(arguments: [0, 1, 20, 40])
  func addsOnlyItsOwnLinesWhenACardComes(index: Int) {
    var feed = Feed()
    let before = lines(feed)
    feed.cards.insert(Feed.Card(id: "new", height: 120), at: index)
    let difference = lines(feed).difference(from: before)
    // The size of the content changes, and the card that was first is now one gap away.
    #expect(difference.removals.count == (index == 0 ? 2 : 1))
    #expect(difference.insertions.count - difference.removals.count == 3)
  }

  @Test func changesTwoLinesWhenTheHeaderGrows() {
    var feed = Feed()
    let before = lines(feed)
    feed.headerHeight = 50
    #expect(before.difference(from: lines(feed)).removals.count == 2)
  }

  @Test func changesOneLineWhenAnIdGetsLong() {
    var feed = Feed()
    let before = lines(feed)
    feed.cards[4].id = "an-id-that-is-longer-than-every-other-one-in-the-list"
    #expect(before.difference(from: lines(feed)).removals.count == 1)
  }

  @Test func readsBackWhatItMade() throws {
    for direction in LayoutDirection.allCases {
      for columns in 1...3 {
        var feed = Feed()
        feed.columns = columns
        feed.layoutDirection = direction
        feed.headerIsPinned = columns == 2
        #expect(try FramesReader.read(FramesWriter.text(of: feed.set)) == feed.set)
      }
    }
  }

  private func lines(_ feed: Feed) -> [Substring] {
    FramesWriter.text(of: feed.set).split(separator: "\n")
  }
}
