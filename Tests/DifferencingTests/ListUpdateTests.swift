import Differencing
import Testing

/// Updates that list kits of the field got wrong, with the right outcome.
@Suite struct ListUpdateTests {
  @Test func movesTwoOfThreeForAReversal() {
    let changes = staged("A:[1 2 3]", "A:[3 2 1]").stages.map(\.changes)
    #expect(changes.count == 1)
    #expect(changes.first?.itemMoves.count == 2)
    #expect(changes.first?.count == 2)
  }

  @Test func updatesDeletesInsertsAndMovesInOneGo() {
    let set = staged("A:[1 2 3]", "A:[3#1 1 4]")
    #expect(set.stages.count == 2)
    #expect(set.stages.first?.changes.itemUpdates == [ItemPosition(section: 0, item: 2)])
    let last = set.stages.last?.changes
    #expect(last?.itemDeletes == [ItemPosition(section: 0, item: 1)])
    #expect(last?.itemInserts == [ItemPosition(section: 0, item: 2)])
    #expect(last?.itemMoves.count == 1)
  }

  @Test func namesMovesByTheirPlacesBeforeAndAfter() {
    let changes = staged("A:[1 3]", "A:[3 2 1]").stages.first?.changes
    #expect(changes?.itemInserts == [ItemPosition(section: 0, item: 1)])
    #expect(changes?.itemMoves == [move("0/1", "0/0")])
  }

  @Test func keepsAnItemThatGoesIntoANewSection() {
    let set = staged("A:[1 2]", "A:[1] B:[2 3]")
    #expect(set.stages.map { $0.sections.description } == ["[A:[1 2], B:[3]]", "[A:[1], B:[2 3]]"])
    #expect(set.stages.first?.changes.sectionInserts == [1])
    #expect(set.stages.last?.changes.itemMoves == [move("0/1", "1/0")])
    #expect(set.count == 2)
  }

  @Test func keepsItemsOfASectionThatGoes() {
    let set = staged("A:[1 2] B:[3]", "B:[2 3]")
    #expect(set.stages.first?.changes.itemMoves == [move("0/1", "1/0")])
    #expect(set.stages.last?.changes.sectionDeletes == [0])
    #expect(set.count == 2)
  }

  @Test func movesAcrossSectionsWithoutReloadingThem() {
    let set = staged("A:[1 2] B:[3]", "A:[1] B:[3 2]")
    #expect(set.stages.count == 1)
    #expect(set.stages.first?.changes.itemMoves == [move("0/1", "1/1")])
    #expect(set.count == 1)
  }

  @Test func refreshesAnItemBeforeItMoves() {
    let set = staged("A:[0 1 2]", "A:[1#1 0 2]")
    #expect(set.stages.first?.changes.itemUpdates == [ItemPosition(section: 0, item: 1)])
    #expect(set.stages.last?.changes.itemMoves == [move("0/1", "0/0")])
    #expect(set.count == 2)
  }

  @Test func insertsIntoAnEmptySection() {
    let set = staged("A:[]", "A:[1]")
    #expect(set.count == 1)
    #expect(set.stages.first?.changes.itemInserts == [ItemPosition(section: 0, item: 0)])
  }

  @Test func insertsAndRemovesALoadingSection() {
    let appears = staged("items:[1 2]", "load:[spin] items:[1 2]")
    #expect(appears.stages.first?.changes.sectionInserts == [0])
    #expect(appears.count == 1)
    let goes = staged("load:[spin] items:[1 2]", "items:[0 1 2]")
    #expect(goes.stages.count == 1)
    #expect(goes.stages.first?.changes.sectionDeletes == [0])
    #expect(goes.stages.first?.changes.itemInserts == [ItemPosition(section: 0, item: 0)])
  }

  @Test func swapsAnEmptySectionByOneMove() {
    let set = staged("A:[] B:[1 2]", "B:[1 2] A:[]")
    #expect(set.count == 1)
    #expect(set.stages.first?.changes.sectionMoves.count == 1)
  }

  @Test func movesOneItemForwardByOneMove() {
    let set = staged("A:[a b c d]", "A:[a d b c]")
    #expect(set.count == 1)
    #expect(set.stages.first?.changes.itemMoves == [move("0/3", "0/1")])
  }

  @Test func deletesTheFirstWithoutMovingTheSecond() {
    let set = staged("A:[a b]", "A:[b]")
    #expect(set.count == 1)
    #expect(set.stages.first?.changes.itemDeletes == [ItemPosition(section: 0, item: 0)])
  }

  @Test func neverMovesASectionToWhereItIs() {
    let set = staged("A:[1] B:[x]", "A:[x 1] B:[]")
    #expect(set.stages.allSatisfy { $0.changes.sectionMoves.isEmpty })
    #expect(set.count == 1)
  }

  @Test func updatesAHeaderWithoutItsCells() {
    let set = staged("A:[1 2]", "A#1:[1 2]")
    #expect(set.count == 1)
    #expect(set.stages.first?.changes.sectionUpdates == [0])
  }

  @Test func pairsRepeatedIdsByContent() {
    let set = staged("A:[a#1 a#2 b]", "A:[a#2 b]")
    #expect(set.count == 1)
    #expect(set.stages.first?.changes.itemDeletes == [ItemPosition(section: 0, item: 0)])
  }

  @Test func pairsRepeatedIdsWithinTheirSection() {
    let set = staged("A:[x 1] B:[x 2]", "A:[1] B:[x 2]")
    #expect(set.count == 1)
    #expect(set.stages.first?.changes.itemDeletes == [ItemPosition(section: 0, item: 0)])
  }

  @Test func doesNothingForEqualLists() {
    #expect(staged("A:[1 2] B#1:[3]", "A:[1 2] B#1:[3]").stages.isEmpty)
    #expect(staged("", "").stages.isEmpty)
  }

  @Test func movesFirstToEndByOneMove() {
    let items = (0..<1000).map { SampleItem(id: "\($0)") }
    let set = StagedChangeset(
      from: [SampleSection(id: "A", items: items)],
      to: [SampleSection(id: "A", items: Array(items.dropFirst()) + items.prefix(1))]
    )
    #expect(set.count == 1)
  }

  /// Reads `0/1` twice.
  private func move(_ source: String, _ target: String) -> Changes.Move<ItemPosition> {
    func position(_ text: String) -> ItemPosition {
      let parts = text.split(separator: "/").compactMap { Int($0) }
      return ItemPosition(section: parts[0], item: parts[1])
    }
    return Changes.Move(from: position(source), to: position(target))
  }
}
