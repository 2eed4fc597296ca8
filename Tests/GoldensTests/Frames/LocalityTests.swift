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

  @Test(arguments: ["center", "top", "bottom", "top in a centred frame"])
  func changesOneLineWhenAFrameGrowsAroundItsContent(alignment: String) {
    let (before, after) = (centred(height: 100, alignment), centred(height: 108, alignment))
    let (old, new) = (FramesWriter.text(of: before), FramesWriter.text(of: after))
    let changed = new.split(separator: "\n").difference(from: old.split(separator: "\n"))
    #expect(changed.removals.count == 1)
  }

  /// A card whose declared height leaves room around a stack of two texts, and beside a picture.
  private func centred(height: Int, _ alignment: String) -> CaptureSet {
    let path = ElementPath(["feed", "p1"])
    let frame = frame(0, 0, 393, height)
    let rest = (height - 88) / 2
    let room = ["center": (height - 60) / 2, "top": 0, "bottom": height - 60][alignment] ?? rest
    let texts = ["title", "meta"].enumerated().map { index, name in
      Element(
        path: path.appending(name),
        kind: .view("text"),
        frame: self.frame(100, room + index * 30, 200, 30)
      )
    }
    let column = Element(
      path: path.appending("column"),
      kind: .view("vstack"),
      frame: self.frame(100, room, 200, 60),
      attributes: [.alignment: .word("leading")],
      children: texts
    )
    let side = ["center": rest, "top": 0, "bottom": height - 88][alignment] ?? rest
    let image = Element(
      path: path.appending("image"),
      kind: .view("image"),
      frame: self.frame(0, side, 88, 88)
    )
    let root = Element(
      path: path,
      kind: .view("hstack"),
      frame: frame,
      attributes: [.alignment: .word(alignment.hasPrefix("top") ? "top" : alignment)],
      children: [image, column]
    )
    var set = Feed().set
    let cell = Element(path: path, kind: .cell, frame: frame, children: [root])
    set.captures[0].sections = [CapturedSection(id: "feed", elements: [cell])]
    return set
  }

  private func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> FixedRect {
    FixedRect(Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
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
