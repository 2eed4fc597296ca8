import Elements
import ListEngine
import Testing

/// Each rule, broken in the ways it can be and kept in those that look alike.
@Suite struct BatchRuleTests {
  /// A batch, and what is wrong with it.
  struct Case: CustomTestStringConvertible, Sendable {
    var before: String
    var after: String
    var operations: [BatchOperation]
    var rule: BatchViolation.Rule?
    var section: Int?
    var ids: [String] = []
    var expected: Int?
    var found: Int?
    /// Which of the operations are named.
    var named: [Int] = []

    var testDescription: String { "\(rule?.rawValue ?? "lawful") \(before) -> \(after)" }
  }

  private func check(_ one: Case, sourceLocation: SourceLocation = #_sourceLocation) {
    let ledger = Ledger(one.before)
    let shown = ledger.shown
    let found = ledger.perform(one.operations) { ledger.list = list(one.after) }
    #expect(found?.rule == one.rule, sourceLocation: sourceLocation)
    #expect(found?.section == one.section, sourceLocation: sourceLocation)
    #expect((found?.ids ?? []) == one.ids, sourceLocation: sourceLocation)
    #expect(found?.expected == one.expected, sourceLocation: sourceLocation)
    #expect(found?.found == one.found, sourceLocation: sourceLocation)
    let named = one.named.map { one.operations[$0] }
    #expect((found?.operations ?? []) == named, sourceLocation: sourceLocation)
    let lists = found == nil ? Ledger(one.after).shown : shown
    #expect(ledger.shown == lists, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    Case(
      before: "A:[x y z]",
      after: "A:[]",
      operations: [.deleteItem(at(0, 0))],
      rule: .itemCounts,
      section: 0,
      ids: ["y", "z"],
      expected: 2,
      found: 0,
      named: [0]
    ),
    Case(
      before: "A:[x y z]",
      after: "A:[x y z]",
      operations: [.deleteItem(at(0, 0))],
      rule: .itemCounts,
      section: 0,
      ids: ["x"],
      expected: 2,
      found: 3,
      named: [0]
    ),
    // The section is named as it is after the batch.
    Case(
      before: "A:[1] B:[2]",
      after: "B:[2 3]",
      operations: [.deleteSection(0)],
      rule: .itemCounts,
      section: 0,
      ids: ["3"],
      expected: 1,
      found: 2
    ),
    Case(
      before: "A:[a a]",
      after: "A:[a]",
      operations: [],
      rule: .itemCounts,
      section: 0,
      ids: ["a"],
      expected: 2,
      found: 1
    ),
    Case(
      before: "A:[1] B:[2]",
      after: "A:[] B:[1 2]",
      operations: [.moveItem(from: at(0, 0), to: at(1, 0))]
    ),
    Case(
      before: "A:[1] B:[2]",
      after: "A:[1]",
      operations: [],
      rule: .sectionCounts,
      ids: ["B"],
      expected: 2,
      found: 1
    ),
    Case(
      before: "A:[1]",
      after: "A:[1] B:[]",
      operations: [.insertSection(1), .insertSection(0)],
      rule: .sectionCounts,
      ids: ["B"],
      expected: 3,
      found: 2,
      named: [1, 0]
    ),
    Case(before: "A:[1]", after: "B:[2] A:[1]", operations: [.insertSection(0)]),
  ])
  func countsAddUp(one: Case) { check(one) }

  @Test(arguments: [
    Case(
      before: "A:[1 2]",
      after: "A:[1]",
      operations: [.deleteItem(at(0, 16))],
      rule: .sourceExists,
      section: 0,
      ids: ["A"],
      expected: 2,
      found: 16,
      named: [0]
    ),
    Case(
      before: "A:[1]",
      after: "A:[1]",
      operations: [.reloadItem(at(0, -1))],
      rule: .sourceExists,
      section: 0,
      ids: ["A"],
      expected: 1,
      found: -1,
      named: [0]
    ),
    Case(
      before: "A:[1]",
      after: "A:[1]",
      operations: [.reconfigureItem(at(3, 0))],
      rule: .sourceExists,
      section: 3,
      expected: 1,
      found: 3,
      named: [0]
    ),
    Case(
      before: "A:[1]",
      after: "A:[1]",
      operations: [.moveItem(from: at(0, 1), to: at(0, 0))],
      rule: .sourceExists,
      section: 0,
      ids: ["A"],
      expected: 1,
      found: 1,
      named: [0]
    ),
    Case(
      before: "A:[1]",
      after: "",
      operations: [.deleteSection(1)],
      rule: .sourceExists,
      section: 1,
      expected: 1,
      found: 1,
      named: [0]
    ),
    Case(
      before: "A:[1]",
      after: "A:[1]",
      operations: [.reloadSection(.max)],
      rule: .sourceExists,
      section: .max,
      expected: 1,
      found: .max,
      named: [0]
    ),
    Case(
      before: "A:[1]",
      after: "A:[1]",
      operations: [.insertSection(1)],
      rule: .targetExists,
      section: 1,
      expected: 1,
      found: 1,
      named: [0]
    ),
    Case(
      before: "A:[1]",
      after: "A:[1 2]",
      operations: [.insertItem(at(0, 3))],
      rule: .targetExists,
      section: 0,
      ids: ["A"],
      expected: 2,
      found: 3,
      named: [0]
    ),
    Case(
      before: "A:[1] B:[]",
      after: "A:[1] B:[]",
      operations: [.moveItem(from: at(0, 0), to: at(1, 0))],
      rule: .targetExists,
      section: 1,
      ids: ["B"],
      expected: 0,
      found: 0,
      named: [0]
    ),
    // A position after the batch may lie beyond what there was before.
    Case(before: "A:[1]", after: "A:[1 2]", operations: [.insertItem(at(0, 1))]),
  ])
  func positionsExist(one: Case) { check(one) }

  @Test(arguments: [
    Case(
      before: "A:[a b]",
      after: "A:[b]",
      operations: [.moveItem(from: at(0, 0), to: at(0, 0)), .deleteItem(at(0, 0))],
      rule: .oneOperationEach,
      section: 0,
      ids: ["a"],
      named: [1, 0]
    ),
    Case(
      before: "A:[a b]",
      after: "A:[b]",
      operations: [.deleteItem(at(0, 0)), .reloadItem(at(0, 0))],
      rule: .oneOperationEach,
      section: 0,
      ids: ["a"],
      named: [0, 1]
    ),
    Case(
      before: "A:[a b]",
      after: "A:[b]",
      operations: [.reconfigureItem(at(0, 0)), .deleteItem(at(0, 0))],
      rule: .oneOperationEach,
      section: 0,
      ids: ["a"],
      named: [1, 0]
    ),
    Case(
      before: "A:[a b]",
      after: "A:[a b]",
      operations: [.reloadItem(at(0, 1)), .reloadItem(at(0, 1))],
      rule: .oneOperationEach,
      section: 0,
      ids: ["b"],
      named: [0, 1]
    ),
    Case(
      before: "A:[a b]",
      after: "A:[a b]",
      operations: [
        .moveItem(from: at(0, 1), to: at(0, 0)), .moveItem(from: at(0, 1), to: at(0, 1)),
      ],
      rule: .oneOperationEach,
      section: 0,
      ids: ["b"],
      named: [0, 1]
    ),
    Case(
      before: "A:[] B:[]",
      after: "B:[]",
      operations: [.deleteSection(0), .reloadSection(0)],
      rule: .oneOperationEach,
      section: 0,
      ids: ["A"],
      named: [0, 1]
    ),
    Case(
      before: "A:[a b c]",
      after: "A:[c]",
      operations: [.deleteItem(at(0, 0)), .deleteItem(at(0, 0))],
      rule: .deletedOnce,
      section: 0,
      ids: ["a"],
      named: [0, 1]
    ),
    Case(
      before: "A:[a b c]",
      after: "A:[c]",
      operations: [.deleteItem(at(0, 0)), .deleteItem(at(0, 1))]
    ),
    Case(
      before: "A:[] B:[]",
      after: "",
      operations: [.deleteSection(1), .deleteSection(1)],
      rule: .deletedOnce,
      section: 1,
      ids: ["B"],
      named: [0, 1]
    ),
    Case(
      before: "A:[a b]",
      after: "A:[b a]",
      operations: [.reloadItem(at(0, 0)), .moveItem(from: at(0, 0), to: at(0, 1))],
      rule: .reloadedInPlace,
      section: 0,
      ids: ["a"],
      named: [0, 1]
    ),
    Case(
      before: "A:[] B:[]",
      after: "B:[] A:[]",
      operations: [.moveSection(from: 0, to: 1), .reloadSection(0)],
      rule: .reloadedInPlace,
      section: 0,
      ids: ["A"],
      named: [1, 0]
    ),
    // An item may be rendered where it is and move.
    Case(
      before: "A:[a b]",
      after: "A:[b a]",
      operations: [.reconfigureItem(at(0, 0)), .moveItem(from: at(0, 0), to: at(0, 1))]
    ),
  ])
  func everythingIsTakenOnce(one: Case) { check(one) }

  @Test(arguments: [
    Case(
      before: "A:[a]",
      after: "A:[b a]",
      operations: [.insertItem(at(0, 0)), .moveItem(from: at(0, 0), to: at(0, 0))],
      rule: .onePlaceEach,
      section: 0,
      ids: ["b"],
      named: [0, 1]
    ),
    Case(
      before: "A:[]",
      after: "A:[b c]",
      operations: [.insertItem(at(0, 1)), .insertItem(at(0, 1))],
      rule: .onePlaceEach,
      section: 0,
      ids: ["c"],
      named: [0, 1]
    ),
    Case(
      before: "A:[] B:[]",
      after: "B:[] C:[] A:[]",
      operations: [.moveSection(from: 0, to: 1), .insertSection(1)],
      rule: .onePlaceEach,
      section: 1,
      ids: ["C"],
      named: [1, 0]
    ),
    // A reload lands where deletes and inserts put it, and there something moves to.
    Case(
      before: "A:[a b c]",
      after: "A:[b a c]",
      operations: [.moveItem(from: at(0, 0), to: at(0, 1)), .reloadItem(at(0, 1))],
      rule: .onePlaceEach,
      section: 0,
      ids: ["b"],
      named: [1, 0]
    ),
    Case(
      before: "A:[a b c]",
      after: "A:[b a c]",
      operations: [.moveItem(from: at(0, 0), to: at(0, 1)), .reloadItem(at(0, 2))]
    ),
    // IGListKit #690.
    Case(
      before: "0:[] 1:[] 2:[] 3:[] 4:[]",
      after: "0:[] 1:[] n:[] 3:[] 2:[]",
      operations: [
        .moveSection(from: 2, to: 4), .reloadSection(3), .deleteSection(4), .insertSection(2),
      ],
      rule: .onePlaceEach,
      section: 4,
      ids: ["3"],
      named: [1, 0]
    ),
  ])
  func everyPlaceIsFilledOnce(one: Case) { check(one) }

  @Test(arguments: [
    Case(
      before: "A:[1] B:[]",
      after: "B:[]",
      operations: [.deleteItem(at(0, 0)), .deleteSection(0)],
      rule: .sectionsFirst,
      section: 0,
      ids: ["1"],
      named: [1, 0]
    ),
    Case(
      before: "A:[]",
      after: "A:[] B:[1]",
      operations: [.insertItem(at(1, 0)), .insertSection(1)],
      rule: .sectionsFirst,
      section: 1,
      ids: ["1"],
      named: [1, 0]
    ),
    Case(
      before: "A:[1]",
      after: "A:[] B:[1]",
      operations: [.insertSection(1), .moveItem(from: at(0, 0), to: at(1, 0))],
      rule: .sectionsFirst,
      section: 1,
      ids: ["1"],
      named: [0, 1]
    ),
    Case(
      before: "A:[1] B:[]",
      after: "B:[]",
      operations: [.deleteSection(0), .reconfigureItem(at(0, 0))],
      rule: .sectionsFirst,
      section: 0,
      ids: ["1"],
      named: [0, 1]
    ),
    Case(
      before: "A:[1] B:[]",
      after: "B:[] A:[]",
      operations: [.moveSection(from: 0, to: 1), .deleteItem(at(0, 0))],
      rule: .movedSectionsUnchanged,
      section: 0,
      ids: ["1"],
      named: [0, 1]
    ),
    Case(
      before: "A:[1] B:[]",
      after: "B:[] A:[1 2]",
      operations: [.moveSection(from: 0, to: 1), .insertItem(at(1, 1))],
      rule: .movedSectionsUnchanged,
      section: 1,
      ids: ["2"],
      named: [0, 1]
    ),
    Case(
      before: "A:[1] B:[]",
      after: "B:[2] A:[1]",
      operations: [.moveSection(from: 0, to: 1), .insertItem(at(0, 0))]
    ),
    Case(
      before: "A:[1] B:[2]",
      after: "A:[1] B:[2 3]",
      operations: [.reloadSection(0), .insertItem(at(1, 1))],
      rule: .sectionsReloadedAlone,
      section: 0,
      ids: ["A"],
      named: [0, 1]
    ),
    Case(
      before: "A:[1] B:[2]",
      after: "A:[1] B:[2]",
      operations: [.reloadItem(at(0, 0)), .reloadSection(0)],
      rule: .sectionsReloadedAlone,
      section: 0,
      ids: ["1"],
      named: [1, 0]
    ),
    // Reloaded alone a section may hold as many items as it likes.
    Case(
      before: "A:[1] B:[2]",
      after: "A:[3 4 5] B:[2]",
      operations: [.reloadSection(0), .reloadItem(at(1, 0))]
    ),
  ])
  func nothingIsListedInsideWhatIsListed(one: Case) { check(one) }

  @Test(arguments: [
    Case(
      before: "A:[1] B:[x]",
      after: "A:[x 1] B:[]",
      operations: [.moveItem(from: at(1, 0), to: at(0, 0)), .moveSection(from: 1, to: 1)],
      rule: .movedSectionsUnchanged,
      section: 1,
      ids: ["x"],
      named: [1, 0]
    ),
    Case(
      before: "A:[1] B:[x]",
      after: "A:[1] B:[x]",
      operations: [.moveSection(from: 1, to: 1)],
      rule: .movesMove,
      section: 1,
      ids: ["B"],
      named: [0]
    ),
    Case(
      before: "A:[a b]",
      after: "A:[a b]",
      operations: [.moveItem(from: at(0, 1), to: at(0, 1))],
      rule: .movesMove,
      section: 0,
      ids: ["b"],
      named: [0]
    ),
    // LMArrayChangeSets PR #2: the delete alone brings the item to its place.
    Case(
      before: "A:[a b]",
      after: "A:[b]",
      operations: [.deleteItem(at(0, 0)), .moveItem(from: at(0, 1), to: at(0, 0))],
      rule: .movesMove,
      section: 0,
      ids: ["b"],
      named: [1]
    ),
    Case(
      before: "A:[] B:[]",
      after: "N:[] A:[] B:[]",
      operations: [.insertSection(0), .moveSection(from: 1, to: 2)],
      rule: .movesMove,
      section: 1,
      ids: ["B"],
      named: [1]
    ),
    // The middle of a reversal stays where it is, but its neighbours do not.
    Case(
      before: "A:[1 2 3]",
      after: "A:[3 2 1]",
      operations: [
        .moveItem(from: at(0, 2), to: at(0, 0)), .moveItem(from: at(0, 1), to: at(0, 1)),
      ]
    ),
    Case(
      before: "A:[] B:[] C:[]",
      after: "C:[] B:[] A:[]",
      operations: [.moveSection(from: 2, to: 0), .moveSection(from: 1, to: 1)]
    ),
    // The same numbers mean another section where sections changed places.
    Case(
      before: "A:[a] B:[b] C:[]",
      after: "C:[] A:[b a] B:[]",
      operations: [.moveSection(from: 2, to: 0), .moveItem(from: at(1, 0), to: at(1, 0))]
    ),
  ])
  func movesMove(one: Case) { check(one) }

  @Test func rendersOnlyInAViewOfTheSameKind() {
    let found = violation(
      "A:[a b]",
      "A:[n a b!]",
      .insertItem(at(0, 0)),
      .reconfigureItem(at(0, 1))
    )
    #expect(found?.rule == .sameView)
    #expect(found?.ids == ["b"])
    #expect(found?.operations == [.reconfigureItem(at(0, 1))])
    #expect(found?.views == .init(before: "Row", after: "Banner"))
    #expect(violation("A:[a b]", "A:[a b!]", .reloadItem(at(0, 1))) == nil)
    #expect(violation("A:[a b!]", "A:[a b!]", .reconfigureItem(at(0, 1))) == nil)
  }

  @Test func wantsTheDataToChangeInsideTheBatch() {
    let ledger = Ledger("A:[1] B:[2]")
    ledger.list = list("A:[1] B:[2 3]")
    let early = ledger.perform([.insertItem(at(1, 1))]) {}
    #expect(early?.rule == .dataChangesInside)
    #expect(early?.section == 1)
    #expect(early?.ids == ["3"])
    #expect(early?.expected == 1)
    #expect(early?.found == 2)
    ledger.list = list("A:[1]")
    let sections = ledger.perform([.deleteSection(1)]) {}
    #expect(sections?.rule == .dataChangesInside)
    #expect(sections?.ids == ["B"])
    #expect(sections?.expected == 2)
    #expect(sections?.found == 1)
    ledger.screen.view.reloadData()
    #expect(ledger.perform([.insertItem(at(0, 0))]) { ledger.list = list("A:[0 1]") } == nil)
  }

  @Test func readsNothingAnewInsideABatch() {
    let ledger = Ledger("A:[1]")
    let found = ledger.perform([.insertItem(at(0, 1))]) {
      ledger.list = list("A:[1 2]")
      ledger.screen.view.reloadData()
    }
    #expect(found?.rule == .undisturbed)
    #expect(found?.operations == [.reloadData])
    #expect(ledger.shown == [["1"]])
    ledger.screen.view.reloadData()
    #expect(ledger.shown == [["1", "2"]])
    #expect(ledger.perform([.deleteItem(at(0, 0))]) { ledger.list = list("A:[2]") } == nil)
  }

  @Test func beginsNoBatchInsideAnother() {
    let ledger = Ledger("A:[1]")
    var inner: BatchViolation?
    let outer = ledger.perform([.insertItem(at(0, 1))]) {
      inner = ledger.perform([.deleteItem(at(0, 0))]) {}
      ledger.list = list("A:[1 2]")
    }
    #expect(inner?.rule == .undisturbed)
    #expect(inner?.operations == [.deleteItem(at(0, 0))])
    #expect(outer == nil)
  }

  @Test(arguments: [
    // A position that does not exist explains a wrong count.
    (
      BatchViolation.Rule.sourceExists, "A:[1]", "A:[]",
      [BatchOperation.deleteItem(at(0, 0)), .deleteItem(at(0, 1))]
    ),
    // What happens twice explains a count that is wrong by one.
    (.deletedOnce, "A:[1 2]", "A:[1]", [.deleteItem(at(0, 1)), .deleteItem(at(0, 1))]),
    // A double delete is worse than a reload of what is deleted.
    (
      .deletedOnce, "A:[1 2]", "A:[1]",
      [.deleteItem(at(0, 1)), .deleteItem(at(0, 1)), .reloadItem(at(0, 1))]
    ),
    (.sectionsFirst, "A:[1] B:[]", "A:[]", [.deleteSection(0), .deleteItem(at(0, 0))]),
    (.itemCounts, "A:[1]", "A:[1! 2]", [.reconfigureItem(at(0, 0))]),
  ])
  func namesWhatExplainsTheRest(
    rule: BatchViolation.Rule,
    before: String,
    after: String,
    operations: [BatchOperation]
  ) {
    let ledger = Ledger(before)
    #expect(ledger.perform(operations) { ledger.list = list(after) }?.rule == rule)
  }
}
